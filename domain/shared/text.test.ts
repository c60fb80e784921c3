import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, normalizeText } from "./text.ts";

describe("an invisible comment", () => {
  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["tabs and line ends", "\t\r\n\n"],
    ["no-break and wide spaces", "\u00a0\u202f\u2003\u3000"],
    ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
    ["marks of direction", "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2069"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
    ["control characters", "\u0000\u0007\u001b\u0085"],
    ["all of these", " \u200b\u202e\u3164\n\u00ad"],
  ])("[TP-8] is blank: %s", (_, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(normalizeText(text))).toBe(true);
  });

  it.each([
    "a",
    ".",
    "0",
    "\u{1f44b}",
    "\u{1f469}\u200d\u{1f467}",
    "\u0645\u0631\u062d\u0628\u0627",
    "\u200b!\u200b",
    "\ud55c",
  ])("[TP-8] is not %j", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("a comment as it is stored", () => {
  it.each([
    ["is trimmed", " \n bien joué \t\n", "bien joué"],
    ["has one kind of line end", "un\r\ndeux\rtrois\nquatre", "un\ndeux\ntrois\nquatre"],
    ["keeps tabs and empty lines", "un\n\n\tdeux", "un\n\n\tdeux"],
    ["turns nothing around it", "a\u202eb\u202ac\u2066d\u2069e\u202c", "abcde"],
    ["has no control characters", "a\u0000b\u0007c\u001b[31md\u0085e\u007ff", "abc[31mdef"],
  ])("[TP-8] %s", (_, text, kept) => {
    expect(normalizeText(text)).toBe(kept);
  });

  it.each([
    ["an emoji of several", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
    ["a flag and a skin tone", "\u{1f1eb}\u{1f1f7} \u{1f44b}\u{1f3fd} \u2764\ufe0f"],
    ["Arabic with its marks", "\u0645\u0631\u062d\u0628\u0627\u200c \u200f\u0623\u0647\u0644\u0627\u064b"],
    ["letters with combining accents", "e\u0301te\u0301"],
    ["HTML, as the text that it is", "<b onclick=\"x\">gras</b> & 'autre'"],
  ])("[TP-8] keeps %s", (_, text) => {
    expect(normalizeText(text)).toBe(text);
  });

  it("[TP-8] is tidy already when it is normalized again, and never longer than it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r]/);
      }),
      { numRuns: 1_000 },
    );
  });
});
