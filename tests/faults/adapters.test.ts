import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { HttpResponseResolver } from "msw";
import { describe, expect, it, vi } from "vitest";
import type { MailToken } from "../../domain/accounts/ports.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { SubscriptionToken } from "../../domain/messages/newsletter.ts";
import {
  camille,
  montreal,
  newApplication,
  newMessage,
  newVisitor,
  noArticle,
  nobody,
  noTip,
  type Ports,
  siteForTwo,
} from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { projectAt } from "../network.ts";
import { pngOf } from "../pictures.ts";
import { faults, tooMany, unauthorized } from "./brokenBackend.ts";

// Each call ends at each fault, and none returns invented data.

const [sent] = seed.applications;
if (!sent) throw new Error("The seed has no application");

const item = { kind: "article", id: noArticle } as const;
const written = { kind: "article", fields: { ...noFields, title: "Essai" } } as const;
const ofCategory = { kind: "article", search: "", category: "strategy" } as const;
const noComment = nobody as string as CommentId;

type Call = (ports: Ports) => Promise<unknown>;
/** Ports whose every method is tried here. Those of ordered lists share an adapter with one of them. */
type Tried =
  | "applicationNotices"
  | "applications"
  | "articleComments"
  | "articleLikes"
  | "articleShares"
  | "articles"
  | "avatars"
  | "categories"
  | "categoryLists"
  | "changes"
  | "comments"
  | "contents"
  | "figures"
  | "identity"
  | "itemLists"
  | "itemPictures"
  | "itemRecords"
  | "likes"
  | "logins"
  | "mailLinks"
  | "memberData"
  | "messages"
  | "moderation"
  | "newsletter"
  | "profiles"
  | "ratings"
  | "reviewNotes"
  | "reviews"
  | "roles"
  | "session"
  | "shares"
  | "signUps"
  | "team"
  | "tips"
  | "views";
type Method = { [Port in Tried]: `${Port}.${keyof Ports[Port] & string}` }[Tried];
/** Methods without requests, and those that must succeed at every fault. Other tests cover them. */
type OnTheDevice =
  | "identity.confirmed"
  | "session.current"
  | "changes.subscribe"
  | "session.subscribe"
  | "session.signOut"
  | "logins.changePassword"
  | "logins.changeEmail";

const found = { words: "lya" };
/** The token's expiry is in the future, so the device asks the backend. */
const brought = {
  accessToken: [{ alg: "HS256" }, { exp: 4_000_000_000 }, 0]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join("."),
  refreshToken: "r",
};
const newLogin = { ...camille, names: { pseudo: "Lya" } };
const link = { kind: "sign-up", token: crypto.randomUUID() as string as MailToken } as const;

const category = { kind: "article", slug: "merch" } as const;

