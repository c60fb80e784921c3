import { passthrough } from "msw";
import { describe, expect, it, vi } from "vitest";
import { fetchWithTimeout } from "../../adapters/supabase/shared/fetchWithTimeout.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { longestComment } from "../../domain/content/reactions/comment.ts";
import { camille, signedIn, siteForTwo, tipOf } from "../contracts/ports.ts";
import { oneBrowser } from "../security/browser.ts";
import { projectAt } from "../network.ts";
import { type Fault, faults } from "./brokenBackend.ts";

// Faults during a session: the backend is real until the test names a fault.

// The embedded backend and supabase-js log refusals there.
vi.spyOn(console, "error").mockImplementation(() => {});

const browser = oneBrowser();

/** A page with Camille signed in, whose requests fail when the test names a fault. */
const openPage = async () => {
  const backend: { fault?: Fault; requests: number } = { requests: 0 };
  projectAt(browser.project().url, () => {
    backend.requests++;
    return backend.fault ? faults[backend.fault]() : passthrough();
  });
  const page = browser.openPage({ timeLimit: 2_000 });
  const { id } = await signedIn(page, camille);
  return { page, backend, id, tip: (await tipOf(page, siteForTwo)).id };
};

describe("signing out", () => {
  it.each([
    "a closed connection",
    "500 with HTML",
    "503 with an empty body",
    "HTML with 200",
    "404 that says nothing",
    "500 with null",
  ] as const)("[AU-9] forgets the session on the device, and is no failure, at %s", async (fault) => {
    const { page, backend } = await openPage();
    const told = vi.fn();
    page.session.subscribe(told);
    backend.fault = fault;
    await page.session.signOut();
    expect(await page.session.current()).toBeUndefined();
    expect(browser.storage().getItem(sessionName)).toBeNull();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  });

  it("[AU-9] forgets the session before the backend has answered", async () => {
    const { page, backend } = await openPage();
    backend.fault = "no answer";
    const leaving = page.session.signOut();
    await vi.waitFor(() => expect(browser.storage().getItem(sessionName)).toBeNull());
    expect(await page.session.current()).toBeUndefined();
    await leaving;
  });
});

describe("a session", () => {
  it("[AU-9] is known without asking anybody, and outlives a backend that fails", async () => {
    const { page, backend, id, tip } = await openPage();
    backend.requests = 0;
    expect((await page.session.current())?.id).toBe(id);
    expect(backend.requests).toBe(0);

    for (backend.fault of ["503 with an empty body", "HTML with 200", "a closed connection"] as const) {
      await expect(page.likes.set(tip, id, true)).rejects.toThrow();
      expect((await page.session.current())?.id).toBe(id);
    }
    delete backend.fault;
    expect(await page.likes.set(tip, id, true)).toEqual({ ok: true });
    expect(await page.likes.set(tip, id, false)).toEqual({ ok: true });
  });

  it.each([
    ["no JSON", "{"],
    ["a number", "5"],
    ["an empty object", "{}"],
    ["a list", "[]"],
    ["a session of nobody", JSON.stringify({ access_token: "a.b.c", refresh_token: "r", expires_at: 9_999_999_999 })],
    [
      "a session of a number",
      JSON.stringify({ access_token: "a.b.c", refresh_token: "r", expires_at: 9_999_999_999, user: { id: 5 } }),
    ],
  ])("[AU-9] is nobody's when the device keeps %s, and a sign-in makes it right", async (_, text) => {
    browser.storage().setItem(sessionName, text);
    const page = browser.openPage();
    expect(await page.session.current()).toBeUndefined();
    expect((await page.tips.slice({ sort: "recent", from: 0, count: 1 })).length).toBe(1);
    await signedIn(page, camille);
    expect((await page.session.current())?.email).toBe(camille.email);
  });
});

describe("[TP-16] a comment whose answer was lost", () => {
  it.each([
    ["short", "Merci !"],
    ["as long as it may be", "é".repeat(longestComment)],
    ["as long as it may be, in emoji", "\u{1f44b}".repeat(longestComment)],
    ["full of marks that addresses use", `a&b=c,d.e(f)"g"*%00#?/\\ ${"&content=eq.".repeat(20)}`],
  ])("[TP-8] is found again when it is sent again, and stands there once: %s", async (_, text) => {
    const { page, id, tip } = await openPage();
    const before = await page.comments.of(tip, 100);
    const first = await page.comments.add(tip, id, text);
    expect(first).toMatchObject({ ok: true, value: { text } });
    expect(await page.comments.add(tip, id, text)).toEqual(first);
    expect(await page.comments.of(tip, 100)).toHaveLength(before.length + 1);
  });

  it("is gone when its tip was taken back in between", async () => {
    const { page, id, tip } = await openPage();
    await page.comments.add(tip, id, "Juste avant");
    await browser.query("update tips set is_published = false where id = $1", [tip]);
    expect(await page.comments.add(tip, id, "Juste avant")).toEqual({ ok: false, refusal: { kind: "gone" } });
    await browser.query("update tips set is_published = true where id = $1", [tip]);
  });
});

it("the caller can abort a request", async () => {
  const controller = new AbortController();
  const silent = projectAt("http://silent.test", faults["no answer"]);
  const ask = fetchWithTimeout({
    fetch,
    anonKey: "anon",
    timeLimit: 60_000,
    tokenWasRefused: async () => undefined,
    renewalWasRefused: () => {},
    isOver: () => false,
  });
  const asking = ask(silent.url, { signal: controller.signal });
  controller.abort();
  await expect(asking).rejects.toThrow();
});
