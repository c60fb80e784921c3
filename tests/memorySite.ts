// `npm run dev` as one build: the same sources in the same mode, without hot reload. A page loads ten files instead of
// five hundred, so the tests of the memory backend take a third of the time.
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../src/build/folders.ts";
import { isStale, makeBuild } from "../src/server/build.ts";
import { assetsIn } from "../src/server/http/assets.ts";
import { listen } from "../src/server/http/listen.ts";
import { readManifest } from "../src/server/pages/manifest.ts";
import { settingsFrom } from "../src/server/settings.ts";

process.env["NODE_ENV"] = "development";
// Each club has a folder of its own.
const folder = join(import.meta.dirname, `../.cache/sites/memory-${basename(buildFolder)}`);
const own = { mode: "development", logLevel: "warn" } as const;
if (isStale(folder, import.meta.filename)) {
  const { build } = await import("vite");
  const make = async () => {
    await build({ ...own, build: { outDir: `${folder}/client` } });
    await build({
      ...own,
      build: {
        ssr: true,
        outDir: `${folder}/server`,
        rolldownOptions: { input: { site: "src/server/site.ts", demo: "src/dev/demo.ts" } },
      },
    });
  };
  await makeBuild(folder, make, import.meta.filename);
}

const built = (name: string) => import(pathToFileURL(join(folder, "server", name)).href);
const { createSite } = (await built("site.js")) as typeof import("../src/server/site.ts");
const { openDemo } = (await built("demo.js")) as typeof import("../src/dev/demo.ts");
const { host, port, siteAddress } = settingsFrom(process.env);
const manifest = await readManifest(pathToFileURL(`${folder}/client/`));
const site = createSite({
  backend: openDemo().place,
  publicBackend: "memory",
  siteAddress,
  manifest,
});
const asset = assetsIn(pathToFileURL(`${folder}/client/`));
await listen(
  // Files uncompressed: to compress them takes seconds, and what is asked here doesn't depend on it.
  (request) =>
    new URL(request.url).pathname.startsWith("/assets/") ? asset(new Request(request.url)) : site.answer(request),
  host,
  port,
);
