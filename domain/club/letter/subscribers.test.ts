import { expect, it } from "vitest";
import { papaTable } from "../../../adapters/csv/papaTable.ts";
import type { Day } from "../../shared/parisDay.ts";
import { done } from "../../shared/result.ts";
import { addSubscribers, type Consent, type Judged, planSubscribers, type Subscribers } from "./subscribers.ts";

/** Knows `known@club.example`; `left@club.example` has left. */
const subscribersThat = (add: Subscribers["add"] = async () => done([])): Subscribers => ({
  list: async () => done([]),
  slice: async () => [],
  count: async () => done({ confirmed: 0, waiting: 0, left: 0 }),
  judge: async (addresses) =>
    done(
      addresses.map((email): Judged => ({
        email,
        fate: email.startsWith("known") ? "known" : email.startsWith("left") ? "left" : "new",
      })),
    ),
  add,
  erase: async () => done(),
});

const planOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const read = async () => bytes;
  return planSubscribers({ subscribers: subscribersThat(), readTable: papaTable })({ size: bytes.length, read });
};

const read = async (text: string) => {
  const plan = await planOf(text);
  return plan.ok
    ? { ...plan.value, judged: plan.value.judged.map(({ email, fate }) => `${email} ${fate}`) }
    : plan.refusal;
};

it.each([
  ["one on each line", "lya@club.example\nSAM@Club.Example\n", ["lya@club.example new", "sam@club.example new"]],
  [
    "with names",
    'Lya M. <lya@club.example>, "Sam, le vrai" <sam@club.example>',
    ["lya@club.example new", "sam@club.example new"],
  ],
  [
    "with spaces and semicolons",
    "lya@club.example sam@club.example;mailto:ed@club.example.",
    ["lya@club.example new", "sam@club.example new", "ed@club.example new"],
  ],
  [
    "a table with where people live",
    "Nom;Adresse;E-mail\nLya;3 rue du Port;lya@club.example\n",
    ["lya@club.example new"],
  ],
  [
    "a table whose addresses stand beside the column that is named so",
    "Nom;Adresse;Contact\nLya;3 rue du Port;lya@club.example\n",
    ["lya@club.example new"],
  ],
  [
    "a table with a name of the column",
    "Nom;Adresse e-mail;Parrain\nLya;lya@club.example;autre@club.example\n",
    ["lya@club.example new"],
  ],
  [
    "a table without names",
    "Lya\tlya@club.example\nSam\tsam@club.example",
    ["lya@club.example new", "sam@club.example new"],
  ],
])("[LT-10] reads addresses: %s", async (_, text, judged) => {
  expect(await read(text)).toEqual({ judged, unread: [], doubles: 0 });
});

it("[LT-10] says what becomes of each, and which lines can't be read", async () => {
  const text =
    "e-mail,nom\nlya@club.example,Lya\nLYA@club.example,Lya\nknown@club.example,K\nleft@club.example,L\nlya@club,Lya\n,Sam\n";
  expect(await read(text)).toEqual({
    judged: ["lya@club.example new", "known@club.example known", "left@club.example left"],
    unread: [
      { line: 6, text: "lya@club" },
      { line: 7, text: "Sam" },
    ],
    doubles: 1,
  });
});

it("[LT-10] refuses what has no address, or too many", async () => {
  expect(await read("")).toEqual({ kind: "no-addresses" });
  expect(await read("Bonjour\nà tous")).toEqual({ kind: "no-addresses" });
  const many = Array.from({ length: 10_001 }, (_, at) => `a${at}@club.example`);
  expect(await read(many.join("\n"))).toEqual({ kind: "too-many-rows", count: 10_000 });
  expect(await read(many.join(" "))).toEqual({ kind: "too-many-rows", count: 10_001 });
  const large = { size: 11 * 1024 * 1024, read: () => Promise.reject(new Error("It was read")) };
  const plan = planSubscribers({ subscribers: subscribersThat(), readTable: papaTable });
  expect(await plan(large)).toEqual({ ok: false, refusal: { kind: "too-large" } });
});

const clock = { tell: async () => ({ now: Date.parse("2026-11-28T10:00:00Z"), zone: "Europe/Paris" }) };

it.each([
  [" \u200b", "2026-05-12", "no-source"],
  ["a".repeat(201), "2026-05-12", "long-source"],
  ["Carnet", "", "no-day"],
  ["Carnet", "2026-02-30", "no-day"],
  ["Carnet", "1789-07-14", "no-day"],
  ["Carnet", "2026-11-29", "future-day"],
])("[LT-10] adds nobody without a proof of consent: %j, %s", async (source, on, kind) => {
  const subscribers = subscribersThat(() => Promise.reject(new Error("It was added")));
  const add = addSubscribers({ subscribers, clock });
  expect(await add({ addresses: ["lya@club.example"], source, on })).toEqual({ ok: false, refusal: { kind } });
});

it("[LT-10] gives each address its proof", async () => {
  const given: Consent[] = [];
  const subscribers = subscribersThat(async ({ consent }) => {
    given.push(consent);
    return done([]);
  });
  await addSubscribers({ subscribers, clock })({
    addresses: ["lya@club.example"],
    source: " Carnet\nde mai ",
    on: "2026-11-28",
  });
  expect(given).toEqual([{ source: "Carnet de mai", on: "2026-11-28" as Day }]);
});
