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

/** In a function of a file's outermost level, the branches of its own switch with these labels: they are removed. */
const branches = (name: string, ...labels: readonly number[]): readonly Change[] =>
  labels.map((label) => [
    new RegExp(
      `(^function ${name}\\((?:(?!^\\})[^])*?)^    case ${label}:\\n[^]*?(?=^    (?:case \\d+|default):|^  \\})`,
      "m",
    ),
    "$1",
  ]);

/** React's own way to report an error, where a browser has none. */
const ownReport: Change = [
  /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]*?^ {8}\}/m,
  "reportError",
];

// react-dom is one file. The site uses none of what is named above each group: the linter and a test refuse all but a form's function,
// which neither can tell from an address.
const reactDom: readonly Change[] = [
  // <Suspense>, <SuspenseList>, <Activity>, unstable_Cache: only these make fibers with the tags 13, 18, 19, 22, 23, 24 and 31;
  // <Profiler>: 12.
  ...branches("attemptEarlyBailoutIfNoScheduledUpdate", 31, 13, 19, 22, 24),
  ...branches("beginWork", 13, 19, 31, 22, 24),
  ...branches("completeWork", 31, 13, 19, 22, 23, 24),
  ...branches("unwindWork", 31, 13, 19, 22, 23, 24),
  ...branches("unwindInterruptedWork", 31, 13, 19, 22, 23, 24),
  ...branches("commitLayoutEffectOnFiber", 31, 13, 22),
  ...branches("commitDeletionEffectsOnFiber", 18, 22),
  ...branches("commitMutationEffectsOnFiber", 31, 13, 22, 19),
  ...branches("commitPassiveMountOnFiber", 12, 31, 13, 23, 22, 24),
  ...branches("commitPassiveUnmountOnFiber", 22),
  [/^ {4}if \(null !== sourceFiber\) \{\n {6}switch [^]*?^ {4}\}\n/m, ""],
  body("getSuspenseInstanceFromFiber", "return null;"),
  body("getActivityInstanceFromFiber", "return null;"),
  body("getParentHydrationBoundary", "return null;"),
  body("getNextHydratableInstanceAfterHydrationBoundary"),
  ...["attemptContinuousHydration", "attemptHydrationAtCurrentPriority"].map((name) => body(name)),
  // <form action={function}> pressed before its page is hydrated; root.unstable_scheduleHydration()
  body("scheduleReplayQueueIfNeeded"),
  body("attemptExplicitHydrationTarget"),
  // lazy(). Other branches use what its branch declares.
  body("resolveLazy"),
  [/^ {8}case REACT_LAZY_TYPE:\n {10}return \([^]*?^ {10}\);\n/gm, ""],
  [/^ {4}case 16:\n {6}a: \{[^]*?^ {6}return workInProgress;\n/m, "    case 16:\n      var props, $$$$typeof;\n"],
  // Custom elements
  body("setPropOnCustomElement"),
  body("isCustomElement", "return false;"),
  // <form action={function}>
  ...["extractEvents$1", "TransitionAwareHostComponent", "startHostTransition"].map((name) => body(name)),
  body("requestFormReset$1"),
  // useActionState, useTransition, useOptimistic, what React's compiler writes, unstable_useCacheRefresh
  [/^( +)use(?:CacheRefresh|Optimistic|Transition): function [^]*?^\1\},?\n/gm, ""],
  [/^ +use(?:ActionState|CacheRefresh|FormState|MemoCache|Optimistic|Transition): [\w$]+,?\n/gm, ""],
  // componentWillReceiveProps
  body("callComponentWillReceiveProps"),
  // findDOMNode, which React 19 offers no more
  [/^ReactDOMSharedInternals\.findDOMNode = function [^]*?^\};$/m, ""],
  // <link precedence>, <style precedence>, <script async>; preload and the like of "react-dom"
  body("getResource", "return null;"),
  body("waitForCommitToBeReady", "return null;"),
  ...["acquireResource", "suspendResource", "accumulateSuspenseyCommitOnFiber"].map((name) => body(name)),
  ...["prefetchDNS", "preconnect", "preload", "preloadModule"].map((name) => body(name)),
  ...["preinitStyle", "preinitScript", "preinitModuleScript"].map((name) => body(name)),
  // The stack of components that React gives with an error: nothing reads it.
  body("getStackByFiberInDevAndProd", 'return "";'),
  // The name of a component in React's message about a wrong element
  body("getComponentNameFromType"),
  // onDefaultTransitionIndicator
  body("defaultOnDefaultTransitionIndicator"),
  // What a form with a function as its action does where its page isn't hydrated
  [/"javascript:throw new Error\('A React form [^\n]+"$/m, '""'],
  // Attributes of XLink and XML
  [/^ {4}case "x(?:link|ml)\w+":\n[^]*?(?=^ {4}(?:case|default))/gm, ""],
  // Attributes whose name is another one in HTML or SVG, as strokeWidth: of these, the views use one.
  [/\(key = aliases\.get\(key\) \|\| key\),/, '"htmlFor" === key && (key = "for"),'],
  // Properties with the prefix of a browser, of those whose numbers have no unit
  [/ MozAnimationIterationCount [\w ]+/, ""],
  // Browsers without `reportError`, `key` or the event "input", or with names of their own for animation events: the build's target has all.
  ownReport,
  ...["handlePropertyChange", "handleEventsForInputEventPolyfill"].map((name) => body(name)),
  ...["stopWatchingForValueChange", "getTargetInstForInputEventPolyfill"].map((name) => body(name)),
  [
    /^ {4}key: function \(nativeEvent\) \{$[^]*?^ {4}\},$/m,
    '    key: (nativeEvent) => nativeEvent.key || "Unidentified",',
  ],
  [/^var vendorPrefixes = \{$[^]*?(?=^function)/m, ""],
  body("getVendorPrefixedEventName", "return arguments[0];"),
  // onSelect, onBeforeInput, onComposition…
  [/^ {6}handleEventFunc = targetInst \? .+\n {6}switch \(domEventName\) \{[^]*?(?=^ {6}extractEvents\$1\()/m, ""],
  [/^registerTwoPhaseEvent\(\s*"on(?:BeforeInput|Composition\w+|Select)",[^]*?\);$/gm, ""],
];

/** What no file of the built site may use: it is left out below. Other names that are left out are too common to be told from others. */
const missed =
  /\.(?:Suspense|unstable_(?:useCacheRefresh|runWithPriority|wrapCallback)|use(?:ActionState|Optimistic|Transition|FormState|FormStatus|StoreMap))\b/;

/** Files of packages, by the ends of their names. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  "react-router/dist/production/chunk-7RTFRKQW.mjs": router,
  "react-dom/cjs/react-dom-client.production.js": reactDom,
  // What calls the emptied functions
  "react-dom/cjs/react-dom.production.js": [
    [/^exports\.(?:pre\w+|requestFormReset|useFormSt\w+) = function [^]*?^\};$/gm, ""],
  ],
  "react/cjs/react.production.js": [
    ownReport,
    [
      /^exports\.(?:__COMPILER_RUNTIME|Activity|Suspense|lazy|unstable_useCacheRefresh|useActionState|useOptimistic|useTransition) = (?:function [^]*?^\}|\{[^]*?^\}|\w+);$/gm,
      "",
    ],
  ],
  // What react-dom doesn't call
  "scheduler/cjs/scheduler.production.js": [
    [/^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function [^]*?^\};$/gm, ""],
  ],
  // useStoreMap and useList
  "effector-react/effector-react.mjs": [
    [/import \w+ from'use-sync-external-store\/shim\/with-selector\.js';/, ""],
    [/\{useSyncExternalStoreWithSelector:(\w+)\}=\w+/, "$1=null"],
  ],
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
 * a package has changed: its text, or the name of its file; and when a package uses React's part that is left out.
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
    generateBundle(_, files) {
      if (!isProduction || this.environment.name !== "client") return;
      for (const [name, file] of Object.entries(files)) {
        const [use] = (file.type === "chunk" && missed.exec(file.code)) || [];
        if (use) this.error(`${name} uses ${use}, which src/build/unusedPartsPlugin.ts leaves out.`);
      }
    },
    transform: {
      filter: {
        id: /[\\/](?:effector-react|react|react-dom|react-router|scheduler|stylis|use-sync-external-store)[\\/]/,
      },
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
