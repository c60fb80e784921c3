import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath } from "vite";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { buildFolder, clubFolder } from "./src/build/folders.ts";
import { compileHintPlugin } from "./src/build/compileHintPlugin.ts";
import { fontPlugin } from "./src/build/fonts/fontPlugin.ts";
import { loaderPlugin } from "./src/build/loaderPlugin.ts";
import { packPlugin } from "./src/build/packPlugin.ts";
import { sourceNamesPlugin } from "./src/build/sourceNamesPlugin.ts";
import { stylesPlugin } from "./src/build/stylesPlugin.ts";
import { workerPlugin } from "./src/build/workerPlugin.ts";
import { withoutFeaturesPlugin } from "./src/build/withoutFeaturesPlugin.ts";

// React Router's package exports only its development build for browsers. Its folder contains the production build too.
const production = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const routerInProduction = [
  { find: /^react-router\/dom$/, replacement: production("dom-export.mjs") },
  { find: /^react-router$/, replacement: production("index.mjs") },
];

/** Packages of the server with native code or WebAssembly, which can't be bundled. */
const native = ["@resvg/resvg-js", "satori", "sharp", "subset-font"];

const root = fileURLToPath(new URL(".", import.meta.url));

/** Whether a module is one of these files of the project, or inside one of these folders. Throws for a path that doesn't exist. */
const among = (...paths: readonly string[]) => {
  const absolute = paths.map((path) => normalizePath(realpathSync(root + path)));
  return (id: string): boolean =>
    absolute.some((path) => normalizePath(id) === path || normalizePath(id).startsWith(`${path}/`));
};

/** The entries of visitors who only read, and of those who look at a live match. */
const reading = fileURLToPath(new URL("./src/browser/views.ts", import.meta.url));
const looking = "src/browser/livePage.ts";

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };
const importersOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importers ?? [];

/** The files of every page. */
const ofEveryPage = ["rolldown-runtime", "packages", "base", "app", "views"];

/** Of a group: only what every page needs. */
const always = { tags: ["$initial" as const] };

// Off: plugin timings warn on slow machines, and the staff's modules import the container statically, the site dynamically.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };
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
    stylesPlugin(),
    withoutFeaturesPlugin(),
    sourceNamesPlugin(),
    compileHintPlugin(),
    packPlugin(),
    workerPlugin(),
  ],
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true, minify: true } },
  },
  resolve: { alias: command === "build" ? routerInProduction : [] },
  // Server builds don't replace it by default, and React's development build renders several times slower.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) } : {},
  // Finds all packages before the first request: a package found later reloads the page.
  optimizeDeps: { entries: ["src/browser/client.tsx", "src/features/**/*.ts"], exclude: [...native, "ical-generator"] },
  server: { watch: { ignored: ["**/.cache/**", "**/.data/**", "**/dist/**"] } },
  ssr: {
    noExternal: command === "build" ? true : ["styled-components"],
    external: native,
  },
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page needs is there before anything is imported.
      resolveDependencies: (_, files) =>
        files.filter((file) => !ofEveryPage.some((name) => file.includes(`/${name}-`))),
    },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { checks, treeshake }
      : {
          checks,
          treeshake,
          input: ["src/browser/client.tsx", reading, looking],
          // The loader calls the entries' exports, which Vite would drop from an entry otherwise.
          preserveEntrySignatures: "strict" as const,
          output: {
            // What parts share has no name: each of them names fifty such files. A page loads 2 kB less by it, the panel 7.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || [...ofEveryPage, "backend", "visitorChanges", "livePage"].includes(name)
                ? "assets/[name]-[hash:7].js"
                : "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                // All that a visitor who only reads needs, without the app.
                {
                  name: (id, modules) =>
                    id === reading || importersOf(id, modules).includes(reading) ? "views" : null,
                },
                { name: "visitorChanges", test: among("src/browser/visitorChanges.ts", "src/changesPath.ts") },
                { name: "livePage", test: among(looking, "src/browser/updateNode.ts") },
                // What every page needs, in files that each run for at most 50 ms on a slow phone: see the loader.
                { name: "packages", test: among("node_modules"), ...always },
                { name: "base", test: among("domain", "adapters", "ui/lib", "ui/design"), ...always },
                { name: "app", ...always },
                // What members need to act, and visitors don't.
                {
                  name: "backend",
                  test: among(
                    "node_modules/@supabase",
                    "node_modules/inversify",
                    "node_modules/@inversifyjs",
                    "node_modules/reflect-metadata",
                  ),
                },
                // What most parts of the site and the panel share, in one file instead of twenty: fewer requests, and fewer names in each page.
                { name: "shared", test: among("domain", "adapters", "ui", "src"), minShareCount: 30 },
              ],
            },
          },
        },
    outDir: `${buildFolder}/client`,
  },
}));
