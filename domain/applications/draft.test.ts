import { describe, expect, it } from "vitest";
import { positionFor } from "../../tests/positionFor.ts";
import { statusOf } from "./application.ts";
import {
  ageOf,
  doubtsIn,
  experienceOf,
  longestAnswer,
  longestOf,
  prefilled,
  normalizeDraft,
  tooLongIn,
} from "./draft.ts";

const nobody = { fullName: null, username: null };
const empty = prefilled(positionFor("community-manager"), nobody);

describe("an age", () => {
  it.each([
    ["17", 17],
    [" 23 ", 23],
    ["23 ans", 23],
    ["1 an", 1],
    ["0", 0],
    ["150", 150],
  ])("[RC-8] is the whole number that was typed: %j", (text, age) => {
    expect(ageOf(text)).toBe(age);
  });

  it.each(["", "quinze", "-1", "1e9", "151", "99999999999", "23,5", "2023-01-01", "0x10", "٢٣", "@everyone", "17 18"])(
    "[RC-8] is not known when it says %j",
    (text) => {
      expect(ageOf(text)).toBeNull();
    },
  );
});

describe("the doubtful answer of a draft", () => {
  const doubts = (age: string, discordUsername: string) =>
    doubtsIn({ ...empty, personalInfo: { ...empty.personalInfo, age, discordUsername } });

  it.each(["camille.m", "Camille_26", "@camille", "sarah#1", "Zoé du Nord#0042", " noctua.lya "])(
    "[RC-17] is nothing for the Discord name %j",
    (name) => {
      expect(doubts("", name)).toEqual({});
    },
  );

  it.each(["zoé bad#x", "zoé", "deux mots", "a".repeat(33), "camille@exemple.fr"])(
    "[RC-17] is the Discord name %j",
    (name) => {
      expect(doubts("17", name)).toEqual({ discordUsername: "unreadable" });
    },
  );

  it("[RC-17] is an age that can't be read, and a Discord name that is missing", () => {
    expect(doubts("-3", "\u200b")).toEqual({ age: "unreadable", discordUsername: "missing" });
  });
});

it.each([
  [null, "", ""],
  ["", "", ""],
  ["   ", "", ""],
  ["Camille", "Camille", ""],
  ["Camille Martin", "Camille", "Martin"],
  [" Camille \u00a0 Martin Dupont", "Camille", "Martin"],
])("[RC-6] begins with the first two words of the full name: %j", (fullName, firstName, lastName) => {
  expect(prefilled(positionFor("event-manager"), { fullName, username: "cam" })).toEqual({
    position: "event-manager",
    asked: { title: "Event manager", questions: [], revision: 1 },
    personalInfo: { firstName, lastName, age: "", gameAlias: "cam", discordUsername: "" },
    answers: {},
    availability: "",
    motivation: "",
  });
});

it("[RC-9] is stored as JSON of the position's answers and the applicant", () => {
  const draft = { ...empty, answers: { experience: "Un an", projects: "Un journal" } };
  expect(JSON.parse(experienceOf(draft))).toEqual({
    experience: "Un an",
    projects: "Un journal",
    personalInfo: empty.personalInfo,
  });
});

it("is normalized: one line for names, and nothing that turns a page around it", () => {
  const draft = {
    ...empty,
    personalInfo: { ...empty.personalInfo, firstName: " Camille\nRose\u202e ", age: "26\u0000" },
    answers: { projects: "un\r\ndeux\u0007" },
    motivation: "  @everyone \u{1f44b}\u0000 ",
  };
  expect(normalizeDraft(draft)).toMatchObject({
    personalInfo: { firstName: "Camille Rose", age: "26" },
    answers: { projects: "un\ndeux" },
    motivation: "@everyone \u{1f44b}",
  });
});

it("says of each field how much is too much, in characters that are seen", () => {
  const draft = {
    ...empty,
    personalInfo: { ...empty.personalInfo, discordUsername: "a".repeat(longestOf.discordUsername + 3) },
    answers: {
      projects: "\u{1f44b}".repeat(longestAnswer),
      experience: "é".repeat(longestAnswer + 1),
    },
    motivation: ` ${"a".repeat(longestOf.motivation)} `,
  };
  expect(tooLongIn(draft)).toEqual({ discordUsername: 3, experience: 1 });
  expect(tooLongIn(empty)).toEqual({});
});

it.each([
  ["pending", "pending"],
  ["accepted", "accepted"],
  ["rejected", "rejected"],
  ["withdrawn", "withdrawn"],
  ["approved", "pending"],
  ["", "pending"],
])("[AD-17] reads the status %j as %s", (text, status) => {
  expect(statusOf(text)).toBe(status);
});

it.each([" \n ", "\u200b\u2060", "\u3164", "\u2800"])("[SE-13] drops invisible characters: %j", (text) => {
  const draft = {
    ...empty,
    personalInfo: { ...empty.personalInfo, firstName: text, discordUsername: text },
    answers: { projects: text },
    availability: text,
    motivation: text,
  };
  expect(normalizeDraft(draft)).toEqual({ ...empty, answers: { projects: "" } });
});
