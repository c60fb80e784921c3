import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clubPlugin } from "./src/build/clubPlugin.ts";
import { buildFolder, clubFolder } from "./src/build/folders.ts";
import { fontPlugin } from "./src/build/fontPlugin.ts";
import { loaderPlugin } from "./src/build/loaderPlugin.ts";
import { partsPlugin } from "./src/build/partsPlugin.ts";
import { routerPlugin } from "./src/build/routerPlugin.ts";
import { stylesPlugin } from "./src/build/stylesPlugin.ts";

// React Router's package names only its development build for the browser. The production build stands beside it.
const production = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const routerInProduction = [
  { find: /^react-router\/dom$/, replacement: production("dom-export.mjs") },
  { find: /^react-router$/, replacement: production("index.mjs") },
];

const source = (path: string): RegExp => new RegExp(path.replaceAll("/", "[\\\\/]"));

/** Folders whose modules only some pages need, each a file of its own: the first that fits counts. */
const apart = {
  frames: source("/ui/design/components/frames/"),
  portraits: source("/ui/design/drawings/portraits/"),
  boards: source("/ui/design/components/boards/"),
  // Home names the positions, and reads nothing else of applications.
  positions: source("/ui/applications/positions/"),
  prose: source("/ui/(?:content/body|design/components/prose)/"),
  reactions: source("/ui/(?:content/reactions|lib/details)/"),
  lists: source("/ui/(?:lib/lists|design/components/lists)/"),
  entrance: source("/ui/accounts/"),
  drafts: source("/ui/lib/draft[.]ts"),
  forms: source("/ui/design/components/(?:forms|steps)/"),
  applying: source("/ui/(?:applications|lib/live)/"),
  panel: source("/ui/(?:.+/)?admin/"),
} satisfies Record<string, RegExp>;
// How long a plugin takes depends on the machine: a start on a slow one would warn of it. The staff's parts import the
// container's, which the site imports dynamically.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };
const ui = source("/ui/");
const isPiece = (file: string) => ui.test(file) && !Object.values(apart).some((others) => others.test(file));

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom" as const,
  // Two servers of development that share it undo each other's work: the tests bring their own.
  cacheDir: process.env["VITE_CACHE_FOLDER"] || "node_modules/.vite",
  plugins: [
    react(),
    clubPlugin(clubFolder),
    fontPlugin(),
    loaderPlugin(),
    routerPlugin(),
    stylesPlugin(),
    partsPlugin(),
  ],
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true, minify: true } },
  },
  resolve: { alias: command === "build" ? routerInProduction : [] },
  // A server leaves it to whoever starts it otherwise, and React's development build renders several times slower.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) } : {},
  // All packages are found before the first page is asked for: one found later reloads the page under its reader.
  optimizeDeps: { entries: ["src/browser/client.tsx", "src/features/*.ts"] },
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
                {
                  name: "rules",
                  test: source(
                    "/domain/(?:shared/(?:rights|text)|content/reactions/comment|content/articles/article|tips/tip)[.]ts",
                  ),
                },
                { name: "pieces", test: isPiece, minShareCount: 3 },
                {
                  name: "entranceRules",
                  test: source("/domain/(?:shared/mailAddress|accounts/(?:password|signUp))[.]ts"),
                },
                { name: "supabase", test: source("/node_modules/@supabase/") },
                { name: "inversify", test: source("/node_modules/(?:@?inversify|reflect-metadata)") },
                ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
    outDir: `${buildFolder}/client`,
  },
}));
