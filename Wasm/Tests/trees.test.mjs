// Trees that are built and edited node by node, engines, and what can go wrong with them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import vm from "node:vm";
import { load, EngineLostError, LayoutError } from "../build/stacklayout.mjs";

const engine = await load();
const build = new URL("../build/", import.meta.url);

test("a tree is built, edited and solved", () => {
    const tree = engine.createTree();
    const list = tree.addRoot({ kind: "vertical", width: 320, gap: 8, padding: { left: 10 } });
    const first = tree.add(list, { width: "fill", height: 44 });
    const third = tree.add(list, { content: { width: 30, height: 20, baseline: 15 } });
    const second = tree.add(list, { height: 10, width: { fraction: 0.5 } }, 1);
    assert.deepEqual(tree.children(list), [first, second, third]);
    assert.deepEqual(tree.nodes(), [list, first, second, third]);
    assert.deepEqual([tree.roots(), tree.parent(first), tree.parent(list), tree.nodeCount], [[list], list, null, 4]);
    assert.equal(tree.frame(first), null);
    const { visited, isIncremental } = tree.solve();
    assert.deepEqual([visited, isIncremental], [4, false]);
    assert.deepEqual(tree.frame(second), { x: 10, y: 52, width: 155, height: 10 });
    assert.deepEqual(tree.absoluteFrame(third), { x: 10, y: 70, width: 30, height: 20 });
    tree.move(third, list, 0);
    tree.rightToLeft = true;
    tree.solve();
    assert.deepEqual(Array.from(tree.frames().subarray(4, 8)), [290, 0, 30, 20]);
    assert.equal(tree.derivation(first, "y"), "y 28 = 0 + 20 + gap 8 (behind its sibling)");
    assert.equal(tree.derivation(first, "width"), "width 310 = 320 − 10 (fill: all of its parent's content box)");
    tree.remove(second);
    assert.deepEqual([tree.contains(second), tree.contains(first), tree.contains({})], [false, true, false]);
    assert.throws(() => tree.frame(second) ?? tree.style(second), { code: "unknownNode" });
    assert.throws(() => tree.add(first, {}), { code: "leafCannotHoldChildren" });
    assert.throws(() => tree.add(list, {}, 7), { code: "childIndexOutOfRange" });
    assert.throws(() => tree.move(list, list, 0), { code: "movedIntoItself" });
    assert.throws(() => tree.add({ index: 0 }, {}), { code: "unknownNode" });
    const other = engine.createTree();
    assert.throws(() => other.style(first), { code: "unknownNode" });
    other.free();
    tree.free();
});

test("styles come back as they were declared", () => {
    const tree = engine.createTree({ rightToLeft: true });
    assert.equal(tree.rightToLeft, true);
    const declared = {
        kind: "horizontal", width: 100, height: "hug", minWidth: 1, minHeight: 2, maxWidth: 300, maxHeight: 400,
        padding: { top: 1, right: 2, bottom: 3, left: 4 }, gap: 5, crossGap: 6, wraps: true, lines: "stretch",
        alignment: "baseline", distribution: "spaceEvenly", visibility: "hiddenKeepingSpace", shrink: 7,
        corners: { topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4 }, clipsContent: true, paintsInReverse: true, zOrder: -9,
    };
    const root = tree.addRoot(declared);
    assert.deepEqual(tree.style(root), declared);
    const leaf = tree.add(root, {
        width: { fill: 2 }, height: { fraction: 0.25 }, aspectRatio: 1.5, alignmentSelf: "end", pins: { left: 1, centerY: -2 },
        content: { measured: 42 }, corners: "max",
    });
    const style = tree.style(leaf);
    assert.deepEqual(
        [style.width, style.height, style.aspectRatio, style.alignmentSelf, style.pins, style.content, style.corners],
        [{ fill: 2 }, { fraction: 0.25 }, 1.5, "end", { left: 1, centerY: -2 }, { measured: 42 }, "max"]);
    tree.update(leaf, { aspectRatio: null, pins: null, padding: { left: 3 }, gap: undefined });
    const updated = tree.style(leaf);
    assert.deepEqual([updated.aspectRatio, updated.pins, updated.padding.left], [undefined, undefined, 3]);
    tree.setStyle(leaf, { height: 5 });
    assert.deepEqual([tree.style(leaf).width, tree.style(leaf).height, tree.style(leaf).padding.left], ["hug", 5, 0]);
    tree.setTag(leaf, -7);
    assert.equal(tree.tag(leaf), -7);
    assert.throws(() => tree.setTag(leaf, 2 ** 40), { code: "invalidValue", property: "tag" });
    tree.free();
});

