import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const ids = /(componentId: ?["'`])sc-\w+(?=-\d+["'`])/g;

/** The base of a file's style names: its path in the project, with slashes. */
export const styleName = (place: string): string => `sc-${createHash("sha1").update(place).digest("hex").slice(0, 6)}`;

/**
 * Names each styled component by its file's path in the project. The compiler would use the absolute path,
 * so that two folders with the same sources would build different files.
 */
export const stylesPlugin = (): Plugin => {
  let root = "";
  return {
    name: "styles-by-place",
    enforce: "post",
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /[\\/](?:ui|src)[\\/][^?]+\.tsx?$/, code: "componentId" },
      handler: (code, file) => code.replace(ids, `$1${styleName(relative(root, file).replaceAll(sep, "/"))}`),
    },
  };
};
