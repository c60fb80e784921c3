import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath } from "vite";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { buildFolder, clubFolder } from "./src/build/folders.ts";
import { fontPlugin } from "./src/build/fonts/fontPlugin.ts";
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

const root = fileURLToPath(new URL(".", import.meta.url));

/** Whether a module is one of these files of the project, or inside one of these folders. Throws for a path that doesn't exist. */
const among = (...paths: readonly string[]) => {
  const absolute = paths.map((path) => normalizePath(realpathSync(root + path)));
  return (id: string): boolean =>
    absolute.some((path) => normalizePath(id) === path || normalizePath(id).startsWith(`${path}/`));
};

const isUi = among("ui");

/** Folders whose modules only some pages need, each built to a file of its own. The first match counts. */
const apart = {
  frames: among("ui/design/components/frames"),
  portraits: among("ui/design/drawings/portraits"),
  boards: among("ui/design/components/boards"),
  // The home page needs the positions only.
  positions: among("ui/applications/positions"),
  prose: among("ui/content/body", "ui/design/components/prose"),
  reactions: among("ui/content/reactions", "ui/content/details"),
  lists: among("ui/lib/lists", "ui/design/components/lists"),
  // Not in "forms": a tip's page has choices, and no form. Before "accounts", whose file would take it along.
  drafts: among("ui/lib/draft.ts", "ui/lib/form.ts", "ui/lib/useForm.ts"),
  accounts: among("ui/accounts"),
  forms: among("ui/design/components/forms", "ui/design/components/steps"),
  applying: among("ui/applications", "ui/lib/live"),
  panel: (id: string) => isUi(id) && id.includes("/admin/"),
} satisfies Record<string, (id: string) => boolean>;

/** The entry of visitors who only read. */
const reading = fileURLToPath(new URL("./src/browser/views.ts", import.meta.url));

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };
const importersOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importers ?? [];

// Off: plugin timings warn on slow machines, and the staff's modules import the container statically, the site dynamically.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };
const isPiece = (id: string) => isUi(id) && !Object.values(apart).some((isApart) => isApart(id));
/** A production build drops them with the bindings that name them: see `partsPlugin`. */
const treeshake = { moduleSideEffects: [{ test: /[\\/]adapters[\\/]memory[\\/]/, sideEffects: false }] };

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
      ? { checks, treeshake }
      : {
          checks,
          treeshake,
          input: ["src/browser/client.tsx", reading],
          // The loader calls the entries' exports, which Vite would drop from an entry otherwise.
          preserveEntrySignatures: "strict" as const,
          output: {
            codeSplitting: {
              groups: [
                // All that a visitor who only reads needs, without the app.
                {
                  name: (id, modules) =>
                    id === reading || importersOf(id, modules).includes(reading) ? "views" : null,
                },
                // One file for what every page needs and one for what pages share: each further file costs a request.
                { name: "app", tags: ["$initial" as const] },
                {
                  name: "rules",
                  test: among(
                    "domain/shared/rights.ts",
                    "domain/shared/text.ts",
                    "domain/content/reactions/comment.ts",
                    "domain/content/articles/article.ts",
                    "domain/tips/tip.ts",
                  ),
                },
                { name: "pieces", test: isPiece, minShareCount: 3 },
                {
                  name: "accountRules",
                  test: among(
                    "domain/shared/mailAddress.ts",
                    "domain/accounts/password.ts",
                    "domain/accounts/signUp.ts",
                  ),
                },
                { name: "supabase", test: among("node_modules/@supabase") },
                {
                  name: "inversify",
                  test: among("node_modules/inversify", "node_modules/@inversifyjs", "node_modules/reflect-metadata"),
                },
                ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
    outDir: `${buildFolder}/client`,
  },
}));
