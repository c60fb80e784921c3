import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openBackend } from "../adapters/embedded/backend.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { supabaseDevice } from "./devices.ts";
import { camille, signedIn, siteForTwo, tipOf } from "./contracts/ports.ts";

const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "restart-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => openBackend({ folder, siteUrl: "http://127.0.0.1", seed: true });

it("[BE-7] finds a like, a comment and a session after a restart", async () => {
  let backend = await start();
  const project = {
    url: "http://127.0.0.1",
    anonKey: backend.anonKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init)),
  };
  const device = supabaseDevice(project);
  const { likes, comments } = device;
  const member = await signedIn(device, camille);
  const { id } = await tipOf(device, siteForTwo);
  await likes.set(id, member.id, true);
  await comments.add(id, member.id, "Avant le redémarrage.");

  await backend.close();
  backend = await start();

  expect(await likes.has(id, member.id)).toBe(true);
  expect((await comments.of(id, 1))[0]?.text).toBe("Avant le redémarrage.");
  expect(await likes.set(id, member.id, false)).toEqual({ ok: true }); // The session from before the restart is valid.
  await backend.close();
});

it("[PF-22] serves the pages of before a restart, unless the data were opened in between or a captcha was set", async () => {
  ensureBuilt();
  const data = join(folder, "served");
  const pages = join(data, "pages");
  const settings = settingsFrom({ PORT: "0", DATA_FOLDER: data });
  const started = () => serve(settings, () => {});
  const pageOf = async ({ address }: { readonly address: string }) => (await fetch(`${address}/tips`)).text();

  let served = await started();
  expect(await pageOf(served)).toContain("Tenir un site");
  expect(existsSync(pages)).toBe(false);
  await served.close();

  // Another word in the saved page tells it from one that is rendered.
  const changed = readFileSync(pages, "latin1").replaceAll("Tenir un site", "Tenir un SITE");
  writeFileSync(pages, changed, "latin1");
  served = await started();
  expect(existsSync(pages)).toBe(false);
  expect(await pageOf(served)).toContain("Tenir un SITE");
  await served.close();

  const captcha = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "secret" };
  served = await serve(settingsFrom({ PORT: "0", DATA_FOLDER: data, ...captcha }), () => {});
  expect(await pageOf(served)).toContain("turnstile");
  await served.close();

  const backend = await openBackend({ folder: data, siteUrl: settings.siteAddress, seed: true });
  await backend.close();
  served = await started();
  expect(await pageOf(served)).not.toContain("Tenir un SITE");
  await served.close();
});
