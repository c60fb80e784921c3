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
  // Data mode has another way to navigate.
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, "return useNavigateUnstable();"],
];

/** A function of a file's outermost level, and what its body becomes. */
const body = (name: string, instead = ""): Change => [
  new RegExp(`^function ${name.replace("$", "\\$")}\\([^]*?^\\}`, "m"),
  `function ${name.replace("$", "$$$$")}() {${instead}}`,
];

// react-dom is one file. The site uses none of what is named above each group: the linter and a test refuse all but a form's function,
// which neither can tell from an address.
const reactDom: readonly Change[] = [
  // <Activity>, <SuspenseList>, custom elements
  ...["updateActivityComponent", "updateSuspenseListComponent", "setPropOnCustomElement"].map((name) => body(name)),
  // useActionState, <form action={function}>
  ...["mountActionState", "updateActionState", "rerenderActionState", "extractEvents$1"].map((name) => body(name)),
  // <link precedence>, <style precedence>, <script async>; preload and the like of "react-dom"
  body("getResource", "return null;"),
  body("waitForCommitToBeReady", "return null;"),
  ...["acquireResource", "suspendResource", "accumulateSuspenseyCommitOnFiber"].map((name) => body(name)),
  ...["prefetchDNS", "preconnect", "preload", "preloadModule"].map((name) => body(name)),
  ...["preinitStyle", "preinitScript", "preinitModuleScript"].map((name) => body(name)),
  // The stack of components that React gives with an error: nothing reads it.
  body("describeNativeComponentFrame", 'return "";'),
  // onDefaultTransitionIndicator
  body("defaultOnDefaultTransitionIndicator"),
  // onSelect, onBeforeInput, onComposition…
  [/^ {6}handleEventFunc = targetInst \? .+\n {6}switch \(domEventName\) \{[^]*?(?=^ {6}extractEvents\$1\()/m, ""],
  [/^registerTwoPhaseEvent\(\s*"on(?:BeforeInput|Composition\w+|Select)",[^]*?\);$/gm, ""],
];

/** Files of packages, by the ends of their names. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  "react-router/dist/production/chunk-7RTFRKQW.mjs": router,
  "react-dom/cjs/react-dom-client.production.js": reactDom,
  // styled-components adds prefixes when it is told to only.
  "stylis/src/Middleware.js": [[/^export function prefixer [^]*?^\}$/m, "export function prefixer() {}"]],
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
      filter: { id: /[\\/](?:react-dom|react-router|stylis|use-sync-external-store)[\\/]/ },
      handler(code, id) {
        const file = fileOf(id) ?? "";
        met.add(file);
        const wanted = this.environment.name === "client" ? (changes[file] ?? []) : [];
        return wanted.reduce((text, [what, instead]) => {
          const changed = text.replace(what, instead);
          if (changed === text) this.error(`${id} has no ${what}: its package has changed.`);
          return changed;
        }, code);
      },
    },
  };
};
