"""Measures texts in Chromium and writes widths.tsv and lines.tsv, which the tests compare with.

    python3 measure.py [chromium]

Kerning and ligatures are off, glyphs are not hinted. Fonts that are not installed are left out.

widths.tsv: font, sum of the file, size in px, width in px, text.
lines.tsv: font, sum of the file, size, width of the box, overflow-wrap, text, then its lines.
"""
import html
import json
import subprocess
import sys
import tempfile
from pathlib import Path

here = Path(__file__).parent
truetype = Path("/usr/share/fonts/truetype")
fonts = [here / "test-sans.ttf"] + [
    truetype / name
    for name in (
        "dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf", "dejavu/DejaVuSerif.ttf", "dejavu/DejaVuSansMono.ttf",
        "liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf",
        "liberation/LiberationSerif-Italic.ttf", "liberation/LiberationMono-Regular.ttf",
    )
]
sizes = [11, 13.33, 17, 22, 34, 53]
texts = [
    "VIP", "No Reminders", "You’ve completed all tasks.", "Start by adding a note.", "Create Note", "Add VIP",
    "Quickly access mail from important people in your VIP mailbox.", "Checking for Update…", "AVATAR To Ty LT P.",
    "office affluent fjord", "Could not save link. Check your connection and try again.", "1,234.50 € – 99 %",
    "“Quoted” ‘words’ — (brackets) [x] {y}", "Grüße aus Köln, señor!", "Příliš žluťoučký kůň", "Zażółć gęślą jaźń",
    "Île de Ré, où çà", "Smørrebrød på Ærø", "ĲSSELMEER ŉ ſ", "Hyphen-ated well-known", "a/b c@d.e #1 & 2",
    "Καμία υπενθύμιση", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "ΆΈΉΊΌΎΏ άέήίόύώ ΐΰ", "Αθήνα, 3 φίλοι·",
    "Нет напоминаний", "Съешь же ещё этих мягких французских булок", "Ёлки-палки, ґанок", "ЉУБАВ ђак џип", "Київ, їжак, єнот",
    "MMMMWWWW", "iiiillll....", "_-~^`|\\", "0123456789",
]
paragraphs = [
    "Quickly access mail from important people in your VIP mailbox.",
    "You’ve completed all tasks. Start by adding a well-known note, e.g. four words (or 5).",
    "Съешь же ещё этих мягких французских булок, да выпей чаю.",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία.",
    "Donaudampfschifffahrtsgesellschaft und so weiter",
    "no\u00a0break here\u00a0but there, read/write and/or “quoted words”",
    "one two  three   four", "Price: €1,234.50—or less—today",
]
line_fonts = ["test-sans.ttf", "DejaVuSansMono.ttf", "LiberationSerif-Italic.ttf"]
boxes = [60, 90, 120, 178, 240, 338]
page = """<!doctype html><meta charset=utf-8><style>
%s
body{margin:0;font-kerning:none;font-variant-ligatures:none;font-feature-settings:"kern" 0,"liga" 0,"clig" 0,"calt" 0,
"ccmp" 0,"locl" 0;text-rendering:geometricPrecision;font-synthesis:none}
span{white-space:pre} div{white-space:pre-wrap}</style><body><script>
const input=%s;
(async()=>{
 const out={widths:[],lines:[]};
 for(const f of input.fonts) await document.fonts.load('20px '+f);
 for(const f of input.fonts) for(const s of input.sizes) for(const t of input.texts){
  const e=document.createElement('span');e.style.fontFamily=f;e.style.fontSize=s+'px';e.textContent=t;document.body.append(e);
  out.widths.push([f,s,e.getBoundingClientRect().width,t]);e.remove();}
 for(const f of input.lineFonts) for(const s of [17,22]) for(const w of input.boxes) for(const o of ['normal','anywhere'])
  for(const t of input.paragraphs){
  const e=document.createElement('div');e.style.fontFamily=f;e.style.fontSize=s+'px';e.style.width=w+'px';e.style.overflowWrap=o;
  e.textContent=t;document.body.append(e);
  const n=e.firstChild,r=document.createRange(),lines=[];let top=null;
  for(let i=0;i<t.length;i++){r.setStart(n,i);r.setEnd(n,i+1);const b=r.getClientRects()[0];
   if(b&&t[i]!=' '&&(top===null||Math.abs(b.top-top)>s/2)){lines.push('');top=b.top;}
   if(lines.length)lines[lines.length-1]+=t[i];}
  out.lines.push([f,s,w,o,t,lines.map(l=>l.replace(/ +$/,''))]);e.remove();}
 document.body.textContent=JSON.stringify(out);document.title='done';
})();
</script>"""


def file_sum(path):
    """FNV-1a, 32 bits."""
    value = 0x811C9DC5
    for byte in path.read_bytes():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return f"{value:08x}"


present = [path for path in fonts if path.exists()]
names = {f"font{index}": path for index, path in enumerate(present)}
faces = "\n".join(f"@font-face{{font-family:{name};src:url('file://{path}')}}" for name, path in names.items())
data = {"fonts": list(names), "sizes": sizes, "texts": texts, "paragraphs": paragraphs, "boxes": boxes,
        "lineFonts": [name for name, path in names.items() if path.name in line_fonts]}
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "page.html"
    file.write_text(page % (faces, json.dumps(data)))
    browser = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    dump = subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none",
         "--allow-file-access-from-files", "--virtual-time-budget=60000", f"--user-data-dir={folder}/profile",
         "--dump-dom", file.as_uri()], capture_output=True, text=True, check=True).stdout
body = html.unescape(dump[dump.index("<body>") + 6:dump.rindex("</body>")])
result = json.loads(body)
sums = {name: file_sum(path) for name, path in names.items()}
with open(here / "widths.tsv", "w") as out:
    for name, size, width, text in result["widths"]:
        out.write(f"{names[name].name}\t{sums[name]}\t{size}\t{width:.4f}\t{text}\n")
with open(here / "lines.tsv", "w") as out:
    for name, size, width, wrap, text, lines in result["lines"]:
        out.write("\t".join([names[name].name, sums[name], str(size), str(width), wrap, text] + lines) + "\n")
print(len(result["widths"]), "widths,", len(result["lines"]), "paragraphs,", len(present), "fonts")
