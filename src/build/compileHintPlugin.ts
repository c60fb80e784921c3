import type { Plugin } from "vite";

/** A file of at least so many characters gets the comment: a shorter one has few functions. */
export const long = 2_000;

/** Chromium compiles all functions of a file with this first line while it loads the file. */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has browsers compile the app's files beside the page's thread. That thread would compile each function when it is first called: for as
 * long as it runs them (decision 0085).
 */
export const compileHintPlugin = (): Plugin => ({
  name: "compile-hint",
  apply: (_, { isSsrBuild, mode }) => isSsrBuild !== true && mode === "production",
  generateBundle: {
    // The hint has to be the first line, and other plugins put lines there too.
    order: "post",
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === "chunk" && file.code.length >= long) file.code = compileHint + file.code;
      }
    },
  },
});
