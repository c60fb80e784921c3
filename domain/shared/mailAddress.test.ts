import { expect, it } from "vitest";
import { asciiMailAddress, isMailAddress, readMailAddress } from "./mailAddress.ts";

it.each(["lya@exemple.fr", "lya.fontaine+club@mail.exemple.co.uk", "élodie@exemplé.fr", "o'neil_1@x-y.io"])(
  "[CT-3] takes %s",
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

it.each([
  "",
  "lya",
  "lya@exemple",
  "lya@exemple.",
  "lya@.fr",
  "lya@exemple..fr",
  "@exemple.fr",
  "lya@a@exemple.fr",
  "lya fontaine@exemple.fr",
  "Lya <lya@exemple.fr>",
  "lya@exemple.fr,autre@exemple.fr",
  "lya@exemple.fr\nBcc: tous@exemple.fr",
  "lya@exemple.fr\u0000",
  "lya\u202e@exemple.fr",
  `${"a".repeat(250)}@a.fr`,
])("[CT-3] refuses %j", (address) => {
  expect(isMailAddress(address)).toBe(false);
});

it.each([
  ["lya@exemple.fr", "lya@exemple.fr"],
  [" Lya@EXEMPLE.fr. ", "lya@exemple.fr"],
  ["lya@équipe.fr", "lya@xn--quipe-9ra.fr"],
  ["lya@e\u0301quipe.fr", "lya@xn--quipe-9ra.fr"],
  ["lya@ÉQUIPE.fr", "lya@xn--quipe-9ra.fr"],
  ["lya@XN--QUIPE-9RA.FR", "lya@xn--quipe-9ra.fr"],
  ["\uff4c\uff59\uff41\uff20\uff45\uff58\uff45\uff4d\uff50\uff4c\uff45\uff0e\uff46\uff52", "lya@exemple.fr"],
  ["lya@exemple\u3002fr", "lya@exemple.fr"],
  ["lya@exem\ufe0fple.fr", "lya@exemple.fr"],
  ["lya@почта.рф", "lya@xn--80a1acny.xn--p1ai"],
  ["E\u0301lodie@exemple.fr", "élodie@exemple.fr"],
])("[AU-25] stores %j as %s", (typed, stored) => {
  expect(readMailAddress(typed)).toBe(stored);
  expect(asciiMailAddress(stored)).toBe(stored);
});

it.each(["lya@exemple..", "lya@exemple.fr..", "lya@", "@équipe.fr", "lya", "Lya <lya@exemple.fr>"])(
  "[AU-25] stores no %j",
  (typed) => {
    expect(readMailAddress(typed)).toBeUndefined();
  },
);