const calls = {
  "tips.slice": ({ tips }) => tips.slice({ sort: "recent", from: 0, count: 9 }),
  "tips.bySlug": ({ tips }) => tips.bySlug(siteForTwo),
  "tips.totals": ({ tips }) => tips.totals(),
  "likes.set": ({ likes }) => likes.set(noTip, nobody, true),
  "likes.count": ({ likes }) => likes.count(noTip),
  "likes.has": ({ likes }) => likes.has(noTip, nobody),
  "comments.of": ({ comments }) => comments.of(noTip, 20),
  "comments.add": ({ comments }) => comments.add(noTip, nobody, "Essai"),
  "ratings.set": ({ ratings }) => ratings.set(noTip, nobody, 4),
  "ratings.of": ({ ratings }) => ratings.of(noTip, nobody),
  "ratings.average": ({ ratings }) => ratings.average(noTip),
  "views.add": ({ views }) => views.add(noTip, newVisitor()),
  "shares.add": ({ shares }) => shares.add(noTip, newVisitor()),
  "articleShares.add": ({ articleShares }) => articleShares.add(noArticle, newVisitor()),
  "applications.add": ({ applications }) => applications.add(newApplication(nobody)),
  "applications.of": ({ applications }) => applications.of(nobody),
  "applications.withdraw": ({ applications }) => applications.withdraw(sent.id, nobody),
  "reviews.slice": ({ reviews }) => reviews.slice({ ...found, status: null, from: 0, count: 20 }),
  "reviews.count": ({ reviews }) => reviews.count(found),
  "reviews.decide": ({ reviews }) => reviews.decide(sent.id, nobody, "accepted", ""),
  "reviews.undo": ({ reviews }) => reviews.undo(sent.id),
  "reviews.stepsOf": ({ reviews }) => reviews.stepsOf(sent.id),
  "reviewNotes.of": ({ reviewNotes }) => reviewNotes.of(sent.id),
  "reviewNotes.add": ({ reviewNotes }) => reviewNotes.add(sent.id, nobody, "Essai"),
  "figures.read": ({ figures }) => figures.read(),
  "team.find": ({ team }) => team.find("lya"),
  "team.setStaff": ({ team }) => team.setStaff({ member: nobody, isStaff: true }),
  "team.reserved": ({ team }) => team.reserved(),
  "team.takeName": ({ team }) => team.takeName(nobody),
  "applicationNotices.announce": ({ applicationNotices }) => applicationNotices.announce(sent),
  "messages.send": ({ messages }) => messages.send(newMessage(), ""),
  "newsletter.subscribe": ({ newsletter }) => newsletter.subscribe("lya@exemple.fr"),
  "newsletter.confirm": ({ newsletter }) => newsletter.confirm(crypto.randomUUID() as string as SubscriptionToken),
  "newsletter.leave": ({ newsletter }) => newsletter.leave(crypto.randomUUID() as string as SubscriptionToken),
  "articles.slice": ({ articles }) => articles.slice({ sort: "date", from: 0, count: 7 }),
  "articles.bySlug": ({ articles }) => articles.bySlug(montreal),
  "articles.totals": ({ articles }) => articles.totals(),
  "articles.aboutMatch": ({ articles }) => articles.aboutMatch(montreal, 5),
  "articles.aboutPlayer": ({ articles }) => articles.aboutPlayer("Kéva", 5),
  "articleLikes.set": ({ articleLikes }) => articleLikes.set(noArticle, nobody, true),
  "articleLikes.count": ({ articleLikes }) => articleLikes.count(noArticle),
  "articleLikes.has": ({ articleLikes }) => articleLikes.has(noArticle, nobody),
  "articleComments.of": ({ articleComments }) => articleComments.of(noArticle, 20),
  "articleComments.add": ({ articleComments }) => articleComments.add(noArticle, nobody, "Essai"),
  "categories.list": ({ categories }) => categories.list(),
  "categoryLists.used": ({ categoryLists }) => categoryLists.used(),
  "categoryLists.add": ({ categoryLists }) => categoryLists.add({ kind: "tip", label: "Essai" }),
  "categoryLists.rename": ({ categoryLists }) => categoryLists.rename({ ...category, label: "Essai", revision: 1 }),
  "categoryLists.place": ({ categoryLists }) => categoryLists.place({ ...category, before: null }),
  "categoryLists.remove": ({ categoryLists }) => categoryLists.remove({ ...category, heir: null }),
  "profiles.of": ({ profiles }) => profiles.of(nobody),
  "profiles.saveNames": ({ profiles }) => profiles.saveNames(nobody, { fullName: "Lya", username: null }),
  "profiles.saveAvatar": ({ profiles }) => profiles.saveAvatar(nobody, null),
  "profiles.saveScoreChoice": ({ profiles }) => profiles.saveScoreChoice(nobody, { isHidden: true, chosenAt: 1 }),
  "profiles.remove": ({ profiles }) => profiles.remove(nobody),
  "avatars.put": ({ avatars }) => avatars.put(nobody, { type: "png", bytes: pngOf({ width: 2, height: 2 }) }),
  "avatars.keepOnly": ({ avatars }) => avatars.keepOnly(nobody, null),
  "memberData.activity": ({ memberData }) => memberData.activity(nobody),
  "memberData.everything": ({ memberData }) => memberData.everything(nobody),
  "itemLists.slice": ({ itemLists }) => itemLists.slice({ kind: "tip", search: "a", from: 0, count: 24 }),
  "itemLists.count": ({ itemLists }) => itemLists.count({ search: "" }),
  "contents.open": ({ contents }) => contents.open(item),
  "contents.add": ({ contents }) =>
    contents.add({ ...written, slug: montreal, authorId: nobody, authorName: "Lya", isPublished: true }),
  "contents.save": ({ contents }) => contents.save({ ...item, ...written, revision: 1 }),
  "contents.setPublished": ({ contents }) => contents.setPublished(item, true),
  "contents.remove": ({ contents }) => contents.remove(item),
  "itemRecords.slugsLike": ({ itemRecords }) => itemRecords.slugsLike("article", montreal),
  "itemRecords.changesSince": ({ itemRecords }) => itemRecords.changesSince(item, 1),
  "itemPictures.put": ({ itemPictures }) => itemPictures.put({ type: "png", bytes: pngOf({ width: 2, height: 2 }) }),
  "moderation.latest": ({ moderation }) => moderation.latest({ kind: "article", count: 30, hiddenOnly: false }),
  "moderation.hide": ({ moderation }) => moderation.hide("article", noComment, "Non"),
  "roles.of": ({ roles }) => roles.of(nobody),
  "session.signIn": ({ session }) => session.signIn(camille),
  "signUps.add": ({ signUps }) => signUps.add(newLogin),
  "signUps.sendAgain": ({ signUps }) => signUps.sendAgain(camille.email),
  "mailLinks.spend": ({ mailLinks }) => mailLinks.spend(link),
  "mailLinks.ownerOf": ({ mailLinks }) => mailLinks.ownerOf(brought),
  "mailLinks.open": ({ mailLinks }) => mailLinks.open(brought),
  "logins.mailRecovery": ({ logins }) => logins.mailRecovery(camille.email),
  "logins.signedInLately": ({ logins }) => logins.signedInLately(),
} as const satisfies Record<Exclude<Method, OnTheDevice>, Call>;

