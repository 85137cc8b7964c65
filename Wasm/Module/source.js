/** Where the module's code is unless `load` is told: beside this file. */
export const defaultSource = () => new URL("stacklayout.wasm", import.meta.url);
