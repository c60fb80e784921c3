import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LetterToken } from "../../domain/newsletter/ports.ts";
import {
  camille,
  montreal,
  newMessage,
  newVisitor,
  noArticle,
  nobody,
  noTip,
  type Ports,
  siteForTwo,
} from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { faults, serveProject, tooMany, unauthorized } from "./brokenBackend.ts";

// Whatever comes back, each call ends, and none makes up data.

let backend: Awaited<ReturnType<typeof serveProject>>;
let respond: (response: ServerResponse) => void = faults["no answer"];
let asked = 0;
beforeAll(async () => {
  backend = await serveProject((_, response) => {
    asked++;
    respond(response);
  });
});
afterAll(() => backend.close());

type Call = (ports: Ports) => Promise<unknown>;
type Method = { [Port in keyof Ports]: `${Port}.${keyof Ports[Port] & string}` }[keyof Ports];
/** These ask nobody, or must end well whatever happens: they have tests of their own. */
type OnTheDevice = "session.current" | "session.subscribe" | "session.signOut";

const calls = {
  "tips.slice": ({ tips }) => tips.slice({ sort: "recent", from: 0, count: 9 }),
  "tips.bySlug": ({ tips }) => tips.bySlug(siteForTwo),
  "tips.totals": ({ tips }) => tips.totals(),
  "likes.set": ({ likes }) => likes.set(noTip, nobody, true),
  "likes.count": ({ likes }) => likes.count(noTip),
  "likes.has": ({ likes }) => likes.has(noTip, nobody),
  "comments.of": ({ comments }) => comments.of(noTip, 20),
  "comments.add": ({ comments }) => comments.add(noTip, nobody, "Essai"),
  "views.add": ({ views }) => views.add(noTip, newVisitor()),
  "messages.send": ({ messages }) => messages.send(newMessage(), ""),
  "newsletter.subscribe": ({ newsletter }) => newsletter.subscribe("lya@exemple.fr"),
  "newsletter.confirm": ({ newsletter }) => newsletter.confirm(crypto.randomUUID() as string as LetterToken),
  "newsletter.leave": ({ newsletter }) => newsletter.leave(crypto.randomUUID() as string as LetterToken),
  "articles.slice": ({ articles }) => articles.slice({ sort: "date", from: 0, count: 7 }),
  "articles.bySlug": ({ articles }) => articles.bySlug(montreal),
  "articles.totals": ({ articles }) => articles.totals(),
  "articleLikes.set": ({ articleLikes }) => articleLikes.set(noArticle, nobody, true),
  "articleLikes.count": ({ articleLikes }) => articleLikes.count(noArticle),
  "articleLikes.has": ({ articleLikes }) => articleLikes.has(noArticle, nobody),
  "articleComments.of": ({ articleComments }) => articleComments.of(noArticle, 20),
  "articleComments.add": ({ articleComments }) => articleComments.add(noArticle, nobody, "Essai"),
  "profiles.of": ({ profiles }) => profiles.of(nobody),
  "roles.of": ({ roles }) => roles.of(nobody),
  "session.signIn": ({ session }) => session.signIn(camille),
} as const satisfies Record<Exclude<Method, OnTheDevice>, Call>;

const everyCall: readonly (readonly [string, Call])[] = [
  ...Object.entries(calls),
  ["likes.set, off", ({ likes }) => likes.set(noTip, nobody, false)],
  ["tips.slice of a category", ({ tips }) => tips.slice({ category: "Une", sort: "popular", from: 9, count: 9 })],
  ["comments.of, older ones", ({ comments }) => comments.of(noTip, 20, "2026-01-01T00:00:00Z")],
];

/** Where nothing but the limit ends the call. */
const silences: readonly ((response: ServerResponse) => void)[] = [
  faults["no answer"],
  faults["half an answer, then silence"],
];

/** A device that finds a backend behaving so. */
const facing = (behaviour: (response: ServerResponse) => void): Ports => {
  respond = behaviour;
  asked = 0;
  return supabaseDevice({ ...backend.project, timeLimit: silences.includes(behaviour) ? 40 : 10_000 });
};

const table = Object.entries(faults).flatMap(([fault, behaviour]) =>
  everyCall.map(([name, call]) => ({ fault, behaviour, name, call })),
);

it.each(table)("$name throws at $fault, having asked once", async ({ behaviour, call }) => {
  await expect(call(facing(behaviour))).rejects.toThrow();
  expect(asked).toBe(1);
});

describe("429", () => {
  it.each(everyCall.filter(([name]) => name !== "session.signIn"))("%s throws", async (_, call) => {
    await expect(call(facing(tooMany))).rejects.toThrow();
  });

  it("[AU-4] refuses a sign-in, which is to be tried later", async () => {
    expect(await calls["session.signIn"](facing(tooMany))).toEqual({ ok: false, refusal: { kind: "too-many-tries" } });
  });
});

describe("401", () => {
  const signedOut = { ok: false, refusal: { kind: "signed-out" } };

  it.each(["likes.set", "likes.set, off", "comments.add", "articleLikes.set", "articleComments.add"])(
    "[BE-3] refuses %s as signed out",
    async (name) => {
      const call = everyCall.find(([one]) => one === name)?.[1];
      expect(await call?.(facing(unauthorized))).toEqual(signedOut);
    },
  );

  it.each(["profiles.of", "roles.of"] as const)("[BE-2] gives %s nothing: nobody is signed in", async (name) => {
    expect(await calls[name](facing(unauthorized))).toBeUndefined();
  });

  it.each([
    "tips.slice",
    "tips.bySlug",
    "tips.totals",
    "likes.count",
    "likes.has",
    "comments.of",
    "articles.slice",
    "articles.bySlug",
    "articles.totals",
    "views.add",
    "messages.send",
    "newsletter.subscribe",
    "newsletter.confirm",
    "newsletter.leave",
    "session.signIn",
  ] as const)("%s throws: everybody may do that", async (name) => {
    await expect(calls[name](facing(unauthorized))).rejects.toThrow();
  });
});

it("a backend that isn't there at all is a failure like the others", async () => {
  const gone = await serveProject(() => {});
  gone.close();
  for (const [, call] of everyCall) await expect(call(supabaseDevice(gone.project))).rejects.toThrow();
});
