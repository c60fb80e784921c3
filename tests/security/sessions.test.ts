import { describe, expect, it, vi } from "vitest";
import { sessionName } from "../../adapters/sessionName.ts";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import type { Credentials } from "../../domain/accounts/ports.ts";
import { camille, newMessage, type Ports, signedIn, siteForTwo, tipOf } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { pngOf } from "../pictures.ts";
import { oneBrowser } from "./browser.ts";
import { alter, forgeries, unsigned } from "./tokens.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { openPage, project, query, storage, later } = oneBrowser();

/** A page of another device. */
const elsewhere = () => supabaseDevice(project());

const tipId = async () => (await tipOf(elsewhere(), siteForTwo)).id;
const published = async ({ tips }: Ports) => (await tips.slice({ sort: "recent", from: 0, count: 100 })).length;
const signedOut = { ok: false, refusal: { kind: "signed-out" } };

/** Expects no session on the page and the device, and one event "ended" to the subscribers. */
const expectForgotten = async ({ session, news }: ReturnType<typeof openPage>) => {
  expect(await session.current()).toBeUndefined();
  expect(storage().getItem(sessionName)).toBeNull();
  await vi.waitFor(() => expect(news().filter((one) => one === "ended")).toHaveLength(1));
};

const newMember = async (): Promise<Credentials> => {
  const credentials = { email: `${crypto.randomUUID()}@demo.test`, password: "demo-1234" };
  const { error } = await supabaseClient(project(), "nowhere").auth.signUp(credentials);
  if (error) throw error;
  await query("update auth.users set email_confirmed_at = now() where email = $1", [credentials.email]);
  return credentials;
};

/** Sessions that the backend refuses while the device still stores them. */
const refusedSessions = Object.entries({ ...forgeries, "no signature": unsigned }).map(([what, forge]) => ({
  what: `a token with ${what}`,
  spoil: () => alter(storage(), sessionName, (kept) => ({ ...kept, access_token: forge(kept.access_token) })),
}));

describe.each(refusedSessions)("a kept session of $what", ({ spoil }) => {
  const openSpoilt = async () => {
    const member = await signedIn(openPage(), camille);
    spoil();
    const page = openPage();
    expect((await page.session.current())?.email).toBe(camille.email);
    page.told.mockClear();
    return { page, member: member.id, tip: await tipId() };
  };

  it("[AU-9] is forgotten at the first question, which is answered all the same", async () => {
    const { page, tip } = await openSpoilt();
    expect(await published(page)).toBe(await published(elsewhere()));
    await expectForgotten(page);
    expect(await page.likes.count(tip)).toBe(await elsewhere().likes.count(tip));
  });

  it("[BE-3] likes nothing", async () => {
    const { page, member, tip } = await openSpoilt();
    const before = await elsewhere().likes.count(tip);
    expect(await page.likes.set(tip, member, true)).toEqual(signedOut);
    expect(await elsewhere().likes.count(tip)).toBe(before);
    await expectForgotten(page);
  });

  it("[BE-3] takes no like off", async () => {
    const { page, member, tip } = await openSpoilt();
    expect(await page.likes.set(tip, member, false)).toEqual(signedOut);
    await expectForgotten(page);
  });

  it("[BE-3] comments on nothing", async () => {
    const { page, member, tip } = await openSpoilt();
    expect(await page.comments.add(tip, member, "Essai")).toEqual(signedOut);
    await expectForgotten(page);
  });

  it("[BE-3] reads no profile and no role, which is no failure", async () => {
    const { page, member } = await openSpoilt();
    expect(await Promise.all([page.profiles.of(member), page.roles.of(member)])).toEqual([undefined, undefined]);
    await expectForgotten(page);
  });
});

it("[AU-9] renews a token that expired while the device's clock was slow, and does what was asked", async () => {
  const page = openPage();
  const { id } = await signedIn(page, camille);
  alter(storage(), sessionName, (kept) => ({ ...kept, expires_at: kept.expires_at + 86_400 }));
  later(120);
  const reopened = openPage();
  expect(await reopened.likes.set(await tipId(), id, true)).toEqual({ ok: true });
  expect(await reopened.likes.set(await tipId(), id, false)).toEqual({ ok: true });
  expect((await reopened.session.current())?.id).toBe(id);
  expect(reopened.news()).not.toContain("ended");
});