test("a measurer is asked at most twice, may throw, and cannot disturb its tree", () => {
    const tree = engine.createTree(), aside = engine.createTree();
    const root = tree.addRoot({ kind: "vertical", width: 50 });
    const leaf = tree.add(root, { width: "fill", content: { measured: 3 } });
    assert.throws(() => tree.solve(), { code: "measurerMissing" });
    assert.throws(() => tree.size(root), { code: "measurerMissing" });
    const asked = [];
    let isSolving = true;
    tree.measurer = (tag, width) => {
        asked.push([tag, width]);
        // A query of a size does not mind, for it looks at a copy.
        if (isSolving) assert.throws(() => tree.frame(leaf), { code: "busy" });
        assert.throws(() => tree.free(), { code: "busy" });
        const node = aside.addRoot({ width: asked.length, height: 1 });
        aside.solve();
        return { width: 100, height: aside.frame(node).width * 10 };
    };
    tree.solve();
    isSolving = false;
    assert.ok(asked.length <= 2 && asked.every(([tag]) => tag === 3), JSON.stringify(asked));
    assert.equal(tree.frame(leaf).height, asked.length * 10);
    assert.equal(tree.size(root, { width: 80 }).width, 80);
    class Mine extends Error {}
    tree.measurer = () => { throw new Mine("no"); };
    tree.invalidateMeasurement(leaf);
    assert.throws(() => tree.solve(), Mine);
    tree.measurer = () => ({ width: 1 });
    assert.throws(() => tree.solve(), TypeError);
    for (const [width, height] of [[1, NaN], [1, -1], [1, Infinity]]) {
        tree.measurer = () => ({ width, height });
        assert.throws(() => tree.solve(), { code: "invalidMeasurement" });
    }
    tree.measurer = () => ({ width: 10, height: 20, baseline: 5 });
    tree.solve();
    assert.equal(tree.frame(leaf).height, 20);
    tree.free();
    aside.free();
});

test("painting, hits and diagnostics", () => {
    const tree = engine.createTree();
    const root = tree.addRoot({ kind: "overlay", width: 100, height: 100, clipsContent: true, corners: 10 });
    const below = tree.add(root, { width: 150, height: 20, zOrder: -1 });
    const above = tree.add(root, { width: 50, height: 50 });
    tree.setTag(above, 5);
    tree.solve();
    const painted = tree.painted();
    assert.deepEqual(painted.map(({ node }) => node), [root, below, above]);
    assert.deepEqual(painted[2].clipBounds, { x: 0, y: 0, width: 100, height: 100 });
    assert.deepEqual([painted[0].clipBounds, painted[0].radii.topLeft, painted[2].tag], [null, 10, 5]);
    assert.deepEqual(tree.painted({ x: 60, y: 5, width: 5, height: 5 }).map(({ node }) => node), [root, below]);
    assert.deepEqual([tree.hit(20, 5).node, tree.hit(90, 15).node, tree.hit(0, 0), tree.hit(500, 5)], [above, below, null, null]);
    const [diagnostic] = tree.diagnostics();
    assert.deepEqual([diagnostic.code, diagnostic.node], ["childrenOverflow", root]);
    assert.deepEqual(engine.snap({ x: 0.3, y: 0.3, width: 1, height: 1 }, { scale: 2 }), { x: 0.5, y: 0.5, width: 1, height: 1 });
    assert.throws(() => engine.snap({ x: NaN, y: 0, width: 1, height: 1 }, { scale: 2 }), { code: "invalidValue" });
    tree.free();
});

test("a chain of 100,000 nodes is built, solved, asked and removed", () => {
    const tree = engine.createTree();
    const root = tree.addRoot({ kind: "vertical" });
    let last = root;
    for (let depth = 1; depth < 100000; depth++) last = tree.add(last, { kind: "vertical", padding: { left: 1 } });
    const leaf = tree.add(last, { content: { width: 5, height: 5 } });
    tree.solve();
    assert.deepEqual(tree.absoluteFrame(leaf), { x: 99999, y: 0, width: 5, height: 5 });
    assert.equal(tree.painted().length, 100001);
    assert.equal(tree.hit(99999, 1).node, leaf);
    assert.deepEqual(tree.size(root), { width: 100004, height: 5 });
    tree.remove(tree.children(root)[0]);
    assert.equal(tree.nodeCount, 1);
    tree.free();
});