const everyCall: readonly (readonly [string, Call])[] = [
  ...Object.entries(calls),
  ["savedTips.set", ({ savedTips }) => savedTips.set(noTip, nobody, true)],
  ["savedTips.has", ({ savedTips }) => savedTips.has(noTip, nobody)],
  ["savedTips.list", ({ savedTips }) => savedTips.list(nobody)],
  ["likes.set, off", ({ likes }) => likes.set(noTip, nobody, false)],
  ["team.setStaff, off", ({ team }) => team.setStaff({ member: nobody, isStaff: false })],
  ["reviews.slice, pending", ({ reviews }) => reviews.slice({ ...found, status: "pending", from: 0, count: 20 })],
  [
    "contents.save of a tip",
    ({ contents }) => contents.save({ kind: "tip", id: noTip, revision: 1, fields: written.fields }),
  ],
  ["itemLists.slice of a category", ({ itemLists }) => itemLists.slice({ ...ofCategory, from: 24, count: 24 })],
  ["moderation.latest, hidden", ({ moderation }) => moderation.latest({ kind: "tip", count: 30, hiddenOnly: true })],
  ["moderation.hide, back", ({ moderation }) => moderation.hide("tip", noComment, null)],
  ["ratings.set, back", ({ ratings }) => ratings.set(noTip, nobody, null)],
  ["tips.slice of a category", ({ tips }) => tips.slice({ category: "Une", sort: "popular", from: 9, count: 9 })],
  ["comments.of, older ones", ({ comments }) => comments.of(noTip, 20, "2026-01-01T00:00:00Z")],
];

/** Faults at which only the time limit ends the call. */
const silences: readonly HttpResponseResolver[] = [faults["no answer"], faults["half an answer, then silence"]];

let respond: HttpResponseResolver;
const backend = projectAt("http://broken.test", (request) => respond(request));

/** A device whose backend behaves this way. `ask` counts requests as they are sent: on a busy machine some arrive late. */
const facing = (behaviour: HttpResponseResolver, ask = fetch): Ports => {
  respond = behaviour;
  return supabaseDevice({ ...backend, fetch: ask, timeLimit: silences.includes(behaviour) ? 40 : 10_000 });
};

/** Methods that ignore the content of their answer. */
const readsNothing = ["signUps.sendAgain", "logins.mailRecovery"];

const table = Object.entries(faults).flatMap(([fault, behaviour]) =>
  everyCall
    .filter(([name]) => fault !== "an object of another shape" || !readsNothing.includes(name))
    .map(([name, call]) => ({ fault, behaviour, name, call })),
);

