import { expect, it } from "vitest";
import { isSecureAddress } from "./fields.ts";
import {
  address,
  choice,
  day,
  emptyValues,
  type FieldProblem,
  hidden,
  line,
  lines,
  nullable,
  paragraphs,
  picture,
  required,
  type TextsOf,
  type ValuesOf,
  year,
} from "./recordFields.ts";
import { recordForm } from "./recordForm.ts";
import type { ListRecord } from "./records.ts";

const fields = {
  name: required(line(5)),
  about: paragraphs(10),
  words: nullable(line(5)),
  tags: lines(2, 3),
  site: address(isSecureAddress),
  logo: picture,
  day: day(2000, 2099),
  year: year(1980, 2200),
  kind: choice(["small", "large"], "large"),
  team: hidden<string>(),
};
type Texts = TextsOf<typeof fields>;
const { noTexts, read, textsOf } = recordForm<ListRecord & ValuesOf<typeof fields>, Texts>(fields);
const texts: Texts = { ...noTexts, name: "Un" };

it("reads what is typed, and writes it back", () => {
  const typed = {
    ...texts,
    name: " Un  m",
    about: "Une\r\nligne ",
    tags: "a\n\n b ",
    site: " https://a.example ",
    day: "2026-11-26",
    year: "2026",
    kind: "small",
    team: "a",
    visibility: "draft",
  };
  const value = {
    name: "Un m",
    about: "Une\nligne",
    words: null,
    tags: ["a", "b"],
    site: "https://a.example",
    logo: null,
    day: "2026-11-26",
    year: 2026,
    kind: "small",
    team: "a",
    isPublished: false,
  } as const;
  expect(read(typed)).toEqual({ ok: true, value });
  expect(read(textsOf(value))).toEqual({ ok: true, value });
});

it("begins a new record with nothing but its choices", () => {
  expect(noTexts).toMatchObject({ name: "", logo: "", kind: "large", visibility: "published" });
  expect(emptyValues(fields)).toMatchObject({ name: "", about: "", words: null, tags: [], year: null, kind: "large" });
});

it.each<[keyof Texts, string, FieldProblem | undefined]>([
  ["name", " \u200b", "required"],
  ["name", "\ud800", "required"],
  ["name", "sixsix", "too-long"],
  ["name", "🐙🐙🐙🐙🐙", undefined],
  ["about", "sixsixsixsix", "too-long"],
  ["words", "sixsix", "too-long"],
  ["tags", "a\nb\nc", "too-many"],
  ["tags", "aaaa", "too-long"],
  ["site", "http://a.example", "bad-address"],
  ["logo", "http://a.example/b.png", "bad-address"],
  ["logo", "/b.png", undefined],
  ["day", "2026-02-30", "bad-date"],
  ["day", "1999-12-31", "bad-date"],
  ["year", "26", "bad-year"],
  ["year", "1979", "bad-year"],
  ["kind", "huge", "unknown"],
  ["visibility", "huge", "unknown"],
])("reads %s %j: %s", (name, text, problem) => {
  const answer = read({ ...texts, [name]: text });
  expect(answer.ok ? undefined : answer.refusal.fields).toEqual(problem && { [name]: problem });
});

it("tells the problems of several fields together after those of one alone", () => {
  const form = recordForm<ListRecord & ValuesOf<typeof fields>, Texts, "odd">(fields, {
    problems: ({ about }) => (about === "" ? {} : { about: "odd", name: "odd" }),
  });
  expect(form.read({ ...texts, about: "sixsixsixsix" })).toMatchObject({
    refusal: { fields: { about: "too-long", name: "odd" } },
  });
  expect(form.read(texts).ok).toBe(true);
});
