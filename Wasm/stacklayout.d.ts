// The engine in a web page. The same declarations hold for the ES module (stacklayout.mjs) and for the global
// `StackLayoutWasm` of the classic script (stacklayout.js), which needs no server.
//
// All numbers are in points. Nodes are numbered from 0 in document order (depth first, parents before children); the
// number of a node is called its index.

/** Makes an engine. Without a source the module fetches `stacklayout.wasm` from beside itself; the classic script has it inside. */
export function load(source?: BufferSource | WebAssembly.Module | Response | URL | string | Promise<Response>): Promise<Engine>;

/** An engine: one WebAssembly instance with a memory of its own. */
export interface Engine {
    /** The version of the library, such as "0.1.0". */
    readonly version: string;
    /** The memory of the instance; grows when needed, which detaches typed arrays that view it. */
    readonly memory: WebAssembly.Memory;
    /** False after an {@link EngineLostError}: load another. */
    readonly isAlive: boolean;
    /** The one component of a text in kit notation. Throws {@link NotationError}. */
    parse(notation: string): Screen;
    /** All components of a text in kit notation, one or more. Throws {@link NotationError}. */
    parseAll(notation: string): Screen[];
    /** The 32 documented components of the kit, each with its own text in kit notation. */
    components(): { name: string; notation: string }[];
    /** An empty tree, to be built node by node. */
    createTree(options?: { rightToLeft?: boolean }): Tree;
    /** The frame that an absolute frame has on the pixels of a surface, in points. `keepsSize` is for text: never smaller. */
    snap(frame: Frame, grid: { scale: number; dx?: number; dy?: number; keepsSize?: boolean }): Frame;
}

export interface Frame { x: number; y: number; width: number; height: number; }

// ---------------------------------------------------------------------------------------------------- Screens

/** One component in kit notation: its nodes, with what is declared and drawn. Its texts are measured inside the engine. */
export interface Screen {
    /** The name of the component, as written. */
    readonly name: string;
    /** Whether the notation says `rtl`. `solve` may be told otherwise. */
    readonly rightToLeft: boolean;
    /** In document order; `nodes[0]` is the root. Kept up to date by `update`. */
    readonly nodes: readonly NodeInfo[];
    /** Gives every node its frame. Only what changed since the last solve is looked at again.
     *  `width` and `height` fix the root's size; `null` or `undefined` is what the notation declares (and undoes
     *  an earlier number). `rightToLeft` overrides the notation's direction, `undefined` is what the notation says. */
    solve(options?: { width?: number | null; height?: number | null; rightToLeft?: boolean }): SolveSummary;
    /** x, y, width, height of every node, absolute in the screen; NaN where a node is hidden or inside a hidden one.
     *  A copy: 4 * nodes.length numbers. Solve first. */
    frames(): Float64Array;
    /** The same relative to the parent. */
    relativeFrames(): Float64Array;
    /** The absolute frames with edges on pixel boundaries, in points; text never gets smaller. `scale` is pixels a point,
     *  (dx, dy) where the surface begins. */
    snapped(scale: number, dx?: number, dy?: number): Float64Array;
    /** Why each number of a frame (relative to the parent) is what it is, in the words of layout-verify:
     *  "y 334.5 = 277.5 + 41 + gap 16 (behind its sibling)". Null for a hidden node. */
    derivation(index: number): { x: string; y: string; width: string; height: string } | null;
    /** The same followed down to given numbers: one line a number, at most `limit` (64). Null for a hidden node. */
    explanation(index: number, number: FrameNumber, limit?: number): string[] | null;
    /** What is allowed but may not be meant; after a solve. At most 10,000. */
    diagnostics(): { code: DiagnosticCode; node: number; message: string }[];
    /** Declares some properties of a node anew; others stay. `null` puts a property back to its default. Solve afterwards.
     *  Throws {@link LayoutError} for a value that the property cannot take; then nothing changed. */
    update(index: number, style: StyleChanges): void;
    /** The screen in kit notation, changes of `update` included. `"engine"` writes the frames of the last solve as
     *  stored frames, rounded to thousandths; `"stored"` (the default) those that were read; `"none"` none. */
    notation(frames?: "stored" | "engine" | "none"): string;
    /** The screen as one case of the corpora, a JSON object. `frames` are absolute, 4 a node, such as a browser's; without
     *  them those of the engine. `source` says where they come from. What cases cannot say (colours, corners) is left out. */
    caseJSON(frames?: Float64Array, source?: string): string;
    /** Gives the memory back. Every later call throws {@link LayoutError} with code "freed"; a second `free` does nothing. */
    free(): void;
}

