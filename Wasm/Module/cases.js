import { invalid } from "./errors.js";

// A screen as one case of the corpora: a JSON object in the format that layout-verify reads.

const stacks = { horizontal: "h", vertical: "v", overlay: "z", free: "free" };
const spacings = { spaceBetween: "between", spaceAround: "around", spaceEvenly: "evenly" };
const edges = ["top", "right", "bottom", "left"];
const cornerNames = ["topLeft", "topRight", "bottomRight", "bottomLeft"];

/** `frames` are absolute, 4 a node; NaN where there is none. */
export function caseText(name, rightToLeft, nodes, frames, source) {
    if (frames.length !== 4 * nodes.length) {
        throw invalid("frames", frames, `4 numbers for each of ${nodes.length} nodes`);
    }
    let text = `{"name":${JSON.stringify(name)}`;
    if (rightToLeft) text += ",\"rtl\":true";
    if (source !== undefined) text += `,"source":${JSON.stringify(source)}`;
    text += ",\"root\":";
    // Flat and depth first, so that one walk with the containers that are still open writes any depth.
    const open = [];
    const close = () => {
        const index = open.pop();
        text += `]${frameText(nodes, frames, index, ",")}}`;
    };
    nodes.forEach((node, index) => {
        while (open.length > 0 && open.at(-1) !== node.parent) close();
        if (index > 0 && node.parent !== index - 1) text += ",";
        const members = membersOf(node).map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join(",");
        if (node.style.kind === "leaf") {
            text += `{${members}${frameText(nodes, frames, index, members ? "," : "")}}`;
        } else {
            text += `{${members},"children":[`;
            open.push(index);
        }
    });
    while (open.length > 0) close();
    return text + "}";
}

function frameText(nodes, frames, index, comma) {
    const frame = Array.from(frames.subarray(4 * index, 4 * index + 4));
    if (!frame.every(Number.isFinite)) return "";
    const parent = nodes[index].parent;
    if (parent >= 0) {
        frame[0] -= frames[4 * parent];
        frame[1] -= frames[4 * parent + 1];
    }
    return `${comma}"frame":${JSON.stringify(frame)}`;
}

/** The members of a node that are not at their defaults, in the order of the format. */
function membersOf({ name, style, text }) {
    const members = [];
    const add = (key, value, standard) => { if (value !== undefined && value !== standard) members.push([key, value]); };
    add("name", name, "");
    add("stack", stacks[style.kind]);
    add("w", style.width, "hug");
    add("h", style.height, "hug");
    add("minW", style.minWidth, 0);
    add("maxW", style.maxWidth, Infinity);
    add("minH", style.minHeight, 0);
    add("maxH", style.maxHeight, Infinity);
    const padding = edges.map((side) => style.padding[side]);
    if (padding.some((points) => points !== 0)) add("pad", padding);
    add("gap", style.gap, 0);
    add("crossGap", style.crossGap, 0);
    add("wrap", style.wraps, false);
    add("shrink", style.shrink, 0);
    add("lines", spacings[style.lines] ?? style.lines, "start");
    add("align", style.alignment, "start");
    add("alignSelf", style.alignmentSelf);
    add("distribute", spacings[style.distribution] ?? style.distribution, "start");
    add("absolute", style.pins);
    if (style.visibility !== "visible") add("hidden", style.visibility === "hidden" ? true : "keep");
    if (text) {
        add("words", text.words);
        add("lineHeight", text.lineHeight);
        add("baseline", text.baseline);
    } else if (style.content) {
        const { width, height, baseline } = style.content;
        add("content", { w: width, h: height, ...baseline === undefined ? {} : { baseline } });
    }
    add("aspect", style.aspectRatio);
    if (style.corners === "max") add("corners", "max");
    else {
        const radii = cornerNames.map((corner) => style.corners[corner]);
        if (radii.some((radius) => radius !== 0)) add("corners", radii);
    }
    return members;
}
