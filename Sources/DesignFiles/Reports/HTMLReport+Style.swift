extension HTMLReport {
    /// The page's looks. Text has a contrast of at least 4.5:1 on what is behind it, on light and dark pages.
    static let styleSheet = """
        :root{color-scheme:light dark;--page:#fff;--card:#f6f8fa;--line:#d0d7de;--text:#1f2328;--quiet:#57606a;\
        --different:#b93c0a;--undecided:#7637ad;--derived:#1a7037;--given:#57606a;--focus:#0b62c4}
        @media (prefers-color-scheme:dark){:root{--page:#0e1116;--card:#15181d;--line:#353b44;--text:#e6edf3;\
        --quiet:#9da7b3;--different:#ff9a5c;--undecided:#c9a2ff;--derived:#5fd080;--given:#9da7b3;--focus:#6cb6ff}}
        *{box-sizing:border-box}
        body{margin:0 auto;padding:16px;max-width:1100px;background:var(--page);color:var(--text);\
        font:15px/1.45 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
        h1{font-size:22px;margin:0 0 8px}
        h2{font-size:16px;margin:12px 0 0;overflow-wrap:anywhere}
        h3{font-size:15px;margin:16px 0 6px}
        p{margin:4px 0}
        .quiet,figcaption{color:var(--quiet);font-size:13px}
        .totals{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
        .totals div{display:flex;flex-direction:column-reverse;min-width:108px;padding:8px 12px;\
        border:1px solid var(--line);border-radius:8px;background:var(--card)}
        .totals dd{margin:0;font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
        .totals dt{font-size:13px;color:var(--quiet)}
        .different dd,.d{color:var(--different)}.undecided dd,.u{color:var(--undecided)}
        .derived dd,.e{color:var(--derived)}.given dd,.g,.n{color:var(--given)}
        form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:6px 8px;align-items:center;\
        padding:10px 0;background:var(--page);border-bottom:1px solid var(--line)}
        input,select,button{font:inherit;min-height:36px;padding:4px 10px;color:var(--text);\
        background:var(--card);border:1px solid var(--quiet);border-radius:6px;max-width:100%}
        input{flex:1 1 200px}select{max-width:220px}button{cursor:pointer;margin:8px 0}
        input::placeholder{color:var(--quiet);opacity:1}
        :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
        .component{border:1px solid var(--line);border-radius:8px;margin:8px 0;background:var(--card);\
        content-visibility:auto;contain-intrinsic-size:auto 46px}
        summary{cursor:pointer;padding:10px 12px;overflow-wrap:anywhere}
        summary b{font-weight:600}
        .count{white-space:nowrap;font-size:13px;margin-left:10px;font-variant-numeric:tabular-nums}
        .body{padding:0 12px 12px}
        .body details{border-top:1px solid var(--line)}.body details summary{padding:8px 0}
        figure{margin:0 0 8px}
        .scroll{overflow:auto;max-height:70vh;border:1px solid var(--line);border-radius:6px;\
        background:var(--page)}
        .scroll svg{display:block;margin:0 auto}
        .findings{list-style:none;margin:0;padding:0}
        .findings li{padding:8px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
        .mark{display:inline-block;min-width:22px;margin-right:6px;font-weight:600;color:var(--different)}
        .tip::before{content:"→ ";color:var(--derived)}
        table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}
        th,td{padding:3px 8px;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}
        th:first-child{text-align:left;font-weight:400}
        thead th{position:sticky;top:0;background:var(--page);font-weight:600;border-top:0}
        .d::before{content:"≠ "}td.u::before{content:"? "}td.g::before{content:"· "}td.e::before{content:"= "}
        @media (max-width:520px){body{padding:12px}.totals div{flex:1 1 40%;min-width:0}\
        form{position:static}label{flex:0 0 64px}input,select{flex:1 1 calc(100% - 80px);max-width:none;\
        min-width:0}.count{margin-left:0;margin-right:10px}summary .quiet{margin-right:8px}}
        @media print{form,button{display:none}}
        """
}
