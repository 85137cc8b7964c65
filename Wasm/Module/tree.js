import { LayoutError, diagnosticCode } from "./errors.js";
import { asInteger, readStyle, styleSize, writeStyle } from "./styles.js";
import { freed, numberOf, summary } from "./screen.js";

// Places in the memory for one call: nodes, styles and results do not overlap.
const nodePlace = 0, otherPlace = 16, stylePlace = 32, resultPlace = 352;
const nodeSize = 12, paintedSize = 216, diagnosticSize = 40;

/** A node of a tree: the three numbers of an `sl_node`. */
class Node {
    constructor(index, generation, tree) {
        this.index = index;
        this.generation = generation;
        this.tree = tree;
        Object.freeze(this);
    }
}

/** A tree that is built and edited node by node. */
export class Tree {
    #instance;
    #pointer;
    /** One object for each node, by the engine's index. */
    #nodes = new Map();
    #thrown;
    #isSolving = false;
    measurer = null;

    constructor(instance, { rightToLeft = false } = {}) {
        this.#instance = instance;
        const place = instance.scratch;
        instance.call("sl_tree_create", rightToLeft ? 1 : 0, place);
        this.#pointer = instance.view.getUint32(place, true);
        instance.measurers.set(this.#pointer | 0, (...question) => this.#measure(...question));
    }

    /** Calls a function for the tree; throws what it refuses. */
    #call(name, ...values) {
        if (this.#pointer === 0) throw freed("tree");
        const status = this.#instance.call(name, this.#pointer, ...values);
        return this.#instance.check(status, this.#pointer);
    }

    get #scratch() {
        if (this.#pointer === 0) throw freed("tree");
        return this.#instance.scratch;
    }

    // ---- Nodes in memory

    /** Writes a node, by default as the first argument, and gives its place. */
    #write(node, offset = nodePlace) {
        if (!(node instanceof Node)) {
            throw new LayoutError("unknownNode", "this is no node; give what add, addRoot, nodes or children gave");
        }
        const place = this.#scratch + offset, view = this.#instance.view;
        view.setUint32(place, node.index, true);
        view.setUint32(place + 4, node.generation, true);
        view.setUint32(place + 8, node.tree, true);
        return place;
    }

