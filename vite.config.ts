import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath } from "vite";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { buildFolder, clubFolder } from "./src/build/folders.ts";
import { compileHintPlugin } from "./src/build/compileHintPlugin.ts";
import { fontPlugin } from "./src/build/fonts/fontPlugin.ts";
import { leanStylesPlugin, shortStylesPlugin } from "./src/build/leanStylesPlugin.ts";
import { loaderPlugin } from "./src/build/loaderPlugin.ts";
import { packPlugin } from "./src/build/packPlugin.ts";
import { pageGroups } from "./src/build/pageGroups.ts";
import { partsPlugin } from "./src/build/partsPlugin.ts";
import { unusedPartsPlugin } from "./src/build/unusedPartsPlugin.ts";
import { stylesPlugin } from "./src/build/stylesPlugin.ts";

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

const isUi = among("ui");
const isOurs = among("ui", "domain");

/** The files that pages share, by the kinds of pages that need the same. */
const sharedFiles = pageGroups({
  patient: ["staff", "panel", "writing", "ordering", "matching"],
  late: { kind: "acts", least: 5 },
  isLeftOut: among("ui/workshop"),
  kinds: {
    staff: (id) => id.endsWith("/src/parts/staff"),
    // What acts need: their rules. A page may need them too.
    acts: (id) => id.endsWith("/src/parts/container"),
    writing: among("ui/content/admin"),
    matching: among("ui/club/matches/admin"),
    ordering: among(
      "ui/club/partners/admin",
      "ui/club/shop/admin",
      "ui/club/teams/admin",
      "ui/club/standings/admin",
      "ui/applications/positions/admin",
    ),
    panel: (id) => isUi(id) && id.includes("/admin/"),
    // When the club's colours change on an open page, and in the panel.
    colours: among("ui/design/tokens"),
    // Opened by an act, after the page.
    opened: among("ui/design", "ui/accounts/dialog", "ui/accounts/profile/Space.tsx", "ui/applications/wizard"),
    profile: among("ui/accounts/profile", "ui/applications/mine"),
    links: among("ui/accounts/mailLinks"),
    accounts: among("ui/accounts"),
    tipParts: among("ui/tips/tipParts.ts"),
    // The button is loaded with the page.
    tip: among("ui/tips/TipPage.tsx", "ui/tips/saved/SaveTipButton.tsx"),
    saved: among("ui/tips/saved"),
    article: among("ui/content/articles/ArticlePage.tsx"),
    lists: among("ui/tips", "ui/content/articles"),
    home: among("ui/club/home"),
    about: among("ui/club/about"),
    played: among("ui/club/matches/list", "ui/club/matches/detail"),
    results: among("ui/club/matches/team"),
    // Above many pages.
    matches: among("ui/club/matches"),
    teams: among("ui/club/teams/TeamsPage.tsx"),
    team: among("ui/club/teams"),
    shop: among("ui/club/shop"),
    partners: among("ui/club/partners"),
    contact: among("ui/messages/contact"),
    applying: among("ui/applications"),
    texts: among("ui/club/legal"),
    club: among("ui"),
  },
});

/** The entry of visitors who only read. */
const reading = fileURLToPath(new URL("./src/browser/views.ts", import.meta.url));

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };
const importersOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importers ?? [];

/** A file of its own for each section of the club's folder that several pages need. */
const clubSection = (id: string): string | null => {
  const [, section] = /virtual:club\/(\w+)$/.exec(id) ?? [];
  return section === undefined ? null : `club-${section}`;
};

/** Of a group: only what every page needs. */
const always = { tags: ["$initial" as const] };

// Off: plugin timings warn on slow machines, and the staff's modules import the container statically, the site dynamically.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };
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
    unusedPartsPlugin(),
    leanStylesPlugin(),
    stylesPlugin(),
    shortStylesPlugin(),
    partsPlugin(),
    compileHintPlugin(),
    packPlugin(),
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
    modulePreload: {
      polyfill: false,
      // What every page needs is there before anything is imported.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:packages|base|app|views)-/.test(file)),
    },
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
            // Each page names 10 to 40 files, and the app all pages: neither hashes nor the names of groups, which have a hyphen, and of
            // pages can be compressed.
            chunkFileNames: ({ name }) => `assets/${/^shared|-|(?:Page|Tab)$/.test(name) ? "" : "[name]-"}[hash:7].js`,
            codeSplitting: {
              groups: [
                // All that a visitor who only reads needs, without the app.
                {
                  name: (id, modules) =>
                    id === reading || importersOf(id, modules).includes(reading) ? "views" : null,
                },
                // What every page needs, in files that each run for at most 50 ms on a slow phone: see the loader.
                { name: "packages", test: among("node_modules"), ...always },
                { name: "base", test: among("domain", "adapters", "ui/lib", "ui/design"), ...always },
                { name: "app", ...always },
                // The panel needs all of them, a page its own.
                { name: clubSection, minShareCount: 2 },
                ...sharedFiles.map((name) => ({ name, test: isOurs, minShareCount: 2 })),
                { name: "supabase", test: among("node_modules/@supabase") },
                {
                  name: "inversify",
                  test: among("node_modules/inversify", "node_modules/@inversifyjs", "node_modules/reflect-metadata"),
                },
              ],
            },
          },
        },
    outDir: `${buildFolder}/client`,
  },
}));
