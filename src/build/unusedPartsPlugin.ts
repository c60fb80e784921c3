import type { Plugin } from "vite";

/** In a file of a package, what is replaced, and by what. */
type Change = readonly [RegExp, string];

const router: readonly Change[] = [
  // Display names, and components made by a call, are side effects to a bundler: it would keep unused components.
  [/^\w+\.displayName = .+;$/gm, ""],
  [/^(var \w+ = )(React\w*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2"],
  // So are a base class and its settings. These classes catch errors in data mode, which the browser doesn't use.
  [/^(var (?:Render|Await|Remix)ErrorBoundary = class) extends React\w*\.Component \{$/gm, "$1 extends null {"],
  [/^\w+\.contextType = \w+;$/gm, ""],
  // A link prefetches in framework mode only.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, "[false, null, {}]"],
  [/return shouldPrefetch && .+PrefetchPageLinks.+ : link;/, "return link;"],
];

const routerFile = "react-router/dist/production/chunk-7RTFRKQW.mjs";

/** On the server too: the attribute that only the framework mode reads is written by it. */
const inLinks: Change = [/\bdiscover = "render"/g, 'discover = "none"'];

/** Files of packages, by the ends of their names. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  [routerFile]: [...router, inLinks],
  // styled-components adds prefixes when it is told to only.
  "stylis/src/Prefixer.js": [[/^[^]+$/, "export const prefix = (value) => value;"]],
  // React has the hook since its version 18.
  "use-sync-external-store/cjs/use-sync-external-store-shim.production.js": [
    [/^[^]+$/, 'exports.useSyncExternalStore = require("react").useSyncExternalStore;'],
  ],
};

const fileOf = (id: string): string | undefined =>
  Object.keys(changes).find((file) => id.replaceAll("\\", "/").endsWith(`/node_modules/${file}`));

/**
 * Leaves out of the browser's files what packages bring and the site doesn't use, where the bundler can't find out by itself. Fails when
 * a package has changed: its text, or the name of its file.
 */
export const unusedPartsPlugin = (): Plugin => {
  const met = new Set<string>();
  // Other builds take other files of the packages.
  let isProduction = true;
  return {
    name: "unused-parts",
    apply: "build",
    configResolved({ mode }) {
      isProduction = mode === "production";
    },
    buildEnd(error) {
      if (error || !isProduction || this.environment.name !== "client") return;
      const missing = Object.keys(changes).filter((file) => !met.has(file));
      if (missing.length > 0) this.error(`The build has no ${missing.join()}: its package has changed.`);
    },
    transform: {
      filter: { id: /[\\/](?:react-router|stylis|use-sync-external-store)[\\/]/ },
      handler(code, id) {
        const file = fileOf(id) ?? "";
        met.add(file);
        const wanted =
          this.environment.name === "client" ? (changes[file] ?? []) : file === routerFile ? [inLinks] : [];
        return wanted.reduce((text, [what, instead]) => {
          const changed = text.replace(what, instead);
          if (changed === text) this.error(`${id} has no ${what}: its package has changed.`);
          return changed;
        }, code);
      },
    },
  };
};
