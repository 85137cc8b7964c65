// Opens the page of the article in a headless Chromium: from a server with the module, and from disk with the classic
// script. Skips, and says so, where there is no Chromium.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const chromium = [process.env.CHROMIUM, "chromium", "chromium-browser", "google-chrome", "chrome"]
    .find((name) => name && spawnSync(name, ["--version"]).status === 0);
if (!chromium) {
    console.log("skipped: the page of the article needs a Chromium");
    process.exit(0);
}

const article = new URL("../../Sources/StackLayout/StackLayout.docc/Articles/InAWebPage.md", import.meta.url);
const page = /```html\n([\s\S]*?)```/.exec(readFileSync(article, "utf8"))[1];
const fromDisk = page
    .replace("<script type", "<script src=\"stacklayout.js\"></script>\n<script type")
    .replace(/import \{ load \} from .*;/, "const { load } = StackLayoutWasm;");
assert.notEqual(fromDisk, page);

const folder = mkdtempSync(join(tmpdir(), "page-"));
cpSync(fileURLToPath(new URL("../build/", import.meta.url)), folder, {
    recursive: true, filter: (path) => !path.endsWith("objects"),
});
const types = { ".html": "text/html", ".mjs": "text/javascript", ".wasm": "application/wasm" };
// A picture that comes when the page has written its paragraph keeps the page loading until then, however long that takes
// (a minute at most).
let pending = null;
const server = createServer((request, response) => {
    const name = request.url.slice(1);
    if (name === "hold") {
        pending = response;
        setTimeout(() => response.end(), 60000).unref();
        return;
    }
    if (name === "done") pending?.end();
    try {
        const body = readFileSync(join(folder, name));
        response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(body);
    } catch {
        response.writeHead(404).end();
    }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const holding = `<img src="${origin}/hold">
<script>
    new MutationObserver(() => { new Image().src = "${origin}/done"; })
        .observe(document.querySelector("p"), { childList: true });
</script>
`;
const held = (text) => text.replace("<p></p>\n", `<p></p>\n${holding}`);
writeFileSync(join(folder, "index.html"), held(page));
writeFileSync(join(folder, "disk.html"), held(fromDisk));

/** The document as it is when the scripts have run. */
function dom(address) {
    const options = ["--headless", "--disable-gpu", `--user-data-dir=${join(folder, "profile")}`];
    // As root Chromium wants to be told that it may run without its sandbox.
    if (process.getuid?.() === 0) options.push("--no-sandbox");
    return new Promise((resolve, reject) => {
        const child = spawn(chromium, [...options, "--dump-dom", address], { stdio: ["ignore", "pipe", "ignore"] });
        let text = "";
        child.stdout.on("data", (data) => { text += data; });
        child.on("error", reject);
        child.on("close", () => resolve(text));
    });
}

try {
    const addresses = [`${origin}/index.html`, `file://${join(folder, "disk.html")}`];
    for (const address of addresses) {
        const text = await dom(address);
        for (const box of ["0px; top: 0px; width: 320px; height: 68px;\">", "224px; top: 16px; width: 80px; height: 36px;\">Save"]) {
            assert.ok(text.includes(`<div style="left: ${box}</div>`), `${address} has no ${box}:\n${text}`);
        }
        const why = /<p>(.*)<\/p>/.exec(text)[1];
        assert.ok(readFileSync(article, "utf8").includes(`\`${why}\``), `${address} says: ${why}`);
    }
    console.log("the page of the article lays out, from a server and from disk");
} finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
}
