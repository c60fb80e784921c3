import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const ids = /(componentId: ?["'`])sc-\w+-(?=\d+["'`])/g;

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}0123456789`;

/** The base of a file's style names: a letter and three signs of the hash of its path in the project, with slashes. */
export const styleName = (place: string): string => {
  const [first = 0, ...others] = createHash("sha1").update(place).digest();
  return (
    letters.charAt(first % 26) +
    others
      .slice(0, 3)
      .map((byte) => signs[byte % 36])
      .join("")
  );
};

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
