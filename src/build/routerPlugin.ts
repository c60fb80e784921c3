import type { Plugin } from "vite";

const itsFiles = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/;
const names = /^\w+\.displayName = .+;$/gm;
const wrapped = /^(var \w+ = )(React\w*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the build drop the router's unused components (forms, the framework mode). Each sets a display name and is made by a call,
 * which a bundler has to regard as a side effect.
 */
export const routerPlugin = (): Plugin => ({
  name: "router-unused",
  apply: "build",
  transform: {
    filter: { id: itsFiles },
    handler: (code) => code.replace(names, "").replace(wrapped, "$1/* @__PURE__ */ $2"),
  },
});
