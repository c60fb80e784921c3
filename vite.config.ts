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

// React Router's package exports only its development build for browsers. Its folder contains the production build too.
const production = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const routerInProduction = [
  { find: /^react-router\/dom$/, replacement: production("dom-export.mjs") },
  { find: /^react-router$/, replacement: production("index.mjs") },
];

/** Packages of the server with native code or WebAssembly, which can't be bundled. */
const native = ["@resvg/resvg-js", "satori", "subset-font"];

const source = (path: string): RegExp => new RegExp(path.replaceAll("/", "[\\\\/]"));

/** Folders whose modules only some pages need, each built to a file of its own. The first match counts. */
const apart = {
  frames: source("/ui/design/components/frames/"),
  portraits: source("/ui/design/drawings/portraits/"),
  boards: source("/ui/design/components/boards/"),
  // The home page needs the positions only.
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
// Off: plugin timings warn on slow machines, and the staff's modules import the container statically, the site dynamically.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };
const ui = source("/ui/");
const isPiece = (file: string) => ui.test(file) && !Object.values(apart).some((others) => others.test(file));

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom" as const,
  // Two development servers can't share this folder, so the tests set their own.
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
  // Server builds don't replace it by default, and React's development build renders several times slower.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) } : {},
  // Finds all packages before the first request: a package found later reloads the page.
  optimizeDeps: { entries: ["src/browser/client.tsx", "src/features/*.ts"], exclude: [...native, "ical-generator"] },
  server: { watch: { ignored: ["**/.cache/**", "**/.data/**", "**/dist/**"] } },
  ssr: {
    noExternal: command === "build" ? true : ["styled-components"],
    external: native,
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
                // One file for what every page needs and one for what pages share: each further file costs a request.
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
