import { expect, it } from "vitest";
import { finderIn, longestQuote, type Quoted, quotedFrom } from "./quoted.ts";

const quoteOf = (text: string, words: string, from = text.indexOf(words)): Quoted => {
  const quoted = quotedFrom(text, { from, to: from + words.length });
  if (!quoted) throw new Error("Nothing is quoted");
  return quoted;
};
const found = (text: string, quoted: Quoted): string | undefined => {
  const range = finderIn(text)(quoted);
  return range && text.slice(range.from, range.to);
};

const text = "La finale se joue samedi.\nLe public vient samedi matin, et l'équipe joue samedi soir.";

it("[NW-160] quotes the words of a range without blanks at its ends, and what is around them", () => {
  expect(quotedFrom(text, { from: 2, to: 10 })).toEqual({
    quote: "finale",
    before: "La ",
    after: text.slice(9, 69),
  });
  expect(quotedFrom(text, { from: 2, to: 3 })).toBeUndefined();
  expect(quotedFrom(text, { from: 5, to: 5 })).toBeUndefined();
});

it("[NW-160] quotes the beginning of a long range, and never half a character", () => {
  const flames = "🔥".repeat(400);
  expect(quoteOf(flames, flames).quote).toBe("🔥".repeat(longestQuote / 2));
  const { quote, before, after } = quoteOf(`${flames}mot${flames}`, "mot");
  const odd = quoteOf(`x${flames}`, `x${flames}`).quote;
  for (const part of [quote, before, after, odd]) expect(part).not.toMatch(/\p{Cs}/u);
});

it("[NW-161] finds the words again while the text around them changes", () => {
  const quoted = quoteOf(text, "l'équipe joue");
  expect(found(`Un début nouveau.\n${text.replace("Le public", "La foule")} Et une fin.`, quoted)).toBe(
    "l'équipe joue",
  );
  expect(found("Demain, l’équipe joue.", quoted)).toBe("l’équipe joue");
  expect(found("Demain, l'équipe\u00a0joue.", quoted)).toBe("l'équipe\u00a0joue");
});

it("[NW-161] tells equal words apart by what is around them", () => {
  const places = [...text.matchAll(/samedi/g)].map(({ index }) => index);
  expect(places).toHaveLength(3);
  const changed = `Bonjour. ${text}`;
  for (const at of places)
    expect(finderIn(changed)(quoteOf(text, "samedi", at))).toEqual({ from: at + 9, to: at + 15 });
});

it("[NW-161] finds nothing where the words are gone", () => {
  const quoted = quoteOf(text, "La finale");
  expect(found(text.replace("finale", "demi-finale"), quoted)).toBeUndefined();
  expect(found("", quoted)).toBeUndefined();
});
