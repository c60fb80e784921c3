import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isAbsoluteAddress } from "./address.ts";
import { partsOfText } from "./links.ts";

const addressesIn = (text: string) =>
  partsOfText(text)
    .filter(({ kind }) => kind === "address")
    .map(({ text: address }) => address);

it.each([
  ["voir https://club.fr/tips/un.", ["https://club.fr/tips/un"]],
  ["(https://club.fr)", ["https://club.fr"]],
  [
    "https://club.fr/a_(b) et https://club.fr/c?d=1&e=2#f, merci !",
    ["https://club.fr/a_(b)", "https://club.fr/c?d=1&e=2#f"],
  ],
  ["« https://club.fr »", ["https://club.fr"]],
  ["lis https://club.fr/é…", ["https://club.fr/é"]],
  ["HTTPS://CLUB.FR", ["HTTPS://CLUB.FR"]],
  ["javascript:alert(1) //club.fr club.fr ftp://club.fr https:// https://", []],
  ["https://moi:secret@club.fr https://club.fr\\evil", []],
  ["", []],
])("[TP-24] finds the addresses of %j", (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

it("[TP-24] keeps every letter, and calls only whole addresses of the web addresses", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.webUrl(),
    fc.constantFrom("https://", ").", "\n", "»", "@"),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const parts = partsOfText(text);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(addressesIn(text).filter((address) => !isAbsoluteAddress(address))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
