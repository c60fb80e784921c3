import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clubPlugin } from "./src/build/clubPlugin.ts";
import { buildFolder, clubFolder } from "./src/build/folders.ts";
import { fontPlugin } from "./src/build/fontPlugin.ts";
import { loaderPlugin } from "./src/build/loaderPlugin.ts";
import { routerPlugin } from "./src/build/routerPlugin.ts";
import { stylesPlugin } from "./src/build/stylesPlugin.ts";

// React Router's package names only its development build for the browser. The production build stands beside it.
const production = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const routerInProduction = [
  { find: /^react-router\/dom$/, replacement: production("dom-export.mjs") },
  { find: /^react-router$/, replacement: production("index.mjs") },
];

const within = (parts: string): RegExp => new RegExp(`[\\\\/]ui[\\\\/](?:${parts.replaceAll("/", "[\\\\/]")})`);

/** The categories that lists and the staff's forms offer. */
const categories = /[\\/]domain[\\/](?:content[\\/]articles[\\/]article|tips[\\/]tip)\.ts$/;

// What only some pages have stands in files of their own, so that what all pages share goes without it.
const apart = {
  portraits: within("art/(?:portrait|masks)\\b"),
  boards: within("(?:art/sky|club/words|kit/(?:Board|boardEdges|callLook|SectionHeading))\\b"),
  calls: within("kit/(?:ButtonOut|Call|Score|scoreLook)\\b"),
  // Home names the roles, and reads nothing else of them.
  roles: within("recruitment/(?:words|roleAddress)\\b"),
  // What stands around a list, a field or a whole page.
  frames: within("kit/(?:FieldFrame|fieldLook|PageHead|TextArea)\\b"),
  prose: within(
    "(?:content/|kit/(?:contentsLook|Diagram|Prose|prose\\w+Look|StoryHead|storyHeadLook)\\b|theme/parts/storyHead\\b)",
  ),
  reactions: within("(?:reactions/|page/(?:recentItems|detailModel|useTextTurn)\\b|theme/parts/reactions\\b)"),
  lists: new RegExp(
    `${within("(?:kit/(?:Filters|Pager|pagerLook|pages|Select)|page/(?:canonicalQuery|ListFilters|listAddress|PagedList))\\b").source}|${categories.source}`,
  ),
  choices: within("kit/(?:Choices|choicesLook)\\b"),
  // No reader needs these before they sign in.
  entrance: within("(?:accounts/|theme/parts/authPage\\b)"),
  forms: within(
    "(?:kit/(?:Field|FieldNote|Fields|Spinner|TabPanel|Tabs|tabsLook)|page/(?:linkToken|LinkHead|focusOnChange))\\b",
  ),
  applying: within("(?:recruitment/(?!words|roleAddress)|live/)"),
  desk: within("(?:admin/|theme/parts/contentDesk\\b)"),
} satisfies Record<string, RegExp>;
const entranceRules = /[\\/]domain[\\/](?:shared[\\/]mailAddress|accounts[\\/](?:password|signUp))\.ts$/;
// Of use cases and of pages.
const rules = /[\\/]domain[\\/](?:shared[\\/]rights|content[\\/]reactions[\\/]comment)\.ts$/;
// How long a plugin takes depends on the machine: a start on a slow one would warn of it.
const checks = { pluginTimings: false };
const isPiece = (file: string) =>
  /[\\/]ui[\\/]/.test(file) && !Object.values(apart).some((others) => others.test(file));

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom" as const,
  // Two servers of development that share it undo each other's work: the tests bring their own.
  cacheDir: process.env["VITE_CACHE_FOLDER"] || "node_modules/.vite",
  plugins: [react(), clubPlugin(clubFolder), fontPlugin(), loaderPlugin(), routerPlugin(), stylesPlugin()],
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true, minify: true } },
  },
  resolve: { alias: command === "build" ? routerInProduction : [] },
  // A server leaves it to whoever starts it otherwise, and React's development build renders several times slower.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) } : {},
  // All packages are found before the first page is asked for: one found later reloads the page under its reader.
  optimizeDeps: { entries: ["src/browser/client.tsx", "src/modules/*.ts"] },
  server: { watch: { ignored: ["**/.cache/**", "**/.data/**", "**/dist/**"] } },
  ssr: {
    noExternal: command === "build" ? true : ["styled-components"],
    // They bring machine code along, which no build takes in.
    external: ["@resvg/resvg-js", "satori", "subset-font"],
  },
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          input: "src/browser/client.tsx",
          // The loader calls the entry's `start`, which Vite would drop from an entry otherwise.
          preserveEntrySignatures: "strict" as const,
          output: {
            codeSplitting: {
              groups: [
                // Everything that each page needs comes in one file, and what pages share in another: each file more is
                // a turn on the network more.
                { name: "app", tags: ["$initial" as const] },
                { name: "rules", test: rules },
                { name: "pieces", test: isPiece, minShareCount: 3 },
                { name: "entranceRules", test: entranceRules },
                // Whoever asks for the staff's modules has it already.
                { name: "inversify", test: /[\\/]node_modules[\\/](?:@?inversify|reflect-metadata)/ },
                ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
    outDir: `${buildFolder}/client`,
  },
}));
