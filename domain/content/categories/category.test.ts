import { expect, it } from "vitest";
import { categories } from "../../../adapters/memory/seed/categories.ts";
import { parseLabel } from "./category.ts";
import { inClubOrder } from "./clubOrder.ts";

it.each([
  ["X", "X"],
  ["  Vie   du\nclub ", "Vie du club"],
  ["🦊", "🦊"],
  ["أخبار", "أخبار"],
  ["\u202eliné\u202c", "liné"],
  ["é".repeat(60), "é".repeat(60)],
  ["🦊".repeat(60), "🦊".repeat(60)],
])("[CA-4] stores %j as %j", (typed, label) => {
  expect(parseLabel(typed)).toEqual({ ok: true, value: label });
});

it.each(["", "   ", "\u200b", "\n\t", "\u2800"])("[CA-4] refuses a name without a visible character: %j", (typed) => {
  expect(parseLabel(typed)).toEqual({ ok: false, refusal: { kind: "label-required" } });
});

it("[CA-4] refuses more than sixty characters", () => {
  expect(parseLabel("🦊".repeat(63))).toEqual({ ok: false, refusal: { kind: "label-too-long", over: 3 } });
});

it("[CA-7] orders what content has as the club does, and puts other values behind, by their own names", () => {
  const used = ["Vie du club", "merch", "esport"].map((name) => ({ name }));
  expect(inClubOrder(categories, "article", used)).toEqual([
    { name: "esport", label: "Esport" },
    { name: "merch", label: "Merch" },
    { name: "Vie du club", label: "Vie du club" },
  ]);
  expect(inClubOrder(categories, "tip", used).map(({ label }) => label)).toEqual(["Vie du club", "merch", "esport"]);
});
