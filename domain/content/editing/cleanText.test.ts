import { expect, it } from "vitest";
import { cleaned } from "./cleanText.ts";

it.each([
  ["une\u00a0équipe\u202f!", "une équipe !"],
  ["mot\u00adcou\u200bpé\ufeff", "motcoupé"],
  ["un\r\n\r\n\r\n\r\ndeux\u2028trois", "un\n\ndeux\ntrois"],
  ["•\tpremier\n\uf0b7  second", "- premier\n- second"],
  ["\u202ecaché\u0007", "caché"],
  ["déjà propre\n\ntoujours", "déjà propre\n\ntoujours"],
  ["👩‍👩‍👧 équipe", "👩‍👩‍👧 équipe"],
])("takes %j as %j", (pasted, text) => {
  expect(cleaned(pasted)).toBe(text);
});
