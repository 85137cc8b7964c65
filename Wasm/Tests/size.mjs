// How large the module is: in all, by section, and as a server sends it. Fails above the limits.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes. The second, of 200 KB, is what a page loads from a server that compresses. */
const limits = { file: 800_000, brotli: 200 * 1024 };

const file = readFileSync(new URL("../build/stacklayout.wasm", import.meta.url));
const names = ["custom", "type", "import", "function", "table", "memory", "global", "export", "start", "element", "code", "data"];

/** An unsigned number in groups of seven bits, and where it ends. */
function leb(place) {
    for (let value = 0, shift = 0; ; shift += 7) {
        const byte = file[place++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return [value, place];
    }
}

const sections = [];
for (let place = 8; place < file.length;) {
    const [size, start] = leb(place + 1);
    if (size > 1000) sections.push(`${names[file[place]] ?? file[place]} ${size}`);
    place = start + size;
}
const brotli = brotliCompressSync(file).length, gzip = gzipSync(file, { level: 9 }).length;
console.log(`stacklayout.wasm: ${file.length} bytes (${sections.join(", ")}); gzip ${gzip}, Brotli ${brotli}`);
for (const [what, size] of Object.entries({ file: file.length, brotli })) {
    if (size > limits[what]) {
        console.error(`stacklayout.wasm has ${size} bytes (${what}); at most ${limits[what]} are wanted`);
        process.exitCode = 1;
    }
}
