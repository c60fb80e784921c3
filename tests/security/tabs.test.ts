import { describe, expect, it, vi } from "vitest";
import { sessionName } from "../../adapters/sessionName.ts";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseSession } from "../../adapters/supabase/accounts/session.ts";
import { camille, signedIn } from "../contracts/ports.ts";
import { oneBrowser } from "./browser.ts";

// Tabs of one browser with rotated refresh tokens: each token can be used for one renewal.
const { openPage, project, query, storage, later } = oneBrowser();
const keptToken = () =>
  (JSON.parse(storage().getItem(sessionName) ?? "{}") as { refresh_token?: string }).refresh_token;

describe("a session that has to be renewed", () => {
  it("[AU-9] is renewed by several tabs at once, and all of them stay signed in", async () => {
    const tabs = [openPage(), openPage(), openPage()];
    const [first] = tabs;
    const { id } = await signedIn(first as (typeof tabs)[0], camille);
    const before = keptToken();
    for (let round = 0; round < 3; round++) {
      later(61);
      const found = await Promise.all(tabs.map(({ session }) => session.current()));
      expect(found.map((member) => member?.id)).toEqual([id, id, id]);
    }
    expect(keptToken()).not.toBe(before);
    expect(await Promise.all(tabs.map(({ profiles }) => profiles.of(id)))).not.toContain(undefined);
    for (const { news } of tabs) expect(news()).not.toContain("ended");
  });

  it("[AU-9] survives a reload shortly before it runs out", async () => {
    const { id } = await signedIn(openPage(), camille);
    later(59.5);
    const reloaded = openPage();
    expect((await reloaded.session.current())?.id).toBe(id);
    later(2);
    expect(await reloaded.profiles.of(id)).toMatchObject({ username: "camille" });
    expect(reloaded.news()).not.toContain("ended");
  });

  it("[AU-9] survives a reload that came between the renewal and its answer", async () => {
    const { id } = await signedIn(openPage(), camille);
    later(61);
    let isRenewed = () => {};
    const renewed = new Promise<void>((resolve) => {
      isRenewed = resolve;
    });
    // The page is closed before the answer arrives.
    const leaving = openPage({
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if (!String(input).includes("grant_type=refresh_token")) return answer;
        isRenewed();
        return new Promise(() => {});
      },
    });
    void leaving.session.current();
    await renewed;
    const reloaded = openPage();
    expect((await reloaded.session.current())?.id).toBe(id);
    expect(reloaded.news()).not.toContain("ended");
  });
});

describe("who ends a session", () => {
  it("[AU-9] is not told that it ended by itself, nor are the other tabs", async () => {
    const [tab, other] = [openPage(), openPage()];
    await signedIn(tab, camille);
    await vi.waitFor(() => expect(other.news()).toContain("changed"));
    for (const { told } of [tab, other]) told.mockClear();
    await tab.session.signOut();
    await vi.waitFor(() => expect([tab.news(), other.news()]).toEqual([["changed"], ["changed"]]));
    expect(await other.session.current()).toBeUndefined();
  });

  it("[AU-9] is not told so either when it had ended before", async () => {
    const tab = openPage();
    const { id } = await signedIn(tab, camille);
    await query("delete from auth.sessions where user_id = $1", [id]);
    later(61);
    tab.told.mockClear();
    await tab.session.signOut();
    await vi.waitFor(() => expect(tab.news()).toEqual(["changed"]));
  });
});

it("[AU-9] begins nothing while Supabase waits for its listeners", async () => {
  const client = supabaseClient(project(), "device");
  let tell = (_: string): unknown => undefined;
  vi.spyOn(client.auth, "onAuthStateChange").mockImplementation((listener) => {
    tell = (event) => listener(event as "SIGNED_IN", null);
    return { data: { subscription: { id: "", callback: listener, unsubscribe: () => {} } } };
  });
  const changed = vi.fn();
  supabaseSession(client).subscribe(changed);
  // It waits for nothing either.
  expect(tell("SIGNED_IN")).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith("changed"));
});

it("[AU-9] may ask for anything once it is told who is signed in", async () => {
  const tab = openPage();
  const asked = new Promise((answer) => {
    tab.session.subscribe(() => {
      void tab.session.current().then(async (member) => member && answer(await tab.profiles.of(member.id)));
    });
  });
  await tab.session.signIn(camille);
  expect(await asked).toMatchObject({ username: "camille" });
});
