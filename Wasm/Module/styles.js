import { invalid, LayoutError } from "./errors.js";

// Styles: as JavaScript declares them, and as `sl_style` lies in memory (Wasm/Runtime/layout.c checks where).

const kinds = ["leaf", "horizontal", "vertical", "overlay", "free"];
const alignments = ["start", "center", "end", "stretch", "baseline"];
const distributions = ["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"];
const lineDistributions = [...distributions, "stretch"];
const visibilities = ["visible", "hidden", "hiddenKeepingSpace"];
const sides = ["top", "right", "bottom", "left"];
const corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"];
const pinNames = ["left", "right", "top", "bottom", "centerX", "centerY"];
const inherit = 5, noPin = 64;

export const styleSize = 312;

/** The properties that a style has, each with its place and how it is read and written. */
const fields = {
    kind: word(4, kinds), width: sizing(8), height: sizing(24),
    minWidth: number(40, 0), minHeight: number(48, 0), maxWidth: number(56, Infinity), maxHeight: number(64, Infinity),
    aspectRatio: optionalNumber(72), padding: four(80, sides, "points"), gap: number(112, 0), crossGap: number(120, 0),
    wraps: flag(128), lines: word(132, lineDistributions), alignment: word(136, alignments),
    distribution: word(140, distributions), alignmentSelf: optionalWord(144, alignments),
    visibility: word(148, visibilities), shrink: number(152, 0), pins: pins(160), corners: cornerField(216),
    clipsContent: flag(256), paintsInReverse: flag(260), zOrder: integer(264), content: content(272),
};

/** The style at a place of the memory. */
export function readStyle(view, place) {
    const style = {};
    for (const name of Object.keys(fields)) {
        const value = fields[name].read(view, place);
        if (value !== undefined) style[name] = value;
    }
    return style;
}

/** Writes changes over the style at a place of the memory; `null` and `undefined` put a property back. */
export function writeStyle(view, place, changes, isUpdate = false) {
    if (changes === null || typeof changes !== "object") throw invalid("style", changes, "an object with properties");
    for (const name of Object.keys(changes)) {
        const field = fields[name];
        if (!field) {
            throw new LayoutError(
                "invalidValue", `there is no property ${JSON.stringify(name)}; give some of ${Object.keys(fields).join(", ")}`,
                { property: name });
        }
        const value = changes[name];
        if (value === undefined || value === null) {
            if (name !== "kind" && !(value === undefined && isUpdate)) field.reset(view, place);
        } else {
            field.write(view, place, value, name);
        }
    }
}

function asNumber(value, name, expected = "a number") {
    if (typeof value !== "number") throw invalid(name, value, expected);
    return value;
}

function number(offset, standard) {
    return {
        read: (view, place) => view.getFloat64(place + offset, true),
        reset: (view, place) => view.setFloat64(place + offset, standard, true),
        write: (view, place, value, name) => view.setFloat64(place + offset, asNumber(value, name), true),
    };
}

/** 0 is none in memory, and refused here. */
function optionalNumber(offset) {
    return {
        read: (view, place) => view.getFloat64(place + offset, true) || undefined,
        reset: (view, place) => view.setFloat64(place + offset, 0, true),
        write(view, place, value, name) {
            if (asNumber(value, name) === 0) throw invalid(name, value, "a number above 0, or null for none");
            view.setFloat64(place + offset, value, true);
        },
    };
}

function flag(offset) {
    return {
        read: (view, place) => view.getUint32(place + offset, true) !== 0,
        reset: (view, place) => view.setUint32(place + offset, 0, true),
        write(view, place, value, name) {
            if (typeof value !== "boolean") throw invalid(name, value, "true or false");
            view.setUint32(place + offset, value ? 1 : 0, true);
        },
    };
}

function word(offset, words) {
    return {
        read: (view, place) => words[view.getInt32(place + offset, true)],
        reset: (view, place) => view.setInt32(place + offset, 0, true),
        write(view, place, value, name) {
            const index = words.indexOf(value);
            if (index < 0) throw invalid(name, value, `one of ${words.join(", ")}`);
            view.setInt32(place + offset, index, true);
        },
    };
}

function optionalWord(offset, words) {
    return { ...word(offset, words), reset: (view, place) => view.setInt32(place + offset, inherit, true) };
}

/** An integer of 64 bits in memory, of which the engine has 32 here. */
function integer(offset) {
    return {
        read: (view, place) => Number(view.getBigInt64(place + offset, true)),
        reset: (view, place) => view.setBigInt64(place + offset, 0n, true),
        write: (view, place, value, name) => view.setBigInt64(place + offset, BigInt(asInteger(value, name)), true),
    };
}

export function asInteger(value, name) {
    if (value !== (value | 0)) throw invalid(name, value, "an integer of 32 bits");
    return value;
}

const sizingText = "a number, \"hug\", \"fill\", { fill: weight } or { fraction: part }";

