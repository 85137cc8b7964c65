// Screens: notation in, frames and reasons out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, LayoutError, NotationError } from "../build/stacklayout.mjs";

const engine = await load();
const components = engine.components();

/** Frames of a node of a screen. */
const frame = (frames, index) => Array.from(frames.subarray(4 * index, 4 * index + 4));

test("all 192 documented frames of the 32 components are derived within 0.005", () => {
    assert.equal(components.length, 32);
    let count = 0;
    for (const { name, notation } of components) {
        const screen = engine.parse(notation);
        assert.equal(screen.name, name);
        screen.solve();
        const frames = screen.relativeFrames();
        for (const { index, stored } of screen.nodes) {
            if (!stored) continue;
            count += 1;
            [stored.x, stored.y, stored.width, stored.height].forEach((number, axis) =>
                assert.ok(Math.abs(number - frames[4 * index + axis]) <= 0.005, `${name}, node ${index}`));
        }
        assert.deepEqual(engine.parse(screen.notation()).nodes.map(({ line, ...rest }) => rest),
            screen.nodes.map(({ line, ...rest }) => rest));
        screen.free();
    }
    assert.equal(count, 192);
});

test("an error of notation has line, column, what was expected and what was found", () => {
    const cases = [
        ["", 1, 1], ["COMPONENT \"a\" stack v\n  group \"b\" stack h gap1,2", 2, 25], ["COMPONENT \"a\" stack v\n  groop", 2, 3],
        ["COMPONENT \"é👩‍👩‍👧e\u0301\" wide", 1, 17], ["\ufeffCOMPONENT", 1, 10],
    ];
    for (const [notation, line, column] of cases) {
        assert.throws(() => engine.parse(notation), (error) => {
            assert.ok(error instanceof NotationError && error instanceof LayoutError && error instanceof Error);
            assert.deepEqual([error.line, error.column], [line, column], `${JSON.stringify(notation)}: ${error.message}`);
            assert.ok(error.expected.length > 0 && error.found.length > 0);
            assert.equal(error.message, `line ${line}, column ${column}: expected ${error.expected}, found ${error.found}`);
            return true;
        });
    }
    const two = "COMPONENT \"a\" w1 h1\n\nCOMPONENT \"b\" w2 h2\n";
    assert.throws(() => engine.parse(two), { name: "NotationError", line: 3, column: 1 });
    assert.deepEqual(engine.parseAll(two).map(({ name }) => name), ["a", "b"]);
    assert.throws(() => engine.parse(undefined), { code: "invalidValue", property: "notation" });
});