test("views are taken again when the memory grows", async () => {
    const own = await load();
    const before = own.memory.buffer.byteLength;
    const tree = own.createTree(), root = tree.addRoot({ kind: "vertical" });
    for (let index = 0; index < 50000; index++) tree.add(root, { width: 1, height: 1 });
    tree.solve();
    assert.ok(own.memory.buffer.byteLength > before);
    // Grown by somebody else, between calls.
    own.memory.grow(1);
    assert.equal(tree.frames()[4 * 50000 + 1], 49999);
    assert.equal(tree.style(root).kind, "vertical");
});

test("memory is used again", async () => {
    const own = await load();
    const text = "COMPONENT \"c\" stack v\n" + "  rect \"some name\" w10 h10\n".repeat(2000);
    let size = 0;
    for (let round = 0; round < 60; round++) {
        const screen = own.parse(text);
        screen.solve();
        screen.nodes;
        screen.frames();
        screen.free();
        if (round === 10) size = own.memory.buffer.byteLength;
    }
    assert.equal(own.memory.buffer.byteLength, size);
});

test("an engine without memory is lost and says so; another one works", async () => {
    const own = await load();
    const kept = own.parse("COMPONENT \"c\" w1 h1");
    // All that 32 bits can address, taken from outside: the engine cannot get more.
    own.memory.grow(65536 - own.memory.buffer.byteLength / 65536);
    const text = "COMPONENT \"c\" stack v\n" + "  rect w10 h10\n".repeat(100000);
    assert.throws(() => own.parse(text), (error) => error instanceof EngineLostError && error.code === "memory");
    assert.equal(own.isAlive, false);
    for (const call of [() => own.parse("x"), () => own.components(), () => kept.solve(), () => own.createTree()]) {
        assert.throws(call, EngineLostError);
    }
    kept.free();
    assert.equal((await load()).parse("COMPONENT \"c\" w1 h1").name, "c");
});

test("a freed tree says so", () => {
    const tree = engine.createTree(), root = tree.addRoot({});
    tree.free();
    tree.free();
    const calls = [
        () => tree.addRoot({}), () => tree.add(root, {}), () => tree.remove(root), () => tree.move(root, root, 0),
        () => tree.contains(root), () => tree.parent(root), () => tree.children(root), () => tree.roots(), () => tree.nodes(),
        () => tree.style(root), () => tree.setStyle(root, {}), () => tree.update(root, {}), () => tree.tag(root),
        () => tree.setTag(root, 1), () => tree.invalidateMeasurement(root), () => tree.solve(), () => tree.frame(root),
        () => tree.absoluteFrame(root), () => tree.frames(), () => tree.relativeFrames(), () => tree.size(root),
        () => tree.painted(), () => tree.hit(0, 0), () => tree.derivation(root, "x"), () => tree.diagnostics(),
        () => tree.rightToLeft, () => { tree.rightToLeft = true; }, () => tree.nodeCount,
    ];
    for (const call of calls) assert.throws(call, (error) => error instanceof LayoutError && error.code === "freed", String(call));
    assert.ok(engine.isAlive);
});

test("an engine is loaded from bytes, a module, an address and a response; the classic script has it inside", async () => {
    const bytes = await readFile(new URL("stacklayout.wasm", build));
    const response = (type) => new Response(bytes, { headers: { "content-type": type } });
    const sources = [
        bytes, new WebAssembly.Module(bytes), new URL("stacklayout.wasm", build), new URL("stacklayout.wasm", build).href,
        response("application/wasm"), response("text/plain"), Promise.resolve(response("application/wasm")),
    ];
    for (const source of sources) assert.equal((await load(source)).components().length, 32);
    await assert.rejects(load(new Response("", { status: 404 })), /status 404/);
    const page = vm.createContext({ WebAssembly, TextEncoder, TextDecoder, URL, atob, performance });
    vm.runInContext(await readFile(new URL("stacklayout.js", build), "utf8"), page);
    const found = await vm.runInContext(
        "StackLayoutWasm.load().then((engine) => engine.components().map((item) => engine.parse(item.notation).solve()).length)", page);
    assert.equal(found, 32);
});
