import { NotationError, invalid, isFailure } from "./errors.js";
import { Instance } from "./instance.js";
import { Screen } from "./screen.js";
import { defaultSource } from "./source.js";
import { Tree } from "./tree.js";

/** An engine: one instance, and what can be made with it. */
export class Engine {
    #instance;

    constructor(instance) {
        this.#instance = instance;
        const version = instance.call("sl_version");
        this.version = [Math.floor(version / 1e6), Math.floor(version / 1000) % 1000, version % 1000].join(".");
        this.memory = instance.memory;
    }

    get isAlive() { return this.#instance.lost === null; }

    parse(notation) {
        const screens = this.parseAll(notation);
        if (screens.length === 1) return screens[0];
        const line = screens[1].nodes[0].line;
        for (const screen of screens) screen.free();
        const [expected, found] = ["one component", `component 2 of ${screens.length}`];
        throw new NotationError({
            line, column: 1, expected, found, message: `line ${line}, column 1: expected ${expected}, found ${found}`,
        });
    }

    parseAll(notation) {
        if (typeof notation !== "string") throw invalid("notation", notation, "a text in kit notation");
        const instance = this.#instance;
        const count = instance.withText(notation, (...text) => instance.call("sl_web_parse", ...text));
        if (count < 0) throw new NotationError(JSON.parse(instance.reply()));
        const screens = [];
        try {
            for (let index = 0; index < count; index++) screens.push(new Screen(instance, index));
        } catch (error) {
            for (const screen of screens) screen.free();
            throw error;
        } finally {
            if (!instance.lost) instance.call("sl_web_forget");
        }
        return screens;
    }

    components() {
        this.#instance.call("sl_web_components");
        return this.#instance.reply().trimEnd().split(/\n\n(?=COMPONENT )/).map((notation) => ({
            name: /^COMPONENT "([^"]*)"/.exec(notation)[1], notation: notation + "\n",
        }));
    }

    createTree(options) { return new Tree(this.#instance, options); }

    snap(frame, { scale, dx, dy, keepsSize = false }) {
        const instance = this.#instance, grid = instance.scratch, from = grid + 24, result = from + 32;
        instance.writeGrid(grid, scale, dx, dy);
        instance.writeDoubles(from, frame.x, frame.y, frame.width, frame.height);
        const status = instance.call("sl_snapped_frame", grid, from, keepsSize ? 1 : 0, result);
        if (isFailure(status)) throw invalid("frame", frame, "four finite numbers");
        return instance.frame(result);
    }
}

/** Makes an engine from the module's bytes, or from where they are. */
export async function load(source = defaultSource()) {
    return new Engine(await Instance.make(await source));
}
