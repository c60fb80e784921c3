import { expect, it } from "vitest";
import { dataAddress } from "../picture.ts";
import { hoodie } from "./hoodie.ts";
import { jersey } from "./jersey.ts";
import { sleeves } from "./sleeves.ts";

const arrow = [{ tone: "main", path: "M0-1 1 1H-1z" }] as const;
const square = [{ tone: "main", path: "M-1-1H1V1H-1z" }] as const;

const clothes = {
  jersey: (emblem, name) => jersey(emblem, name, "front"),
  "back of the jersey": (emblem, name) => jersey(emblem, name, "back"),
  "pair of sleeves": sleeves,
  hoodie,
} satisfies Record<string, (emblem: typeof arrow | typeof square, name: string) => string>;

const all = Object.entries(clothes);

it.each(all)("draws the same %s for the same name, with the club's emblem", (_, draw) => {
  expect(draw(arrow, "Maillot 2025")).toBe(draw(arrow, "Maillot 2025"));
  expect(draw(arrow, "Maillot 2025")).toContain(arrow[0].path);
  expect(draw(square, "Maillot 2025")).toContain(square[0].path);
});

it("draws another aurora for another name, on the back, and on the other arm", () => {
  const prints = [
    jersey(arrow, "Maillot 2025", "front"),
    jersey(arrow, "Maillot 2025", "back"),
    jersey(arrow, "Maillot 2026", "front"),
    sleeves(arrow, "Manches"),
  ].flatMap((drawing) => drawing.match(/<g fill="url\(#ray\)">.*?<\/g>/g) ?? []);
  expect(prints).toHaveLength(5);
  expect(new Set(prints).size).toBe(5);
});

it.each(all)("keeps the %s under 8 kB", (_, draw) => {
  expect(dataAddress(draw(arrow, "Maillot 2025")).length).toBeLessThan(8_000);
});

it.each(all)("puts no text of a name into the %s, and resolves all its references", (_, draw) => {
  const drawing = draw(arrow, '</svg><script>alert(1)</script>"/><img src=x onerror=alert(1)>');
  expect(drawing).not.toMatch(/script|onerror|alert|NaN|undefined/);
  const named = new Set([...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  const meant = [...drawing.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(meant.filter((id) => !named.has(id))).toEqual([]);
});