test("names keep any Unicode", () => {
    const names = ["Ünïcödé", "日本語", "👩‍👩‍👧‍👦", "e\u0301", "\u05d0\u05d1", "a\u2028b", "\u0000\u0007", "\ufeffx", "\"\\\n\t"];
    const escaped = (name) => name.replace(/["\\\u0000-\u001f]/g, (letter) => `\\u{${letter.codePointAt(0).toString(16)}}`);
    const text = "COMPONENT \"c\" stack v\n" + names.map((name) => `  group "${escaped(name)}" w1 h1\n`).join("");
    const screen = engine.parse(text);
    assert.deepEqual(screen.nodes.slice(1).map(({ name }) => name), names);
    assert.deepEqual(JSON.parse(screen.caseJSON(new Float64Array(40))).root.children.map(({ name }) => name), names);
    // What UTF-8 cannot say is replaced, not refused.
    assert.equal(engine.parse("COMPONENT \"\ud800\" w1 h1").name, "\ufffd");
});

test("what is not notation never stops the engine", () => {
    let seed = 20261201;
    const random = (below) => {
        seed = Math.imul(seed ^ seed >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
        return (seed >>> 0) % below;
    };
    const bits = ["\"", "\\u{110000}", "1e400", "-0", "99999999999999999999", "|", "\n", "  ", ">", "é", "\ud83d", "fill", "pin",
        "4294967297>", "w", "%", "hidden", "words ", "1e-320", "stack z", "0x10", "U+FFFFFFFF", "#GGGGGG", "×", "@", "\u0000"];
    let refused = 0, solved = 0;
    for (let round = 0; round < 3000; round++) {
        let text = components[random(32)].notation;
        for (let edit = random(3) + 1; edit > 0; edit--) {
            const start = random(text.length), length = random(3) === 0 ? random(60) : random(3);
            text = text.slice(0, start) + (random(4) === 0 ? "" : bits[random(bits.length)]) + text.slice(start + length);
        }
        try {
            for (const screen of engine.parseAll(text)) {
                screen.solve({ width: random(3) === 0 ? random(1000) : null, rightToLeft: random(2) === 0 });
                const last = random(screen.nodes.length);
                screen.explanation(last, ["x", "y", "width", "height"][random(4)]);
                screen.snapped(random(5) + 0.5, random(7), -0.25);
                engine.parseAll(screen.notation("engine")).forEach((again) => again.free());
                JSON.parse(screen.caseJSON());
                screen.diagnostics();
                screen.free();
                solved += 1;
            }
        } catch (error) {
            assert.ok(error instanceof LayoutError, `${error.stack}\n${text}`);
            refused += 1;
        }
    }
    assert.ok(engine.isAlive && refused > 300 && solved > 300, `${refused} refused, ${solved} solved`);
});

test("200,000 nodes, and chains of 100,000", () => {
    const flat = "COMPONENT \"flat\" w400 stack v\n" + "  rect w fill h10\n".repeat(200000);
    let screen = engine.parse(flat);
    screen.solve();
    assert.deepEqual(frame(screen.frames(), 200000), [0, 1999990, 400, 10]);
    assert.equal(screen.nodes.length, 200001);
    screen.update(1, { height: 11 });
    assert.ok(screen.solve().visited < 10000);
    assert.deepEqual(frame(screen.frames(), 200000), [0, 1999991, 400, 10]);
    screen.free();

    let deep = "COMPONENT \"deep\" stack v\n";
    for (let level = 1; level < 100000; level++) deep += `${level}> group stack ${level % 2 ? "h" : "v"} pad1,0,0,0\n`;
    screen = engine.parse(deep + "100000> rect w10 h10\n");
    screen.solve();
    assert.deepEqual(frame(screen.frames(), 100000), [0, 99999, 10, 10]);
    screen.solve({ width: 20, rightToLeft: true });
    assert.deepEqual(frame(screen.frames(), 100000), [10, 99999, 10, 10]);
    assert.equal(screen.explanation(0, "height", 5).length, 5);
    assert.ok(screen.caseJSON().length > 1e6);
    assert.deepEqual([screen.nodes.at(-1).depth, screen.nodes.at(-1).path.length], [100000, 2 + 60 * 2 - 1]);
    const again = engine.parse(screen.notation("engine"));
    again.solve();
    assert.deepEqual(frame(again.frames(), 100000), [0, 99999, 10, 10]);
    again.free();
    screen.free();
});

test("solving with given sizes and directions, and back", () => {
    const screen = engine.parse("COMPONENT \"row\" w100 h50 stack h pad0,5,0,10\n  rect w20 h10\n  rect w fill h10\n");
    screen.solve();
    const declared = screen.frames();
    screen.solve({ width: 200, rightToLeft: true });
    assert.deepEqual(frame(screen.frames(), 1), [175, 0, 20, 10]);
    assert.deepEqual(frame(screen.frames(), 2), [10, 0, 165, 10]);
    screen.solve({ width: null });
    assert.deepEqual(screen.frames(), declared);
    assert.throws(() => screen.solve({ width: -1 }), { code: "invalidValue", property: "width", value: -1 });
    assert.throws(() => screen.solve({ height: "tall" }), { code: "invalidValue", property: "height" });
    const { visited, isIncremental, nanoseconds } = screen.solve();
    assert.deepEqual([visited, isIncremental], [0, true]);
    assert.ok(nanoseconds >= 0);
});

test("hidden nodes have no frame and no reasons", () => {
    const screen = engine.parse("COMPONENT \"c\" stack v\n  group stack v hidden\n    rect w1 h1\n  rect w2 h3\n");
    screen.solve();
    assert.deepEqual(Array.from(screen.frames()), [0, 0, 2, 3, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, 0, 0, 2, 3]);
    assert.equal(screen.derivation(2), null);
    assert.equal(screen.explanation(1, "x"), null);
    assert.ok(Number.isNaN(screen.snapped(2)[4]));
});

test("an updated screen has bit for bit the frames of a fresh one", () => {
    for (const { notation } of components) {
        const screen = engine.parse(notation);
        screen.solve();
        for (const { index, style } of screen.nodes) {
            screen.update(index, { padding: index % 7, gap: index % 5 + 0.1, ...style.kind === "leaf" ? { height: 33.3 } : {} });
            screen.solve();
        }
        const fresh = engine.parse(screen.notation("none"));
        fresh.solve();
        assert.deepEqual(new Uint8Array(screen.frames().buffer), new Uint8Array(fresh.frames().buffer));
        assert.deepEqual(screen.nodes.map(({ style }) => style), fresh.nodes.map(({ style }) => style));
        screen.free();
        fresh.free();
    }
});

test("a refused update names node, property and value, and changes nothing", () => {
    const screen = engine.parse("COMPONENT \"c\" w100 h50 stack v\n  rect \"a\" w10 h10 minW5\n");
    screen.solve();
    const before = screen.nodes[1];
    const refusals = [
        [{ minWidth: -1 }, "invalidValue", "minWidth"], [{ width: NaN }, "invalidValue", "width"],
        [{ width: "wide" }, "invalidValue", "width"], [{ widht: 1 }, "invalidValue", "widht"],
        [{ kind: "vertical" }, "kindChanged", undefined], [{ padding: { top: 1, tpo: 2 } }, "invalidValue", "padding.tpo"],
        [{ zOrder: 1.5 }, "invalidValue", "zOrder"], [{ content: { measured: 3 } }, "invalidValue", undefined],
        [{ aspectRatio: 0 }, "invalidValue", "aspectRatio"], [{ pins: { left: Infinity } }, "invalidValue", "left"],
    ];
    for (const [changes, code, property] of refusals) {
        assert.throws(() => screen.update(1, changes), (error) => {
            assert.deepEqual([error.code, error.property], [code, property], error.message);
            return error instanceof LayoutError;
        });
        assert.equal(screen.nodes[1], before);
        assert.equal(screen.solve().visited, 0);
    }
    assert.throws(() => screen.update(1, { minWidth: -1 }), { node: 1, value: -1 });
    assert.throws(() => screen.update(0, { width: "fill" }), { code: "rootSizeNotAbsolute" });
    for (const index of [-1, 2, 0.5, NaN, "0", undefined]) {
        assert.throws(() => screen.update(index, {}), { code: "unknownNode" });
        assert.throws(() => screen.derivation(index), { code: "unknownNode" });
    }
    screen.update(1, { minWidth: null, width: { fraction: 0.5 }, corners: "max", pins: {} });
    const { minWidth, width, corners, pins } = screen.nodes[1].style;
    assert.deepEqual([minWidth, width, corners, pins], [0, { fraction: 0.5 }, "max", {}]);
});

test("reasons, diagnostics and snapping", () => {
    const screen = engine.parse(components[0].notation);
    screen.solve();
    const text = screen.nodes.find(({ name }) => name === "Stack").index;
    assert.equal(screen.derivation(text).y, "y 334.5 = 277.5 + 41 + gap 16 (behind its sibling)");
    const lines = screen.explanation(text, "y");
    assert.ok(lines[0].startsWith("Content/Stack y 334.5") && lines.length > 3, lines.join("\n"));
    assert.equal(screen.explanation(text, "y", 2).length, 2);
    assert.deepEqual(screen.explanation(text, "y", 1), lines.slice(0, 1));
    assert.throws(() => screen.explanation(text, "z"), { code: "invalidValue" });
    for (const scale of [1, 2, 3]) {
        const frames = screen.snapped(scale, 0.25, 0.5);
        for (let index = 0; index < frames.length; index += 4) {
            const left = (frames[index] + 0.25) * scale, top = (frames[index + 1] + 0.5) * scale;
            assert.ok(Math.abs(left - Math.round(left)) < 1e-9 && Math.abs(top - Math.round(top)) < 1e-9);
        }
    }
    assert.throws(() => screen.snapped(0), { code: "invalidValue", property: "scale" });
    const tight = engine.parse("COMPONENT \"t\" w10 h10 stack h\n  rect \"wide\" w20 h5\n");
    tight.solve();
    const [diagnostic] = tight.diagnostics();
    assert.deepEqual([diagnostic.code, diagnostic.node], ["childrenOverflow", 0]);
    assert.ok(diagnostic.message.length > 0);
});

test("a case says what the screen says, with frames of the engine or of a browser", () => {
    const screen = engine.parse(
        "COMPONENT \"c\" rtl stack v w100 pad1,2,3,4\n  text \"t\" words 30,40 line20\n  group stack h pin left5\n    rect w50% h9\n");
    screen.solve();
    const item = JSON.parse(screen.caseJSON());
    assert.deepEqual([item.name, item.rtl, item.root.stack, item.root.w, item.root.pad], ["c", true, "v", 100, [1, 2, 3, 4]]);
    assert.deepEqual(item.root.children[0].words, [30, 40]);
    assert.deepEqual(item.root.children[1].absolute, { left: 5 });
    const browser = JSON.parse(screen.caseJSON(Float64Array.from({ length: 16 }, (_, index) => index), "Chromium 1"));
    assert.equal(browser.source, "Chromium 1");
    assert.deepEqual(browser.root.children[1].children[0].frame, [4, 4, 14, 15]);
    assert.throws(() => screen.caseJSON(new Float64Array(3)), { code: "invalidValue", property: "frames" });
});

test("a freed screen says so", () => {
    const screen = engine.parse("COMPONENT \"c\" w1 h1");
    screen.solve();
    screen.frames();
    screen.free();
    screen.free();
    const calls = [
        () => screen.solve(), () => screen.frames(), () => screen.relativeFrames(), () => screen.snapped(1),
        () => screen.derivation(0), () => screen.explanation(0, "x"), () => screen.diagnostics(),
        () => screen.update(0, {}), () => screen.notation(), () => screen.caseJSON(),
    ];
    for (const call of calls) assert.throws(call, { name: "LayoutError", code: "freed" });
    assert.ok(engine.isAlive);
});
