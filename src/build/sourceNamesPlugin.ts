import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { root } from "./folders.ts";

const features = normalizePath(join(root, "src/features"));
/** The name of a source file, as an argument. Imports begin with "../". */
const name = /"ui\/[^"]+\.tsx?"(?=,)/g;

/** Leaves the names of the pages' source files out of what browsers load: only the server looks up chunks by them. */
export const sourceNamesPlugin = (): Plugin => ({
  name: "source-names",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: {
    filter: { id: new RegExp(`^${features}/\\w+/\\w+\\.ts$`) },
    handler: (code) => code.replace(name, '""'),
  },
});
