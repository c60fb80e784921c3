import { expect, it } from "vitest";
import type { Slug } from "../../shared/slug.ts";
import {
  readTypedHonour,
  readTypedMembership,
  readTypedPerson,
  readTypedTeam,
  typedHonour,
  typedMembership,
  typedPerson,
  typedTeam,
} from "./typed.ts";

const team = typedTeam({
  slug: "echecs" as Slug,
  game: "Échecs",
  title: "",
  lead: "",
  status: "developing",
  tier: "",
  founded: 2024,
  description: "Une ligne\nune autre",
  links: [{ title: "Le salon", text: "On y parle.", words: "Venir", address: "https://chat.example.org/" }],
  isPublished: true,
});
const person = typedPerson({
  slug: "e" as Slug,
  name: "É",
  qualities: ["Calme", "Précise"],
  experience: "",
  story: "",
  stats: null,
  links: [],
  photo: null,
  isPublished: false,
});
const membership = typedMembership({
  team: "echecs" as Slug,
  person: "e" as Slug,
  kind: "staff",
  role: "Coach",
  rank: "",
  specialty: "",
  position: "",
  joined: "2026-01-31",
  departed: null,
  isPublished: true,
});
const honour = typedHonour({
  team: "echecs" as Slug,
  title: "Coupe",
  result: "Victoire",
  year: null,
  match: null,
  isPublished: true,
});

it("[TE-11] reads back what it writes into the forms", () => {
  const [one, two, three, four] = [
    readTypedTeam(team),
    readTypedPerson(person),
    readTypedMembership(membership),
    readTypedHonour(honour),
  ];
  expect(one.ok && typedTeam(one.value)).toEqual(team);
  expect(two.ok && typedPerson(two.value)).toEqual(person);
  expect(three.ok && typedMembership(three.value)).toEqual(membership);
  expect(four.ok && typedHonour(four.value)).toEqual(honour);
});

const problemsOf = (answer: { readonly ok: boolean; readonly refusal?: { readonly fields: object } }) =>
  answer.refusal?.fields ?? {};

it.each([
  [{ game: " \u200b " }, { game: "required" }],
  [{ game: "é".repeat(61) }, { game: "too-long" }],
  [{ founded: "98" }, { founded: "bad-year" }],
  [{ founded: "2024 ou 2025" }, { founded: "bad-year" }],
  [{ linkTitle2: "Seul" }, { linkText2: "half-link", linkWords2: "half-link", linkAddress2: "half-link" }],
  [{ linkAddress1: "javascript:alert(1)" }, { linkAddress1: "bad-address" }],
])("[TE-11] of a team, %j is %j", (change, problems) => {
  expect(problemsOf(readTypedTeam({ ...team, ...change }))).toEqual(problems);
});

it.each([
  [{ name: "" }, { name: "required" }],
  [{ qualities: "1\n2\n3\n4\n5\n6\n7" }, { qualities: "too-many" }],
  [{ stats: "stats.example.org" }, { stats: "bad-address" }],
  [{ photo: "//evil.example" }, { photo: "bad-address" }],
  [{ photo: "http://images.example/photo.webp" }, { photo: "bad-address" }],
  [{ photo: "/contenus/photo.webp" }, {}],
])("[TE-11] of a person, %j is %j", (change, problems) => {
  expect(problemsOf(readTypedPerson({ ...person, ...change }))).toEqual(problems);
});

it("[SE-55] keeps a person's stored photo over http while it isn't changed", () => {
  const before = { ...person, photo: "http://images.example/photo.webp" };
  expect(problemsOf(readTypedPerson({ ...before, story: "Autre." }, before))).toEqual({});
  expect(problemsOf(readTypedPerson({ ...before, photo: "http://images.example/b.webp" }, before))).toEqual({
    photo: "bad-address",
  });
});

it.each([
  [{ person: "" }, { person: "required" }],
  [{ joined: "2026-02-31" }, { joined: "bad-date" }],
  [{ joined: "0202-01-01" }, { joined: "bad-date" }],
  [{ departed: "2026-01-30" }, { departed: "before-arrival" }],
  [{ departed: "2026-01-31" }, {}],
])("[TE-11] of a member, %j is %j", (change, problems) => {
  expect(problemsOf(readTypedMembership({ ...membership, ...change }))).toEqual(problems);
});

it("[TE-11] of an honour, a year is one, or none", () => {
  expect(problemsOf(readTypedHonour({ ...honour, year: "1979" }))).toEqual({ year: "bad-year" });
  expect(problemsOf(readTypedHonour({ ...honour, year: " 2025 " }))).toEqual({});
});
