import { readFile } from "node:fs/promises";
import { minify, type Plugin } from "vite";

const loader = /^(.+[\\/]src[\\/]browser[\\/]loader\.js)\?raw$/;

/** Minifies the loader for the built site: every page contains it as text. */
export const loaderPlugin = (): Plugin => ({
  name: "loader",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: loader },
    async handler(id) {
      const file = id.replace(loader, "$1");
      const { code, errors } = await minify(file, await readFile(file, "utf8"));
      if (errors[0]) throw new Error(errors[0].message);
      return `export default ${JSON.stringify(code)}`;
    },
  },
});