export type FrameNumber = "x" | "y" | "width" | "height";

export interface NodeInfo {
    readonly index: number;
    /** Index of the parent; -1 for the root. */
    readonly parent: number;
    readonly depth: number;
    /** The layer's name as written; may be empty. */
    readonly name: string;
    /** Unique in the screen, as layout-verify takes it: "Content/Stack/VIP"; "." is the root. */
    readonly path: string;
    /** The line of the notation, from 1, that the node begins in. */
    readonly line: number;
    /** What is declared. A snapshot: `update` replaces it. */
    readonly style: Style;
    /** The widths of the words and the height of lines, of a text. */
    readonly text?: { words: number[]; lineHeight: number; baseline?: number };
    /** The frame that the notation states, relative to the parent. */
    readonly stored?: Frame;
    readonly look: Look;
}

/** How a node is drawn, as the notation says; layout does not depend on it. Colours are CSS: "#RRGGBB" or "#RRGGBBAA". */
export interface Look {
    readonly layer: "component" | "group" | "text" | "oval" | "rect" | "instance";
    /** Bottom first; of a text, its colour. */
    readonly fills: readonly { color: string; blend: string }[];
    /** 0 to 1. */
    readonly opacity: number;
    /** Degrees clockwise about the centre. */
    readonly angle: number;
    readonly isMask: boolean;
    /** The words of a text. */
    readonly string?: string;
    /** Symbols, as text. */
    readonly glyphs?: string;
    readonly font?: {
        name: string; size: number; lineHeight?: number; tracking?: number;
        alignment: "left" | "center" | "right" | "justified";
    };
    readonly shadows: readonly { x: number; y: number; blur: number; spread: number; color: string; isInner: boolean }[];
    readonly borders: readonly { thickness: number; position: "inside" | "center" | "outside"; color: string }[];
    /** The component that an instance shows. */
    readonly symbol?: string;
}

// ---------------------------------------------------------------------------------------------------- Styles

export type Kind = "leaf" | "horizontal" | "vertical" | "overlay" | "free";
/** Points, as large as the content, a share of free space by weight, or a part of the parent's content box. */
export type Sizing = number | "hug" | "fill" | { fill: number } | { fraction: number };
export type Alignment = "start" | "center" | "end" | "stretch" | "baseline";
export type Distribution = "start" | "center" | "end" | "spaceBetween" | "spaceAround" | "spaceEvenly";
export interface Insets { top: number; right: number; bottom: number; left: number; }
export interface Radii { topLeft: number; topRight: number; bottomRight: number; bottomLeft: number; }
/** Given distances from the parent's edges inwards, or of the centres; `{}` stands at the near edges. */
export interface Pins { left?: number; right?: number; top?: number; bottom?: number; centerX?: number; centerY?: number; }

/** Everything that is declared about a node. When read, every property is there but those marked `?`; `"fill"` is read as
 *  `{ fill: 1 }`. */
export interface Style {
    kind: Kind;
    width: Sizing; height: Sizing;
    minWidth: number; minHeight: number;
    /** Infinity where there is none. */
    maxWidth: number; maxHeight: number;
    /** Width divided by height; leaves only. */
    aspectRatio?: number;
    padding: Insets;
    gap: number; crossGap: number;
    wraps: boolean;
    lines: Distribution | "stretch";
    alignment: Alignment;
    distribution: Distribution;
    /** Not there: what the parent says. */
    alignmentSelf?: Alignment;
    shrink: number;
    /** Not there: in flow. */
    pins?: Pins;
    visibility: "visible" | "hidden" | "hiddenKeepingSpace";
    /** "max" is half the shorter side. */
    corners: Radii | "max";
    clipsContent: boolean;
    paintsInReverse: boolean;
    zOrder: number;
    /** Of a leaf: nothing, a known size, or a tag that the measurer is given. */
    content?: { width: number; height: number; baseline?: number } | { measured: number };
}

/** What is given when a style is declared: any part of it; `padding` and `corners` may be one number, or some of the
 *  sides. `null` is the default. The kind of an existing node stays. */
export type StyleChanges = {
    [P in keyof Style]?: Style[P] | null;
} & { padding?: number | Partial<Insets> | null; corners?: number | Partial<Radii> | "max" | null };

export type DiagnosticCode =
    | "minimumAboveMaximum" | "fixedOutsideLimits" | "aspectRatioIgnored" | "aspectRatioWithoutHeight" | "edgeIgnored"
    | "pinMissing" | "fractionHugs" | "fillHugs" | "shrinkIgnored" | "fillWithoutRoom" | "childrenOverflow"
    | "fillWithoutWeight" | "minimumAboveAvailable" | "productTooLarge" | "contentOverflow" | "other";

