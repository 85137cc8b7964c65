import { LayoutError, EngineLostError, isFailure, codeOf, properties, invalid } from "./errors.js";

// One WebAssembly instance and its memory. Everything that crosses goes through here.

/** As `--initial-memory` of scripts/wasm, in pages of 65,536 bytes. The memory grows to what 32 bits can address. */
const initialPages = 32, maximumPages = 65536;

/** Room for the structs of one call: the longest is `sl_style`. Calls do not overlap but where a measurer calls. */
const scratchSize = 1024;

export class Instance {
    static async make(source) {
        const instance = new Instance();
        const imports = instance.imports();
        const made = source instanceof WebAssembly.Module
            ? { module: source, instance: await WebAssembly.instantiate(source, imports) }
            : await instantiate(source, imports);
        instance.start(made.instance.exports);
        return instance;
    }

    constructor() {
        this.memory = new WebAssembly.Memory({ initial: initialPages, maximum: maximumPages });
        this.measurers = new Map();
        this.lost = null;
        this.encoder = new TextEncoder();
        this.decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    }

    imports() {
        return {
            env: { memory: this.memory },
            host: {
                measure: (owner, tag, width, answer) => this.measurers.get(owner)(tag, width, answer) | 0,
                outOfMemory: (size) => {
                    throw new EngineLostError("memory", `no memory is left for ${size >>> 0} bytes more; load another engine`);
                },
            },
        };
    }

    start(exports) {
        this.exports = exports;
        this.scratch = this.call("sl_web_allocate", scratchSize);
    }

    /** Calls a function of the module. A trap is the end of the instance. */
    call(name, ...values) {
        if (this.lost) throw this.lost;
        try {
            return this.exports[name](...values);
        } catch (error) {
            this.lost = error instanceof EngineLostError
                ? error
                : new EngineLostError("trap", `the engine stopped in ${name}: ${error.message}; load another`, { cause: error });
            throw this.lost;
        }
    }

    /** A view of the memory as it is now: it is another one after any call that made it grow. */
    get view() {
        if (this.dataView?.buffer !== this.memory.buffer) this.dataView = new DataView(this.memory.buffer);
        return this.dataView;
    }

    allocate(bytes) { return this.call("sl_web_allocate", bytes) >>> 0; }
    free(place) { this.call("sl_web_free", place); }

    /** Runs a body with room for so many bytes. */
    withRoom(bytes, body) {
        const place = this.allocate(bytes);
        try {
            return body(place);
        } finally {
            if (!this.lost) this.free(place);
        }
    }

    /** Hands a text to a body: where its UTF-8 is and how many bytes it has. */
    withText(text, body) {
        const bytes = this.encoder.encode(text);
        return this.withRoom(bytes.length, (place) => {
            new Uint8Array(this.memory.buffer, place, bytes.length).set(bytes);
            return body(place, bytes.length);
        });
    }

    text(place, length) { return this.decoder.decode(new Uint8Array(this.memory.buffer, place, length)); }

    /** The text that the last call left. */
    reply() {
        const length = this.call("sl_web_reply_length") >>> 0;
        return length === 0 ? "" : this.text(this.call("sl_web_reply") >>> 0, length);
    }

    /** A text that a function of the C interface writes: it is given memory, capacity and a place for the length. */
    textFrom(write) {
        const lengthPlace = this.scratch + 1016;
        for (let capacity = 512; ;) {
            const [status, text, length] = this.withRoom(capacity, (place) => {
                const status = write(place, capacity, lengthPlace);
                const length = this.view.getUint32(lengthPlace, true);
                return [status, status === 0 ? this.text(place, length) : "", length];
            });
            if (codeOf(status) !== "bufferTooSmall") return [status, text];
            capacity = length + 1;
        }
    }

    /** Copies numbers out of the memory. */
    doubles(place, count) { return new Float64Array(this.memory.buffer, place, count).slice(); }

    frame(place) {
        const view = this.view;
        return {
            x: view.getFloat64(place, true), y: view.getFloat64(place + 8, true),
            width: view.getFloat64(place + 16, true), height: view.getFloat64(place + 24, true),
        };
    }

    writeDoubles(place, ...numbers) {
        numbers.forEach((number, index) => this.view.setFloat64(place + 8 * index, number, true));
    }

    /** Throws what the last failed call for a tree was told, if this is the status of one that failed. */
    check(status, tree, nodeOf) {
        if (!isFailure(status)) return status;
        const place = this.scratch;
        this.call("sl_tree_error", tree, place);
        const view = this.view;
        const value = view.getFloat64(place + 24, true);
        const facts = {
            property: properties[view.getInt32(place + 4, true)],
            value: Number.isNaN(value) ? undefined : value,
            node: nodeOf?.(place + 8),
        };
        const [, text] = this.textFrom((...room) => this.call("sl_tree_error_text", tree, ...room));
        throw new LayoutError(codeOf(status), text, facts);
    }

    /** Writes an `sl_pixel_grid`. */
    writeGrid(place, scale, dx = 0, dy = 0) {
        if (!(scale > 0 && scale < Infinity)) throw invalid("scale", scale, "pixels a point, a finite number above 0");
        if (!Number.isFinite(dx)) throw invalid("dx", dx, "a finite number");
        if (!Number.isFinite(dy)) throw invalid("dy", dy, "a finite number");
        this.writeDoubles(place, scale, dx, dy);
    }
}

async function instantiate(source, imports) {
    const from = await source;
    if (typeof Response === "function" && from instanceof Response) {
        if (!from.ok) throw new Error(`${from.url} cannot be loaded: status ${from.status}`);
        // Compiled while it comes where the server says what it is.
        const isStream = from.headers.get("content-type")?.startsWith("application/wasm") ?? false;
        if (isStream) return WebAssembly.instantiateStreaming(from, imports);
        return WebAssembly.instantiate(await from.arrayBuffer(), imports);
    }
    if (typeof from === "string" || from instanceof URL) return instantiate(fetched(from), imports);
    return WebAssembly.instantiate(from, imports);
}

/** A file of the network, or of this machine where there is a file system (node). */
async function fetched(address) {
    const url = new URL(address, typeof document === "object" ? document.baseURI : undefined);
    if (url.protocol === "file:" && typeof process === "object" && process.versions?.node) {
        const { readFile } = await import("node:fs/promises");
        return readFile(url);
    }
    return fetch(url);
}
