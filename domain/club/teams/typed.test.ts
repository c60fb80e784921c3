import { expect, it } from "vitest";
import type { Slug } from "../../shared/slug.ts";
import { honourForm, membershipForm, personForm, teamForm } from "./typed.ts";

const team = teamForm.textsOf({
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
const person = personForm.textsOf({
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
const membership = membershipForm.textsOf({
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
const honour = honourForm.textsOf({
  team: "echecs" as Slug,
  title: "Coupe",
  result: "Victoire",
  year: null,
  match: null,
  isPublished: true,
});

it("[TE-11] reads back what it writes into the forms", () => {
  const [one, two, three, four] = [
    teamForm.read(team),
    personForm.read(person),
    membershipForm.read(membership),
    honourForm.read(honour),
  ];
  expect(one.ok && teamForm.textsOf(one.value)).toEqual(team);
  expect(two.ok && personForm.textsOf(two.value)).toEqual(person);
  expect(three.ok && membershipForm.textsOf(three.value)).toEqual(membership);
  expect(four.ok && honourForm.textsOf(four.value)).toEqual(honour);
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
  expect(problemsOf(teamForm.read({ ...team, ...change }))).toEqual(problems);
});

it.each([
  [{ name: "" }, { name: "required" }],
  [{ qualities: "1\n2\n3\n4\n5\n6\n7" }, { qualities: "too-many" }],
  [{ stats: "stats.example.org" }, { stats: "bad-address" }],
  [{ photo: "//evil.example" }, { photo: "bad-address" }],
  [{ photo: "http://images.example/photo.webp" }, { photo: "bad-address" }],
  [{ photo: "/contenus/photo.webp" }, {}],
])("[TE-11] of a person, %j is %j", (change, problems) => {
  expect(problemsOf(personForm.read({ ...person, ...change }))).toEqual(problems);
});

it("[SE-55] keeps a person's stored photo over http while it isn't changed", () => {
  const before = { ...person, photo: "http://images.example/photo.webp" };
  expect(problemsOf(personForm.read({ ...before, story: "Autre." }, before))).toEqual({});
  expect(problemsOf(personForm.read({ ...before, photo: "http://images.example/b.webp" }, before))).toEqual({
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
  expect(problemsOf(membershipForm.read({ ...membership, ...change }))).toEqual(problems);
});

it("[TE-11] of an honour, a year is one, or none", () => {
  expect(problemsOf(honourForm.read({ ...honour, year: "1979" }))).toEqual({ year: "bad-year" });
  expect(problemsOf(honourForm.read({ ...honour, year: " 2025 " }))).toEqual({});
});
