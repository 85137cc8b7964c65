// Solves what the native engine has solved, and compares the bits of every frame.
//
//     node corpora.mjs CASES NOTATION KIT OUT
//
// CASES and NOTATION are what `layout-verify --solve --exact` prints for the corpora, as cases and in kit notation; KIT is
// what it prints for the kit, as cases. Each case is built twice: node by node with texts measured here, and from its notation with
// texts measured in the engine. OUT is written: the cases as the module writes them.
import { readFileSync, writeFileSync } from "node:fs";
import { load } from "../build/stacklayout.mjs";

const [casesPath, notationPath, kitPath, outPath] = process.argv.slice(2);
const engine = await load();
const bits = new DataView(new ArrayBuffer(16));

function areSame(a, b) {
    bits.setFloat64(0, a);
    bits.setFloat64(8, b);
    return bits.getBigUint64(0) === bits.getBigUint64(8);
}

/** What is compared: counts, and the first differences. */
class Tally {
    cases = 0;
    frames = 0;
    differing = 0;
    shown = 0;

    compare(name, expected, found) {
        this.cases += 1;
        if (4 * expected.length !== found.length) throw new Error(`${name}: ${expected.length} nodes, ${found.length / 4} here`);
        expected.forEach((frame, index) => {
            const own = found.subarray(4 * index, 4 * index + 4);
            this.frames += frame ? 1 : 0;
            const isSame = frame ? frame.every((number, axis) => areSame(number, own[axis])) : own.every(Number.isNaN);
            if (isSame) return;
            this.differing += 1;
            if (this.shown++ < 5) console.error(`${name}, node ${index}: native ${frame}, here ${own.join(",")}`);
        });
    }

    toString() { return `${this.cases} cases, ${this.frames} frames, ${this.differing} differing`; }
}

// ---- The JSON format of cases, as SEMANTICS 1.1 has it

const kinds = { h: "horizontal", v: "vertical", z: "overlay", free: "free" };
const distributions = { between: "spaceBetween", around: "spaceAround", evenly: "spaceEvenly" };

function styleOf(node, texts) {
    const named = {
        width: node.w, height: node.h, minWidth: node.minW, maxWidth: node.maxW, minHeight: node.minH, maxHeight: node.maxH,
        gap: node.gap, crossGap: node.crossGap, wraps: node.wrap, shrink: node.shrink, alignment: node.align,
        alignmentSelf: node.alignSelf, pins: node.absolute, aspectRatio: node.aspect,
        lines: distributions[node.lines] ?? node.lines, distribution: distributions[node.distribute] ?? node.distribute,
    };
    const style = { kind: kinds[node.stack] ?? "leaf", ...named };
    if (node.pad) {
        const [top, right, bottom, left] = node.pad;
        style.padding = { top, right, bottom, left };
    }
    if (node.hidden) style.visibility = node.hidden === "keep" ? "hiddenKeepingSpace" : "hidden";
    if (node.words) {
        style.content = { measured: texts.length };
        texts.push(node);
    } else if (node.content) {
        style.content = { width: node.content.w, height: node.content.h, baseline: node.content.baseline };
    }
    return style;
}

/** Words of known widths, broken greedily (SEMANTICS 9). */
function measured({ words, lineHeight, baseline = lineHeight }, available) {
    if (words.length === 0) return { width: 0, height: 0 };
    if (available === Infinity) return { width: words.reduce((sum, word) => sum + word, 0), height: lineHeight, baseline };
    let lines = 0, used = Infinity;
    for (const word of words) {
        if (used + word > available + 0.01) {
            lines += 1;
            used = word;
        } else {
            used += word;
        }
    }
    return { width: available, height: lines * lineHeight, baseline };
}

/** The frames of a node and all inside it, in document order. */
function framesOf(root) {
    const frames = [], pending = [root];
    while (pending.length > 0) {
        const node = pending.pop();
        frames.push(node.frame);
        pending.push(...[...node.children ?? []].reverse());
    }
    return frames;
}

function built(item) {
    const tree = engine.createTree({ rightToLeft: item.rtl === true });
    const texts = [];
    const pending = [[item.root, null]];
    while (pending.length > 0) {
        const [node, parent] = pending.pop();
        const style = styleOf(node, texts);
        const id = parent ? tree.add(parent, style) : tree.addRoot(style);
        for (const child of [...node.children ?? []].reverse()) pending.push([child, id]);
    }
    tree.measurer = (tag, width) => measured(texts[tag], width);
    tree.solve();
    return tree;
}

// One array a file, and a line a case.
const casesOf = (path) => readFileSync(path, "utf8").split("\n").filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line.replace(/,$/, "")));

const items = casesOf(casesPath);
const screens = engine.parseAll(readFileSync(notationPath, "utf8"));
if (items.length !== screens.length) throw new Error(`${items.length} cases, ${screens.length} components`);

const [byNode, byNotation, kit] = [new Tally(), new Tally(), new Tally()];
const written = [];
items.forEach((item, index) => {
    const frames = framesOf(item.root), tree = built(item);
    byNode.compare(item.name, frames, tree.relativeFrames());
    tree.free();
    const screen = screens[index];
    screen.solve();
    byNotation.compare(item.name, frames, screen.relativeFrames());
    written.push(screen.caseJSON());
    screen.free();
});

const components = engine.components();
casesOf(kitPath).forEach((native, index) => {
    const screen = engine.parse(components[index].notation);
    if (screen.name !== native.name) throw new Error(`component ${index} is ${screen.name}, native ${native.name}`);
    screen.solve();
    kit.compare(screen.name, framesOf(native.root), screen.relativeFrames());
    screen.free();
});

writeFileSync(outPath, `[\n${written.join(",\n")}\n]\n`);
console.log(`bits of the corpora, built node by node: ${byNode}`);
console.log(`bits of the corpora, from kit notation: ${byNotation}`);
console.log(`bits of the kit: ${kit}`);
if (byNode.differing + byNotation.differing + kit.differing > 0) process.exitCode = 1;
if (byNode.frames === 0 || kit.cases !== 32) throw new Error("there was nothing to compare");
