// What is thrown, and the words for the numbers that say why.

/** A value, a node or a call that is refused. Nothing has changed. */
export class LayoutError extends Error {
    constructor(code, message, facts = {}) {
        super(message);
        this.name = new.target.name;
        this.code = code;
        for (const key of Object.keys(facts)) if (facts[key] !== undefined) this[key] = facts[key];
    }
}

/** A text that is no kit notation. */
export class NotationError extends LayoutError {
    constructor(facts) {
        super("notation", facts.message, {
            line: facts.line, column: facts.column, expected: facts.expected, found: facts.found,
        });
    }
}

/** The instance cannot be used any more. */
export class EngineLostError extends Error {
    constructor(code, message, options) {
        super(message, options);
        this.name = "EngineLostError";
        this.code = code;
    }
}

/** `sl_status` from 16 on, where errors begin. */
export const statuses = {
    16: "nullArgument", 17: "structSize", 18: "invalidEnum", 19: "bufferTooSmall", 20: "busy", 21: "measureFailed",
    32: "invalidValue", 33: "unknownNode", 34: "leafCannotHoldChildren", 35: "movedIntoItself",
    36: "childIndexOutOfRange", 37: "rootSizeNotAbsolute", 38: "kindChanged", 39: "measurerMissing",
    40: "invalidMeasurement", 41: "treeFull", 42: "rootIndexOutOfRange",
};
export const isFailure = (status) => status >= 16;
export const codeOf = (status) => statuses[status] ?? "other";

/** `sl_property`, by its number. */
export const properties = [
    undefined, "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "aspectRatio", "paddingTop",
    "paddingRight", "paddingBottom", "paddingLeft", "gap", "crossGap", "shrink", "fillWeight", "fraction", "left",
    "right", "top", "bottom", "centerX", "centerY", "cornerRadius", "contentWidth", "contentHeight", "baseline",
];

/** `sl_diagnostic_code`, by its number. */
export const diagnosticCodes = [
    "other", "minimumAboveMaximum", "fixedOutsideLimits", "aspectRatioIgnored", "aspectRatioWithoutHeight",
    "edgeIgnored", "pinMissing", "fractionHugs", "fillHugs", "shrinkIgnored", "fillWithoutRoom", "childrenOverflow",
    "fillWithoutWeight", "minimumAboveAvailable", "productTooLarge", "contentOverflow",
];
export const diagnosticCode = (number) => diagnosticCodes[number] ?? "other";

/** A value as a message shows it. */
export function shown(value) {
    if (typeof value === "string") return JSON.stringify(value.length > 60 ? value.slice(0, 60) + "…" : value);
    if (value === null || typeof value !== "object") return String(value);
    return Array.isArray(value) ? "an array" : "an object";
}

export function invalid(property, value, expected) {
    return new LayoutError(
        "invalidValue", `${property} is ${shown(value)}; give ${expected}`,
        { property, value: typeof value === "number" ? value : undefined });
}
