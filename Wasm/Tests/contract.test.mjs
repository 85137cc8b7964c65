// What is written twice is the same: exports.txt and the C header, the numbers of the C interface, stacklayout.d.ts.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as library from "../build/stacklayout.mjs";
import { diagnosticCodes, properties, statuses } from "../Module/errors.js";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const headers = new URL("../../Sources/CStackLayout/include/stacklayout/", import.meta.url);
const header = readdirSync(headers).map((name) => readFileSync(new URL(name, headers), "utf8")).join("\n");
const declarations = read("../stacklayout.d.ts");

test("every export is a function of the C header or one of the module's own, and the module exports just these", () => {
    const listed = read("../exports.txt").split("\n").filter((line) => /^\w/.test(line));
    assert.equal(new Set(listed).size, listed.length);
    for (const name of listed) {
        if (!name.startsWith("sl_web_")) assert.match(header, new RegExp(`\\b${name}\\(`), `${name} is not in the header`);
    }
    const module = new WebAssembly.Module(readFileSync(new URL("../build/stacklayout.wasm", import.meta.url)));
    const exported = WebAssembly.Module.exports(module).map(({ name, kind }) => `${kind} ${name}`);
    assert.deepEqual(exported.sort(), listed.map((name) => `function ${name}`).sort());
    assert.deepEqual(
        WebAssembly.Module.imports(module).map(({ module, name, kind }) => `${kind} ${module}.${name}`).sort(),
        ["function host.measure", "function host.outOfMemory", "memory env.memory"]);
    const script = ["engine", "instance", "screen", "tree"].map((name) => read(`../Module/${name}.js`)).join("\n");
    for (const name of listed) assert.ok(script.includes(`"${name}"`), `${name} is exported and never called`);
    for (const [name] of script.matchAll(/(?<=")sl_\w+(?=")/g)) assert.ok(listed.includes(name), `${name} is called and not exported`);
});

/** The names of an enum of the header by their numbers, as this module writes them. */
function named(prefix) {
    const found = {};
    for (const [, name, number] of header.matchAll(new RegExp(`\\b${prefix}_(\\w+) = (\\d+)`, "g"))) {
        found[number] = name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
    }
    return found;
}

test("status codes, properties and diagnostics have the names of the header", () => {
    const { 255: other, ...errors } = named("SL_ERROR");
    assert.equal(other, "other");
    assert.deepEqual(statuses, errors);
    const { 0: none, 255: rest, ...own } = named("SL_PROPERTY");
    assert.deepEqual({ ...properties.slice(1) }, Object.fromEntries(Object.entries(own).map(([key, name]) => [key - 1, name])));
    const { 255: last, ...codes } = named("SL_DIAGNOSTIC");
    assert.deepEqual({ ...diagnosticCodes.slice(1) }, Object.fromEntries(Object.entries(codes).map(([key, name]) => [key - 1, name])));
    const union = /DiagnosticCode =([^;]*);/.exec(declarations)[1];
    assert.deepEqual([...union.matchAll(/"(\w+)"/g)].map(([, code]) => code), [...diagnosticCodes.slice(1), "other"]);
});

/** The members of an interface or class of the declarations. */
function members(name) {
    const body = new RegExp(`(?:interface|class) ${name}(?: extends \\w+)? \\{([\\s\\S]*?)\\n\\}`).exec(declarations)[1];
    // Several may share a line.
    // Several may share a line; types in braces are no members.
    const flat = body.replace(/\{[^{}]*\}/g, "{}").replace(/\/\*[\s\S]*?\*\//g, "");
    return [...flat.matchAll(/(?<=^ {4}|^ {4}[^(\n]*; )(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member);
}

/** What can be used of an object: its own properties and those of its class. */
function usable(object) {
    const names = [...Object.keys(object), ...Object.getOwnPropertyNames(Object.getPrototypeOf(object))];
    return names.filter((name) => name !== "constructor");
}

test("stacklayout.d.ts declares what there is", async () => {
    const declared = [...declarations.matchAll(/^export (?:function|class|const) (\w+)/gm)].map(([, name]) => name);
    assert.deepEqual(Object.keys(library).sort(), declared.sort());
    const engine = await library.load();
    const screen = engine.parse(engine.components()[0].notation), tree = engine.createTree();
    const leaf = tree.addRoot({ width: 1, height: 1 });
    tree.solve();
    screen.solve();
    for (const [name, object] of [["Engine", engine], ["Screen", screen], ["Tree", tree]]) {
        assert.deepEqual(usable(object).sort(), members(name).sort(), name);
    }
    const isPart = (object, name, ...optional) => {
        for (const key of Object.keys(object)) assert.ok(members(name).includes(key), `${name}.${key} is not declared`);
        for (const key of members(name)) assert.ok(key in object || optional.includes(key), `${name}.${key} is not there`);
    };
    isPart(tree.style(leaf), "Style", "aspectRatio", "alignmentSelf", "pins", "content");
    isPart(tree.painted()[0], "Painted");
    isPart(tree.solve(), "SolveSummary");
    for (const node of screen.nodes) {
        isPart(node, "NodeInfo", "text", "stored");
        isPart(node.look, "Look", "string", "glyphs", "font", "symbol");
    }
    assert.throws(() => engine.parse(""), (error) => {
        for (const key of members("NotationError")) assert.ok(key in error, key);
        return true;
    });
});
