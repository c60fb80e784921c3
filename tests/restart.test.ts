import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openBackend } from "../adapters/embedded/backend.ts";
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
