import { expect, it } from "vitest";
import { progressOf } from "../../../domain/accounts/badges.ts";
import { shownOf } from "./own.ts";

const counted = { staff: 0, "first-tip": 0, "hundred-readers": 0, "ten-right": 1, "a-year": 15 };
const namesOf = (...asked: Parameters<typeof shownOf>) => shownOf(...asked).map(({ badge }) => badge);

it("[BG-3] shows earned badges first, then what those within reach ask for", () => {
  const fan = progressOf(counted);
  expect(shownOf(fan, { isStaff: false, hasPredictions: true })).toEqual([
    { badge: "a-year" },
    { badge: "ten-right", asks: "1 pronostic juste : il en faut 10" },
  ]);
  expect(namesOf(fan, { isStaff: false, hasPredictions: false })).toEqual(["a-year"]);
  const staff = progressOf({ ...counted, staff: 1, "hundred-readers": 62, "a-year": 7 });
  expect(shownOf(staff, { isStaff: true, hasPredictions: false })).toEqual([
    { badge: "staff" },
    { badge: "first-tip", asks: "Signez un tip de votre nom d'utilisateur" },
    { badge: "hundred-readers", asks: "62 lectures sur 100" },
    { badge: "a-year", asks: "7 mois sur 12" },
  ]);
});