function sizing(offset) {
    const set = (view, place, mode, value) => {
        view.setInt32(place + offset, mode, true);
        view.setFloat64(place + offset + 8, value, true);
    };
    return {
        read(view, place) {
            const value = view.getFloat64(place + offset + 8, true);
            return ["hug", value, { fill: value }, { fraction: value }][view.getInt32(place + offset, true)];
        },
        reset: (view, place) => set(view, place, 0, 0),
        write(view, place, value, name) {
            if (typeof value === "number") return set(view, place, 1, value);
            if (value === "hug") return set(view, place, 0, 0);
            if (value === "fill") return set(view, place, 2, 1);
            if (typeof value.fill === "number") return set(view, place, 2, value.fill);
            if (typeof value.fraction === "number") return set(view, place, 3, value.fraction);
            throw invalid(name, value, sizingText);
        },
    };
}

/** Four numbers with names; one number stands for all. */
function four(offset, names) {
    return {
        read: (view, place) =>
            Object.fromEntries(names.map((name, index) => [name, view.getFloat64(place + offset + 8 * index, true)])),
        reset: (view, place) => names.forEach((_, index) => view.setFloat64(place + offset + 8 * index, 0, true)),
        write(view, place, value, name) {
            if (typeof value !== "number" && typeof value !== "object") {
                throw invalid(name, value, `a number, or an object with some of ${names.join(", ")}`);
            }
            refuseOthers(value, names, name);
            names.forEach((side, index) => {
                const part = typeof value === "number" ? value : value[side];
                if (part !== undefined) {
                    view.setFloat64(place + offset + 8 * index, asNumber(part, `${name}.${side}`), true);
                }
            });
        },
    };
}

function refuseOthers(value, names, name) {
    if (typeof value !== "object") return;
    const other = Object.keys(value).find((key) => !names.includes(key));
    if (other !== undefined) throw invalid(`${name}.${other}`, value[other], `some of ${names.join(", ")}`);
}

function pins(offset) {
    return {
        read(view, place) {
            const given = view.getUint32(place + offset, true);
            if (given === 0) return undefined;
            const found = {};
            pinNames.forEach((name, index) => {
                if (given & 1 << index) found[name] = view.getFloat64(place + offset + 8 + 8 * index, true);
            });
            return found;
        },
        reset: (view, place) => view.setUint32(place + offset, 0, true),
        write(view, place, value, name) {
            if (typeof value !== "object") throw invalid(name, value, `an object with some of ${pinNames.join(", ")}`);
            refuseOthers(value, pinNames, name);
            let given = noPin;
            pinNames.forEach((pin, index) => {
                if (value[pin] === undefined || value[pin] === null) return;
                given |= 1 << index;
                view.setFloat64(place + offset + 8 + 8 * index, asNumber(value[pin], `${name}.${pin}`), true);
            });
            view.setUint32(place + offset, given, true);
        },
    };
}

function cornerField(offset) {
    const radii = four(offset + 8, corners);
    return {
        read: (view, place) => view.getUint32(place + offset, true) !== 0 ? "max" : radii.read(view, place),
        reset(view, place) {
            view.setUint32(place + offset, 0, true);
            radii.reset(view, place);
        },
        write(view, place, value, name) {
            view.setUint32(place + offset, value === "max" ? 1 : 0, true);
            if (value !== "max") radii.write(view, place, value, name);
        },
    };
}

function content(offset) {
    const set = (view, place, kind, size, tag) => {
        view.setInt32(place + offset, kind, true);
        view.setUint32(place + offset + 4, size.baseline === undefined ? 0 : 1, true);
        view.setFloat64(place + offset + 8, size.width, true);
        view.setFloat64(place + offset + 16, size.height, true);
        view.setFloat64(place + offset + 24, size.baseline ?? 0, true);
        view.setBigInt64(place + offset + 32, BigInt(tag), true);
    };
    const nothing = { width: 0, height: 0 };
    return {
        read(view, place) {
            const at = place + offset;
            switch (view.getInt32(at, true)) {
                case 1: {
                    const size = { width: view.getFloat64(at + 8, true), height: view.getFloat64(at + 16, true) };
                    if (view.getUint32(at + 4, true)) size.baseline = view.getFloat64(at + 24, true);
                    return size;
                }
                case 2: return { measured: Number(view.getBigInt64(at + 32, true)) };
                default: return undefined;
            }
        },
        reset: (view, place) => set(view, place, 0, nothing, 0),
        write(view, place, value, name) {
            if (typeof value !== "object") throw invalid(name, value, "{ width, height } or { measured: tag }");
            if (value.measured !== undefined) {
                return set(view, place, 2, nothing, asInteger(value.measured, `${name}.measured`));
            }
            for (const key of ["width", "height"]) asNumber(value[key], `${name}.${key}`);
            if (value.baseline != null) asNumber(value.baseline, `${name}.baseline`);
            set(view, place, 1, { ...value, baseline: value.baseline ?? undefined }, 0);
        },
    };
}