describe("an access token whose session was ended elsewhere", () => {
  /** A member whose other device ends all sessions while this page is open. */
  const openEnded = async () => {
    const member = await newMember();
    const page = openPage();
    const { id } = await signedIn(page, member);
    expect(await published(page)).toBeGreaterThan(0);
    const other = supabaseClient(project(), "nowhere");
    await other.auth.signInWithPassword(member);
    await other.auth.signOut({ scope: "global" });
    page.told.mockClear();
    return { page, id };
  };

  it("[SE-2] writes nothing from that moment on, and is forgotten", async () => {
    const { page, id } = await openEnded();
    expect(await page.likes.set(await tipId(), id, true)).toEqual(signedOut);
    await expectForgotten(page);
  });

  it("[SE-2] keeps nobody from what visitors may do: the message to the club goes out", async () => {
    const { page } = await openEnded();
    expect(await page.messages.send(newMessage(), "")).toMatchObject({ ok: true });
    await expectForgotten(page);
  });
});

it("[AU-9] renews an expired session without a notice", async () => {
  const page = openPage();
  const { id } = await signedIn(page, camille);
  page.told.mockClear();
  later(120);
  expect((await page.session.current())?.id).toBe(id);
  expect(await page.likes.set(await tipId(), id, true)).toEqual({ ok: true });
  expect(await page.likes.set(await tipId(), id, false)).toEqual({ ok: true });
  expect(page.told).not.toHaveBeenCalled();
});

describe("a session that was ended elsewhere", () => {
  it("[AU-9] is forgotten when it would be renewed, on an open page", async () => {
    const member = await newMember();
    const page = openPage();
    const { id } = await signedIn(page, member);
    const other = supabaseClient(project(), "nowhere");
    await other.auth.signInWithPassword(member);
    await other.auth.signOut({ scope: "global" });

    page.told.mockClear();
    later(120);
    expect(await page.likes.set(await tipId(), id, true)).toEqual(signedOut);
    expect(await published(page)).toBeGreaterThan(0);
    await expectForgotten(page);
  });

  it("[AU-9] is nobody's when a page asks who is signed in", async () => {
    const member = await newMember();
    const page = openPage();
    await signedIn(page, member);
    await query("delete from auth.users where email = $1", [member.email]);
    page.told.mockClear();
    later(120);
    expect(await page.session.current()).toBeUndefined();
    await expectForgotten(page);
  });
});

describe("a member who was deleted", () => {
  const openDeleted = async () => {
    const member = await newMember();
    const page = openPage();
    const { id } = await signedIn(page, member);
    await query("delete from auth.users where id = $1", [id]);
    page.told.mockClear();
    return { page, id };
  };

  it("reads what everybody reads", async () => {
    const { page } = await openDeleted();
    expect(await published(page)).toBeGreaterThan(0);
  });

  it("[AU-15] is signed out by a page that asks who they are", async () => {
    const { page, id } = await openDeleted();
    expect(await page.profiles.of(id)).toBeUndefined();
    await expectForgotten(page);
  });

  it("[AU-15] leaves no picture behind them", async () => {
    const { page, id } = await openDeleted();
    const picture = { type: "png", bytes: pngOf({ width: 4, height: 4 }) } as const;
    expect(await page.avatars.put(id, picture)).toEqual(signedOut);
    expect(await query("select from storage.objects where name like $1 || '%'", [id])).toEqual([]);
  });

  it("[SE-35] is signed out by a like, and not told that the tip is gone", async () => {
    const { page, id } = await openDeleted();
    expect(await page.likes.set(await tipId(), id, true)).toEqual(signedOut);
    await expectForgotten(page);
  });

  it("is signed out by a comment, and not told that the tip is gone", async () => {
    const { page, id } = await openDeleted();
    expect(await page.comments.add(await tipId(), id, "Essai")).toEqual(signedOut);
    await expectForgotten(page);
  });
});

it("a refusal that comes late ends no session that began since", async () => {
  await signedIn(openPage(), camille);
  alter(storage(), sessionName, (kept) => ({
    ...kept,
    access_token: forgeries["one letter of its signature changed"](kept.access_token),
  }));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = openPage({
    async fetch(input, init) {
      const answer = await fetch(input, init);
      if (answer.status === 401) await held;
      return answer;
    },
  });
  const reading = published(page);
  expect(await page.session.signIn(camille)).toEqual({ ok: true });
  release();
  expect(await reading).toBeGreaterThan(0);
  expect((await page.session.current())?.email).toBe(camille.email);
});

it("[AU-9] pages of one device hear from each other that a session was refused", async () => {
  const other = openPage();
  await signedIn(other, camille);
  alter(storage(), sessionName, (kept) => ({ ...kept, access_token: unsigned(kept.access_token) }));
  const page = openPage();
  other.told.mockClear();
  const { id } = (await page.session.current()) ?? {};
  if (id) await page.likes.set(await tipId(), id, true);
  // Only the page that noticed the end reports it.
  await vi.waitFor(() => expect(other.told).toHaveBeenCalled());
  expect(await other.session.current()).toBeUndefined();
  expect(other.news()).not.toContain("ended");
});
