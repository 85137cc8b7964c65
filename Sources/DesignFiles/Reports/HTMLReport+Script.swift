extension HTMLReport {
    /// What makes the page work: components are listed at once, what is in them when they are opened.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const [text, verdict, page, status, list, more] =
            ["text", "verdict", "page", "status", "components", "more"].map(id => document.getElementById(id));
        const words = {d: "different", u: "undecided", e: "derived", g: "given", n: "not compared"};
        const step = 100, firstComponents = 300;

        function make(name, properties, ...children) {
            const element = Object.assign(document.createElement(name), properties);
            element.append(...children);
            return element;
        }
        const number = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

        // What a component can be found by; made when first searched.
        function haystack(component) {
            component.found_by ??= [component.name, component.id, component.page].join("\n").toLowerCase();
            return component.found_by;
        }
        const isIn = (wanted, values) => values.some(value => String(value).toLowerCase().includes(wanted));
        const findingHas = (finding, wanted) => isIn(wanted, finding.slice(1));
        const layerHas = (layer, wanted) => isIn(wanted, [layer[1], layer[2]]);

        // The parts of a component that the filter leaves.
        function chosen(component, filter) {
            let {findings, layers} = component;
            const {wanted, letter} = filter;
            if (wanted && !haystack(component).includes(wanted)) {
                findings = findings.filter(finding => findingHas(finding, wanted));
                layers = layers.filter(layer => layerHas(layer, wanted));
            }
            if (letter) {
                findings = findings.filter(finding => (finding[3] ? "u" : "d") === letter);
                layers = layers.filter(layer => layer[3].includes(letter));
            }
            return {findings, layers};
        }
        function isChosen(component, filter) {
            if (filter.page && component.page !== filter.page) return false;
            if (filter.letter && !component[filter.letter]) return false;
            if (!filter.wanted) return true;
            const {findings, layers} = chosen(component, filter);
            return haystack(component).includes(filter.wanted) || findings.length > 0 || layers.length > 0;
        }

        // Adds items to a parent some at a time, with a button for more.
        function addSome(parent, items, makeItem, noun) {
            let shown = 0;
            const button = make("button", {type: "button"});
            function add() {
                const before = shown;
                parent.append(...items.slice(shown, shown + step).map(makeItem));
                shown = Math.min(items.length, shown + step);
                const left = items.length - shown;
                button.hidden = left === 0;
                button.textContent = `Show more ${noun} (${left} left)`;
                return before;
            }
            button.addEventListener("click", () => {
                const first = parent.children[add()];
                if (!first) return;
                first.tabIndex = -1;
                first.focus();
            });
            add();
            return button;
        }

        function findingItem([mark, path, property, code, stored, derived, why, tip]) {
            const item = make("li", {});
            if (!code) item.append(make("span", {className: "mark"}, mark ? String(mark) : "–"));
            item.append(make("bdi", {}, path), " ", make("b", {}, property));
            if (stored !== "none") {
                item.append(make("div", {}, "stored ", make("b", {className: code ? "" : "stored"}, stored),
                    derived === "none" ? "" : `, derived ${derived}`));
            }
            if (why) item.append(make("div", {className: "quiet"}, why));
            if (tip) item.append(make("div", {className: "tip"}, tip));
            return item;
        }
        function findingList(findings, noun) {
            const items = make("ul", {className: "findings"});
            return [items, addSome(items, findings, findingItem, noun)];
        }
        function layerRow([depth, name, id, letters, ...numbers]) {
            const head = make("th", {scope: "row", title: id}, make("bdi", {}, name));
            head.style.paddingLeft = `${8 + 12 * Math.min(depth, 12)}px`;
            return make("tr", {}, head, ...numbers.map((value, index) => {
                const word = words[letters[index]];
                return make("td", {className: letters[index], title: word}, value === null ? "–" : String(value));
            }));
        }

        function section(title, fill) {
            const details = make("details", {}, make("summary", {}, title));
            details.addEventListener("toggle", () => {
                if (details.open && details.children.length === 1) details.append(...fill());
            });
            return details;
        }
        function region(label, ...children) {
            const element = make("div", {className: "scroll", tabIndex: 0}, ...children);
            element.setAttribute("role", "region");
            element.setAttribute("aria-label", label);
            return element;
        }

        function picture(component) {
            const frame = region(`Picture of ${component.name}`);
            // Written by the same program that escaped the names in it.
            frame.innerHTML = component.svg;
            const left = component.unlabelled ? ` ${number(component.unlabelled, "label")} left out.` : "";
            const undrawn = component.undrawn ? ` ${number(component.undrawn, "layer")} not drawn.` : "";
            const legend = component.d
                ? "Solid orange: stored; dashed blue: derived; grey: agrees or given" : "Grey: agrees or given";
            const doubt = component.u ? "; dotted purple: undecided." : ".";
            return make("figure", {}, frame, make("figcaption", {}, legend + doubt + left + undrawn));
        }

        function body(component, filter) {
            const {findings, layers} = chosen(component, filter);
            const parts = [picture(component)];
            const differences = findings.filter(finding => !finding[3]);
            if (differences.length) {
                parts.push(make("h3", {}, `Differences (${differences.length})`),
                    ...findingList(differences, "differences"));
            }
            const reasons = new Map();
            for (const finding of findings.filter(finding => finding[3])) {
                if (!reasons.has(finding[3])) reasons.set(finding[3], []);
                reasons.get(finding[3]).push(finding);
            }
            if (reasons.size) parts.push(make("h3", {}, "Undecided"));
            for (const [code, items] of reasons) {
                parts.push(section(`${code}: ${data.reasons[code]} (${items.length})`,
                    () => findingList(items, "numbers")));
            }
            const missing = component.found - component.findings.length;
            if (missing) parts.push(make("p", {}, `${number(missing, "finding")} more; --json has all.`));
            if (layers.length) parts.push(section(`Layers (${layers.length})`, () => {
                const rows = make("tbody", {});
                const names = ["layer", "x", "y", "width", "height"];
                const head = make("tr", {}, ...names.map(name => make("th", {scope: "col"}, name)));
                const button = addSome(rows, layers, layerRow, "layers");
                const caption = "= derived, · given, ? undecided, ≠ different; stored points.";
                return [make("p", {className: "quiet"}, caption), region(`Layers of ${component.name}`,
                    make("table", {}, make("thead", {}, head), rows)), button];
            }));
            return make("div", {className: "body"}, ...parts);
        }

        function card(component, filter) {
            const counts = ["d", "u", "e", "g"].filter(letter => component[letter]).map(letter =>
                make("span", {className: `count ${letter}`}, `${component[letter]} ${words[letter]}`));
            const place = component.page ? make("span", {className: "quiet"}, ` ${component.page}`) : "";
            const details = make("details", {className: "component"},
                make("summary", {}, make("b", {}, make("bdi", {}, component.name)), place, ...counts));
            details.addEventListener("toggle", event => {
                if (event.target !== details || !details.open || details.children.length > 1) return;
                details.append(body(component, filter));
            });
            return details;
        }

        let limit = firstComponents, visible = [], shown = 0, currentFilter = {};
        function addCards() {
            const before = shown;
            list.append(...visible.slice(shown, limit).map(component => card(component, currentFilter)));
            shown = Math.min(limit, visible.length);
            more.hidden = shown >= visible.length;
            return before;
        }
        function update() {
            currentFilter = {wanted: text.value.trim().toLowerCase(), letter: verdict.value, page: page.value};
            visible = data.components.filter(component => isChosen(component, currentFilter));
            [limit, shown] = [firstComponents, 0];
            list.replaceChildren();
            addCards();
            const sum = letter => visible.reduce((total, component) => total + component[letter], 0);
            status.textContent = `${visible.length} of ${number(data.components.length, "component")}: `
                + ["d", "u", "e", "g"].map(letter => `${sum(letter)} ${words[letter]}`).join(", ");
            const first = list.firstElementChild;
            if (first && (visible.length === 1 || visible[0].d)) first.open = true;
        }

        data.components.sort((a, b) => b.d - a.d || b.u - a.u);
        const pages = [...new Set(data.components.map(component => component.page))].filter(Boolean);
        page.append(...pages.map(name => make("option", {value: name}, name)));
        let timer = 0;
        text.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(update, 120); });
        for (const select of [verdict, page]) select.addEventListener("change", update);
        document.getElementById("filter").addEventListener("submit", event => event.preventDefault());
        more.addEventListener("click", () => {
            limit += firstComponents;
            const next = list.children[addCards()];
            if (next) next.firstElementChild.focus();
        });
        update();
        performance.mark("usable");
        """#
}