    #noNode() {
        const place = this.#scratch + nodePlace;
        for (let offset = 0; offset < nodeSize; offset += 4) this.#instance.view.setUint32(place + offset, 0, true);
        return place;
    }

    #nodeAt(place) {
        const view = this.#instance.view;
        const index = view.getUint32(place, true), generation = view.getUint32(place + 4, true);
        const known = this.#nodes.get(index);
        if (known?.generation === generation) return known;
        const node = new Node(index, generation, view.getUint32(place + 8, true));
        this.#nodes.set(index, node);
        return node;
    }

    /** What a function writes into an array: once to ask how many, once to have them. */
    #list(name, before, size, read) {
        const result = this.#scratch + resultPlace;
        this.#countOnly(name, before, result);
        const count = this.#instance.view.getUint32(result, true);
        if (count === 0) return [];
        return this.#instance.withRoom(size * count, (place) => {
            this.#call(name, ...before, place, count, result);
            return Array.from({ length: count }, (_, index) => read(place + size * index));
        });
    }

    #countOnly(name, before, result) { this.#call(name, ...before, 0, 0, result); }

    #style(changes) {
        const place = this.#scratch + stylePlace;
        this.#instance.call("sl_style_init", place, styleSize, 0);
        writeStyle(this.#instance.view, place, changes);
        return place;
    }

    // ---- Structure

    get rightToLeft() {
        const place = this.#scratch + resultPlace;
        this.#call("sl_tree_get_direction", place);
        return this.#instance.view.getInt32(place, true) === 1;
    }
    set rightToLeft(value) { this.#call("sl_tree_set_direction", value ? 1 : 0); }

    get nodeCount() {
        const place = this.#scratch + resultPlace;
        this.#call("sl_tree_node_count", place);
        return this.#instance.view.getUint32(place, true);
    }

    addRoot(style) {
        const result = this.#scratch + resultPlace;
        this.#call("sl_tree_add_root", this.#style(style), result);
        return this.#nodeAt(result);
    }

    add(parent, style, index) {
        const result = this.#scratch + resultPlace;
        const place = this.#style(style), parentPlace = this.#write(parent);
        if (index === undefined) this.#call("sl_tree_add", parentPlace, place, result);
        else this.#call("sl_tree_insert", parentPlace, asInteger(index, "index"), place, result);
        return this.#nodeAt(result);
    }

    remove(node) {
        const gone = this.nodes(node);
        this.#call("sl_tree_remove", this.#write(node));
        for (const { index, generation } of gone) {
            if (this.#nodes.get(index)?.generation === generation) this.#nodes.delete(index);
        }
    }

    move(node, parent, index) {
        this.#call("sl_tree_move", this.#write(node), this.#write(parent, otherPlace), asInteger(index, "index"));
    }

    contains(node) {
        if (this.#pointer === 0) throw freed("tree");
        if (!(node instanceof Node)) return false;
        return this.#instance.call("sl_tree_contains", this.#pointer, this.#write(node)) !== 0;
    }

    parent(node) {
        const result = this.#scratch + resultPlace;
        return this.#call("sl_tree_parent", this.#write(node), result) === 0 ? this.#nodeAt(result) : null;
    }

    children(node) { return this.#list("sl_tree_children", [this.#write(node)], nodeSize, (at) => this.#nodeAt(at)); }
    roots() { return this.#list("sl_tree_roots", [], nodeSize, (at) => this.#nodeAt(at)); }
    nodes(top) {
        const place = top === undefined ? this.#noNode() : this.#write(top);
        return this.#list("sl_tree_nodes", [place], nodeSize, (at) => this.#nodeAt(at));
    }

    // ---- Styles and tags

    #readStyle(node) {
        const place = this.#scratch + stylePlace;
        this.#instance.call("sl_style_init", place, styleSize, 0);
        this.#call("sl_tree_get_style", this.#write(node), place);
        return place;
    }

    style(node) {
        const place = this.#readStyle(node);
        return readStyle(this.#instance.view, place);
    }

    setStyle(node, style) {
        // The kind stays; all else begins at its default.
        const { kind } = this.style(node);
        this.#call("sl_tree_set_style", this.#write(node), this.#style({ kind, ...style }));
    }

    update(node, changes) {
        const place = this.#readStyle(node);
        writeStyle(this.#instance.view, place, changes, true);
        this.#call("sl_tree_set_style", this.#write(node), place);
    }

    tag(node) {
        const place = this.#scratch + resultPlace;
        this.#call("sl_tree_get_tag", this.#write(node), place);
        return Number(this.#instance.view.getBigInt64(place, true));
    }

    setTag(node, tag) { this.#call("sl_tree_set_tag", this.#write(node), BigInt(asInteger(tag, "tag"))); }

    // ---- Solving

    invalidateMeasurement(leaf) { this.#call("sl_tree_invalidate_measurement", this.#write(leaf)); }

    solve() {
        const start = performance.now();
        if (this.measurer) this.#measuring("sl_web_solve", this.#pointer | 0);
        else this.#call("sl_tree_solve", 0, 0);
        return summary(this.#instance, this.#pointer, performance.now() - start);
    }

    size(node, { width = Infinity, height = Infinity } = {}) {
        this.#write(node);
        // Room of its own: the measurer may call functions of other trees before the answer is written.
        return this.#instance.withRoom(32, (place) => {
            const memory = this.#instance.memory.buffer;
            new Uint8Array(memory).copyWithin(place, this.#scratch + nodePlace, this.#scratch + nodePlace + nodeSize);
            const result = place + 16;
            if (this.measurer) this.#measuring("sl_web_size", place, width, height, this.#pointer | 0, result);
            else this.#call("sl_tree_size", place, width, height, 0, 0, result);
            const view = this.#instance.view;
            return { width: view.getFloat64(result, true), height: view.getFloat64(result + 8, true) };
        });
    }

    /** Calls a function that may ask the measurer; throws what that threw. */
    #measuring(name, ...values) {
        const outer = this.#isSolving;
        this.#isSolving = true;
        this.#thrown = undefined;
        try {
            this.#call(name, ...values);
        } catch (error) {
            throw this.#thrown ? this.#thrown.error : error;
        } finally {
            this.#isSolving = outer;
        }
    }

    /** Asks the measurer. No exception may pass through the engine: it is kept, and a status tells to give up. */
    #measure(tag, width, place) {
        try {
            const { width: w, height: h, baseline } = this.measurer(tag, width);
            if (typeof w !== "number" || typeof h !== "number") {
                throw new TypeError("the measurer answers with { width, height } and maybe baseline, all numbers");
            }
            this.#instance.writeDoubles(place >>> 0, w, h, baseline ?? NaN);
            return 0;
        } catch (error) {
            this.#thrown = { error };
            return 255;
        }
    }

    // ---- Results

    frame(node) { return this.#frame("sl_tree_frame", node); }
    absoluteFrame(node) { return this.#frame("sl_tree_absolute_frame", node); }

    #frame(name, node) {
        const result = this.#scratch + resultPlace;
        return this.#call(name, this.#write(node), result) === 0 ? this.#instance.frame(result) : null;
    }

    frames() { return this.#frames(1); }
    relativeFrames() { return this.#frames(0); }

    #frames(isAbsolute) {
        const count = this.nodeCount;
        return this.#instance.withRoom(32 * count, (place) => {
            this.#call("sl_web_frames", isAbsolute, place);
            return this.#instance.doubles(place, 4 * count);
        });
    }

    painted(visible) {
        let area = 0;
        if (visible) {
            area = this.#scratch + stylePlace;
            this.#instance.writeDoubles(area, visible.x, visible.y, visible.width, visible.height);
        }
        return this.#list("sl_tree_painted", [area, this.#noNode()], paintedSize, (at) => this.#paintedAt(at));
    }

    hit(x, y) {
        const result = this.#scratch + resultPlace, point = this.#scratch + stylePlace;
        this.#instance.writeDoubles(point, x, y);
        const status = this.#call("sl_tree_hit", point, this.#noNode(), 0, 0, result);
        return status === 0 ? this.#paintedAt(result) : null;
    }

    #paintedAt(place) {
        const view = this.#instance.view;
        const [topLeft, topRight, bottomRight, bottomLeft] = [56, 64, 72, 80].map((at) => view.getFloat64(place + at, true));
        return {
            node: this.#nodeAt(place), depth: view.getUint32(place + 12, true),
            tag: Number(view.getBigInt64(place + 16, true)), frame: this.#instance.frame(place + 24),
            radii: { topLeft, topRight, bottomRight, bottomLeft }, clipsContent: view.getUint32(place + 88, true) !== 0,
            isMeasured: view.getUint32(place + 92, true) !== 0,
            clipBounds: view.getUint32(place + 96, true) !== 0 ? this.#instance.frame(place + 184) : null,
        };
    }

    derivation(node, number) {
        this.#write(node);
        const [status, text] = this.#instance.textFrom((...room) => {
            const place = this.#write(node);
            return this.#instance.call("sl_tree_derivation", this.#pointer, place, numberOf(number), 0, ...room);
        });
        return this.#instance.check(status, this.#pointer) === 0 ? text : null;
    }

    diagnostics() {
        const found = this.#list("sl_tree_diagnostics", [], diagnosticSize, (at) => ({
            code: diagnosticCode(this.#instance.view.getInt32(at + nodeSize, true)), node: this.#nodeAt(at),
        }));
        const [status, text] = this.#instance.textFrom((...room) =>
            this.#instance.call("sl_tree_diagnostics_text", this.#pointer, 0, 0, ...room));
        this.#instance.check(status, this.#pointer);
        const lines = text.split("\n");
        return found.map((diagnostic, index) => ({ ...diagnostic, message: lines[index] }));
    }

    free() {
        if (this.#pointer === 0) return;
        const instance = this.#instance;
        if (!instance.lost) {
            if (this.#isSolving) {
                throw new LayoutError("busy", "the tree is being solved; free it after solve, not from its measurer");
            }
            instance.measurers.delete(this.#pointer | 0);
            instance.call("sl_tree_destroy", this.#pointer);
        }
        this.#pointer = 0;
        this.#nodes.clear();
    }
}
