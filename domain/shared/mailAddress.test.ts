import { expect, it } from "vitest";
import { isMailAddress } from "./mailAddress.ts";

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