export interface SolveSummary {
    /** How many nodes were looked at. */
    visited: number;
    isIncremental: boolean;
    /** By the clock of the host, as fine as that is. */
    nanoseconds: number;
}

// ---------------------------------------------------------------------------------------------------- Trees

/** A node of a tree. Stays valid until the node is removed; equal only to itself. */
export interface Node { readonly __node: unique symbol; }

/** Tells the size of a leaf's content, without padding: `tag` is that of its style, `width` what it is offered, Infinity
 *  for as much as it likes. What it throws, `solve` throws. It must not use the tree that is being solved. */
export type Measurer = (tag: number, width: number) => { width: number; height: number; baseline?: number };

/** A tree that is built and edited node by node. Methods throw {@link LayoutError}, and then have changed nothing. */
export interface Tree {
    rightToLeft: boolean;
    /** Hidden nodes included. */
    readonly nodeCount: number;
    /** Called for leaves with `content: { measured: tag }`, at most twice each in a solve. */
    measurer: Measurer | null;
    addRoot(style: StyleChanges): Node;
    /** Behind the other children, or as the child with this index. */
    add(parent: Node, style: StyleChanges, index?: number): Node;
    /** Removes a node and all inside it. */
    remove(node: Node): void;
    /** To a place among the children of a container. */
    move(node: Node, parent: Node, index: number): void;
    contains(node: Node): boolean;
    parent(node: Node): Node | null;
    children(node: Node): Node[];
    roots(): Node[];
    /** All nodes, or one and all inside it, in document order. */
    nodes(top?: Node): Node[];
    style(node: Node): Style;
    /** Declares anew from defaults; the kind stays. */
    setStyle(node: Node, style: StyleChanges): void;
    /** Changes some properties. */
    update(node: Node, style: StyleChanges): void;
    /** A number for the owner; an integer of 32 bits. */
    tag(node: Node): number;
    setTag(node: Node, tag: number): void;
    /** Forgets what was measured of a leaf, such as when its text changed. */
    invalidateMeasurement(leaf: Node): void;
    solve(): SolveSummary;
    /** Relative to the parent; null for a hidden or never solved node. */
    frame(node: Node): Frame | null;
    absoluteFrame(node: Node): Frame | null;
    /** In bulk: 4 numbers a node of `nodes()`, relative to the root of each node (NaN where there is no frame). A copy. */
    frames(): Float64Array;
    /** The same relative to the parent. */
    relativeFrames(): Float64Array;
    /** The size with this width and height (undefined: as declared), without disturbing the tree. */
    size(node: Node, options?: { width?: number; height?: number }): { width: number; height: number };
    /** What is to be painted, in paint order, with absolute frames; only what touches `visible` if given. */
    painted(visible?: Frame): Painted[];
    /** The topmost node at a point. */
    hit(x: number, y: number): Painted | null;
    derivation(node: Node, number: FrameNumber): string | null;
    diagnostics(): { code: DiagnosticCode; node: Node; message: string }[];
    /** Gives the memory back; refused with code "busy" inside the tree's own measurer. */
    free(): void;
}

export interface Painted {
    node: Node; depth: number; tag: number; frame: Frame; radii: Radii; clipsContent: boolean; isMeasured: boolean;
    /** What all that clip around it have in common; null if nothing does. */
    clipBounds: Frame | null;
}

// ---------------------------------------------------------------------------------------------------- Errors

/** A value, a node or a call that is refused. Nothing has changed. The message names node, value and remedy. */
export class LayoutError extends Error {
    /** Such as "invalidValue", "unknownNode", "rootSizeNotAbsolute", "kindChanged", "busy", "freed". */
    readonly code: string;
    /** The property that the error is about, such as "minWidth". */
    readonly property?: string;
    /** The number that was refused. */
    readonly value?: number;
    /** The index of the node in a {@link Screen}, if it is about one. */
    readonly node?: number;
}

/** A text that is no kit notation. */
export class NotationError extends LayoutError {
    /** From 1. */
    readonly line: number;
    /** From 1, in characters as people count them: a letter with its accents is one, and so is an emoji. */
    readonly column: number;
    /** What could stand there. */
    readonly expected: string;
    /** What stands there. */
    readonly found: string;
}

/** The instance cannot be used any more: out of memory (code "memory") or a trap (code "trap"). Its screens and trees are
 *  gone; `load` gives a new engine. Every later call throws it again. */
export class EngineLostError extends Error {
    readonly code: "memory" | "trap";
}
