import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openBackend } from "../../adapters/embedded/backend.ts";
import { serve } from "../../adapters/embedded/testing/requests.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { type Project, supabaseClient } from "../../adapters/supabase/shared/client.ts";
import type { SessionNews } from "../../domain/accounts/ports.ts";
import { camille, signedIn, siteForTwo, tipOf } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { pngOf } from "../pictures.ts";
import { standInForBrowser } from "./localStorage.ts";

// Sessions that were signed before the key changed: an operator replaces a leaked key, or a hosted project rotates its own.

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const folder = mkdtempSync(join(tmpdir(), "rotated-"));
const signedOut = { ok: false, refusal: { kind: "signed-out" } };

const openSite = async () => {
  const backend = await openBackend({ folder, siteUrl: "http://127.0.0.1", seed: true });
  const { address, close } = await serve((request) => backend.fetch(request));
  return { project: { url: address, anonKey: backend.anonKey }, close: () => close().then(backend.close) };
};

const replaceKey = () => {
  const file = join(folder, "keys.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), jwtSecret: "k".repeat(43) }));
};

let storage: ReturnType<typeof standInForBrowser>;
let kept = "";
let site: Awaited<ReturnType<typeof openSite>>;

const openPage = (project: Project) => {
  const device = supabaseDevice(project, supabaseClient(project, "device"));
  const told = vi.fn<(news: SessionNews) => void>();
  device.session.subscribe(told);
  return { ...device, news: () => told.mock.calls.flat() };
};

beforeAll(async () => {
  storage = standInForBrowser();
  const before = await openSite();
  await signedIn(openPage(before.project), camille);
  kept = storage.getItem(sessionName) ?? "";
  await before.close();
  replaceKey();
  site = await openSite();
  return async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
}, 60_000);
beforeEach(() => storage.setItem(sessionName, kept));

const openSignedIn = async (project: Project = site.project) => {
  const page = openPage(project);
  const member = await page.session.current();
  expect(member?.email).toBe(camille.email);
  return { page, me: member?.id as never, tip: (await tipOf(supabaseDevice(site.project), siteForTwo)).id };
};

/** The session is gone from the device, which is told once. */
const expectEnded = async ({ session, news }: ReturnType<typeof openPage>) => {
  expect(await session.current()).toBeUndefined();
  expect(storage.getItem(sessionName)).toBeNull();
  await vi.waitFor(() => expect(news().filter((one) => one === "ended")).toHaveLength(1));
};

it("[HS-10] a write is refused as signed out, which ends the session, and a new sign-in works", async () => {
  const { page, me, tip } = await openSignedIn();
  expect(await page.comments.add(tip, me, "Un essai")).toEqual(signedOut);
  await expectEnded(page);
  expect(await page.session.signIn(camille)).toEqual({ ok: true });
  expect((await page.comments.add(tip, me, "Un essai")).ok).toBe(true);
});

it("[HS-10] a read is answered as for a visitor, and ends the session", async () => {
  const { page, tip } = await openSignedIn();
  expect((await page.comments.of(tip, 1)).length).toBeGreaterThan(0);
  await expectEnded(page);
});

it("[HS-10] a picture is refused as signed out, which ends the session", async () => {
  const { page, me } = await openSignedIn();
  expect(await page.avatars.put(me, { type: "png", bytes: pngOf({ width: 4, height: 4 }) })).toEqual(signedOut);
  await expectEnded(page);
});

/** A hosted project's answers to a token of another key, as its services word them. */
const hosted: Readonly<Record<string, { readonly status: number; readonly body: object }>> = {
  "/rest/v1/": {
    status: 401,
    body: { code: "PGRST301", message: "JWSError JWSInvalidSignature", details: null, hint: null },
  },
  "/auth/v1/": {
    status: 403,
    body: {
      code: 403,
      error_code: "bad_jwt",
      msg: "invalid JWT: unable to parse or verify signature, token signature is invalid",
    },
  },
  "/storage/v1/": {
    status: 400,
    body: { statusCode: "403", error: "Unauthorized", message: "signature verification failed" },
  },
};

/** Refuses each request with the member's token as a hosted project does. */
const hostedProject = (): Project => {
  const { access_token: token } = JSON.parse(kept) as { access_token: string };
  return {
    ...site.project,
    async fetch(input, init) {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      const isRefused = new Headers(init?.headers).get("authorization") === `Bearer ${token}`;
      const answer = Object.entries(hosted).find(([place]) => path.startsWith(place))?.[1];
      if (!isRefused || !answer) return fetch(input, init);
      return Response.json(answer.body, { status: answer.status });
    },
  };
};

it.each([
  ["a comment", ({ page, tip, me }) => page.comments.add(tip, me, "Un essai")],
  ["another e-mail", ({ page }) => page.logins.changeEmail("autre@demo.test")],
  ["another password", ({ page }) => page.logins.changePassword("neige-et-givre")],
  ["a picture", ({ page, me }) => page.avatars.put(me, { type: "png", bytes: pngOf({ width: 4, height: 4 }) })],
] as const satisfies readonly (readonly [
  string,
  (open: Awaited<ReturnType<typeof openSignedIn>>) => Promise<unknown>,
])[])("[HS-10] on a hosted project %s is refused as signed out, which ends the session", async (_, act) => {
  const open = await openSignedIn(hostedProject());
  expect(await act(open)).toEqual(signedOut);
  await expectEnded(open.page);
});