/** Methods that send several requests, with the number of requests. */
const asks: Readonly<Record<string, number>> = { "memberData.activity": 7 };

it.each(table)("[FA-1] $name throws at $fault, having asked once", async ({ name, behaviour, call }) => {
  const ask = vi.fn(fetch);
  await expect(call(facing(behaviour, ask))).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(asks[name] ?? 1);
});

describe("429", () => {
  const pausing = [
    "session.signIn",
    "signUps.add",
    "signUps.sendAgain",
    "mailLinks.spend",
    "logins.mailRecovery",
  ] as const satisfies readonly (keyof typeof calls)[];

  it.each(everyCall.filter(([name]) => !pausing.some((one) => one === name)))("%s throws", async (_, call) => {
    await expect(call(facing(tooMany))).rejects.toThrow();
  });

  it.each(pausing)("[AU-4] refuses %s, which is to be tried later", async (name) => {
    expect(await calls[name](facing(tooMany))).toEqual({ ok: false, refusal: { kind: "too-many-tries" } });
  });
});

describe("401", () => {
  const signedOut = { ok: false, refusal: { kind: "signed-out" } };

  it.each([
    "likes.set",
    "likes.set, off",
    "savedTips.set",
    "savedTips.list",
    "ratings.set",
    "ratings.set, back",
    "comments.add",
    "articleLikes.set",
    "articleComments.add",
    "applications.add",
    "applications.of",
    "applications.withdraw",
    "reviews.count",
    "reviews.decide",
    "reviews.undo",
    "reviewNotes.add",
    "figures.read",
    "team.find",
    "team.reserved",
    "team.takeName",
    "team.setStaff",
    "team.setStaff, off",
    "itemLists.count",
    "contents.add",
    "contents.save",
    "contents.save of a tip",
    "contents.setPublished",
    "contents.remove",
    "itemPictures.put",
    "moderation.hide",
    "moderation.hide, back",
    "profiles.saveNames",
    "profiles.saveAvatar",
    "profiles.saveScoreChoice",
    "profiles.remove",
    "avatars.put",
    "avatars.keepOnly",
    "memberData.activity",
    "memberData.everything",
  ])("[BE-3] refuses %s as signed out", async (name) => {
    const call = everyCall.find(([one]) => one === name)?.[1];
    expect(await call?.(facing(unauthorized))).toEqual(signedOut);
  });

  it.each(["profiles.of", "roles.of"] as const)("[BE-2] gives %s nothing: nobody is signed in", async (name) => {
    expect(await calls[name](facing(unauthorized))).toBeUndefined();
  });

  it.each([
    "reviews.slice",
    "reviews.stepsOf",
    "reviewNotes.of",
    "itemRecords.changesSince",
    "itemLists.slice",
  ] as const)("[BE-3] gives %s nothing", async (name) => {
    expect(await calls[name](facing(unauthorized))).toEqual([]);
  });

  it("[HS-4] tells of no like: its member alone reads it", async () => {
    expect(await calls["likes.has"](facing(unauthorized))).toBe(false);
  });

  it("gives ratings.of nothing either", async () => {
    expect(await calls["ratings.of"](facing(unauthorized))).toBeNull();
  });

  it.each([
    "tips.slice",
    "tips.bySlug",
    "tips.totals",
    "likes.count",
    "comments.of",
    "ratings.average",
    "articles.slice",
    "articles.bySlug",
    "articles.totals",
    "articles.aboutMatch",
    "articles.aboutPlayer",
    "contents.open",
    "itemRecords.slugsLike",
    "moderation.latest",
    "views.add",
    "applicationNotices.announce",
    "messages.send",
    "newsletter.subscribe",
    "newsletter.confirm",
    "newsletter.leave",
    "session.signIn",
    "signUps.add",
    "signUps.sendAgain",
    "mailLinks.spend",
    "logins.mailRecovery",
  ] as const)("%s throws: everybody may do that", async (name) => {
    await expect(calls[name](facing(unauthorized))).rejects.toThrow();
  });
});

it("a backend that isn't there at all is a failure like the others", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const gone = { url: `http://127.0.0.1:${port}`, anonKey: "anon" };
  for (const [, call] of everyCall) await expect(call(supabaseDevice(gone))).rejects.toThrow();
});
