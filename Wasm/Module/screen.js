import { LayoutError, codeOf, diagnosticCode, invalid, isFailure, properties } from "./errors.js";
import { readStyle, styleSize, writeStyle } from "./styles.js";
import { caseText } from "./cases.js";

export const numbers = ["x", "y", "width", "height"];
const notationFrames = { stored: 0, engine: 1, none: 2 };

/** Refuses what no function takes: a thing that was freed. */
export function freed(what) {
    return new LayoutError("freed", `the ${what} was freed; make another`);
}

/** One component in kit notation. Its texts are measured inside the engine. */
export class Screen {
    #instance;
    #pointer;
    #tree;
    #count;
    #frames = 0;
    #nodes = null;

    /** The component with this number of those that were parsed last. */
    constructor(instance, number) {
        this.#instance = instance;
        this.#pointer = instance.call("sl_web_screen_create", number) >>> 0;
        if (this.#pointer === 0) {
            const { status, property, value, node, message } = JSON.parse(instance.reply());
            throw new LayoutError(codeOf(status), message, { property: properties[property], value, node });
        }
        this.#tree = instance.call("sl_web_screen_tree", this.#pointer) >>> 0;
        instance.call("sl_web_screen_title", this.#pointer);
        ({ name: this.name, rightToLeft: this.rightToLeft, count: this.#count } = JSON.parse(instance.reply()));
    }

    get #alive() {
        if (this.#pointer === 0) throw freed("screen");
        return this.#instance;
    }

    get nodes() {
        if (this.#nodes) return this.#nodes;
        const instance = this.#alive;
        instance.call("sl_web_screen_facts", this.#pointer);
        const nodes = JSON.parse(instance.reply());
        instance.withRoom(styleSize * this.#count, (place) => {
            instance.call("sl_web_screen_styles", this.#pointer, place);
            const view = instance.view;
            nodes.forEach((node, index) => {
                node.index = index;
                node.style = readStyle(view, place + styleSize * index);
            });
        });
        return this.#nodes = nodes;
    }

    solve({ width, height, rightToLeft } = {}) {
        const instance = this.#alive;
        const start = performance.now();
        const status = instance.call(
            "sl_web_screen_solve", this.#pointer, rootSize(width, "width"), rootSize(height, "height"),
            rightToLeft === undefined ? -1 : rightToLeft ? 1 : 0);
        const time = performance.now() - start;
        instance.check(status, this.#tree, this.#nodeOf);
        return summary(instance, this.#tree, time);
    }

    frames() { return this.#read("sl_web_frames", this.#tree, 1); }
    relativeFrames() { return this.#read("sl_web_frames", this.#tree, 0); }

    snapped(scale, dx, dy) {
        const instance = this.#alive;
        instance.writeGrid(instance.scratch, scale, dx, dy);
        return this.#read("sl_web_screen_snapped", this.#pointer, instance.scratch);
    }

    #read(name, pointer, argument) {
        const instance = this.#alive;
        // The room is kept: frames are read after every solve.
        if (this.#frames === 0) this.#frames = instance.allocate(32 * this.#count);
        instance.check(instance.call(name, pointer, argument, this.#frames), this.#tree);
        return instance.doubles(this.#frames, 4 * this.#count);
    }

    derivation(index) {
        const found = numbers.map((_, number) => this.#explain(index, number, 1));
        return found[0] === null ? null : Object.fromEntries(found.map((text, number) => [numbers[number], text]));
    }

    explanation(index, number, limit = 64) {
        if (!Number.isInteger(limit) || limit < 1) throw invalid("limit", limit, "a number of lines, 1 or more");
        // The engine takes a limit of 1 for the line alone, without the node's name.
        const text = this.#explain(index, numberOf(number), Math.min(Math.max(limit, 2), 1e9));
        return text === null ? null : text.split("\n").slice(0, limit);
    }

    #explain(index, number, limit) {
        const instance = this.#alive;
        this.#checkIndex(index);
        const status = instance.call("sl_web_screen_derivation", this.#pointer, index, number, limit);
        return instance.check(status, this.#tree, this.#nodeOf) === 0 ? instance.reply() : null;
    }

    diagnostics() {
        const instance = this.#alive;
        instance.check(instance.call("sl_web_screen_diagnostics", this.#pointer, 10000), this.#tree);
        return JSON.parse(instance.reply()).map(({ code, ...rest }) => ({ code: diagnosticCode(code), ...rest }));
    }

    update(index, style) {
        const instance = this.#alive;
        this.#checkIndex(index);
        // Read first: making the nodes may grow the memory, and then views are taken again.
        const { style: current } = this.nodes[index];
        const place = instance.scratch;
        instance.call("sl_style_init", place, styleSize, 0);
        writeStyle(instance.view, place, current);
        writeStyle(instance.view, place, style, true);
        const status = instance.call("sl_web_screen_set_style", this.#pointer, index, place);
        if (isFailure(status)) instance.check(status, this.#tree, this.#nodeOf);
        this.#nodes[index] = { ...this.#nodes[index], style: readStyle(instance.view, place) };
    }

    notation(frames = "stored") {
        const instance = this.#alive;
        if (!Object.hasOwn(notationFrames, frames)) throw invalid("frames", frames, "\"stored\", \"engine\" or \"none\"");
        instance.check(instance.call("sl_web_screen_notation", this.#pointer, notationFrames[frames]), this.#tree);
        return instance.reply();
    }

    caseJSON(frames, source) {
        return caseText(this.name, this.rightToLeft, this.nodes, frames ?? this.frames(), source);
    }

    free() {
        if (this.#pointer === 0) return;
        if (!this.#instance.lost) {
            if (this.#frames !== 0) this.#instance.free(this.#frames);
            this.#instance.call("sl_web_screen_free", this.#pointer);
        }
        this.#pointer = this.#frames = 0;
    }

    #checkIndex(index) {
        if (!Number.isInteger(index) || index < 0 || index >= this.#count) {
            throw new LayoutError(
                "unknownNode", `there is no node ${index}; give an index from 0 to ${this.#count - 1}`);
        }
    }

    /** The index of the node that an error names. */
    #nodeOf = (place) => {
        const index = this.#instance.call("sl_web_screen_index", this.#pointer, place);
        return index < 0 ? undefined : index;
    };
}

/** A given size of the root; what is not a number for the engine is the declared one. */
function rootSize(value, name) {
    if (value === undefined || value === null) return NaN;
    if (typeof value !== "number" || !(value >= 0 && value <= 1e100)) throw invalid(name, value, "points, at least 0");
    return value;
}

/** The `sl_number` with a name. */
export function numberOf(name) {
    const number = numbers.indexOf(name);
    if (number < 0) throw invalid("number", name, "x, y, width or height");
    return number;
}

/** What the last solve of a tree did. */
export function summary(instance, tree, milliseconds) {
    const place = instance.scratch;
    instance.call("sl_tree_last_solve", tree, place);
    return {
        visited: Number(instance.view.getBigUint64(place + 8, true)),
        isIncremental: instance.view.getUint32(place, true) !== 0,
        nanoseconds: Math.round(milliseconds * 1e6),
    };
}
