import { expect, it } from "vitest";
import { dataAddress } from "./picture.ts";
import { diagram } from "./diagram.ts";
import type { Movement, Plan } from "../../../domain/content/body/plan.ts";

const way: Movement["path"] = [
  [60, 230],
  [240, 230],
  [262, 300],
];

const plan: Plan = {
  walls: [{ x: 300, y: 40, width: 90, height: 130 }],
  us: [[808, 88]],
  them: [[60, 230]],
  sights: [{ from: [808, 88], towards: [390, 230], angle: 14 }],
  movements: [{ side: "them", path: way }],
};

const changes: readonly (readonly [name: string, change: Partial<Plan>])[] = [
  ["a wall", { walls: [{ x: 300, y: 290, width: 90, height: 150 }] }],
  ["a site", { site: { x: 560, y: 120, width: 280, height: 240 } }],
  ["a spot", { spot: [346, 230] }],
  ["one of us", { us: [[808, 402]] }],
  ["one of them", { them: [[60, 380]] }],
  ["a place that was left", { left: [[808, 402]] }],
  ["what is seen", { sights: [{ from: [808, 88], towards: [390, 240], angle: 14 }] }],
  ["a wider look", { sights: [{ from: [808, 88], towards: [390, 230], angle: 20 }] }],
  ["another way", { movements: [{ side: "them", path: [...way, [300, 300]] }] }],
  ["the same way of ours", { movements: [{ side: "us", path: way }] }],
];

it("[TP-15] draws the same picture for the same plan", () => {
  expect(diagram(plan)).toBe(diagram(structuredClone(plan)));
});

it.each(changes)("draws another picture for %s", (_, change) => {
  expect(diagram({ ...plan, ...change })).not.toBe(diagram(plan));
});

it("keeps a large plan under 12 kB, also as a data address", () => {
  const often = <Part>(parts: readonly Part[], times: number) => Array.from({ length: times }, () => parts).flat();
  const crowded: Plan = {
    ...plan,
    walls: often(plan.walls, 40),
    us: often(plan.us, 5),
    them: often(plan.them, 5),
    sights: often(plan.sights, 10),
    movements: often(plan.movements, 10),
  };
  expect(dataAddress(diagram(crowded)).length).toBeLessThan(12_000);
});

it("draws numbers only, also for a movement of length 0", () => {
  const here = [5, 5] as const;
  const drawing = diagram({
    ...plan,
    sights: [{ from: here, towards: here, angle: 90 }],
    movements: [{ side: "us", path: [here, here] }],
  });
  expect(drawing).toMatch(/^<svg [^<]*>(?:<(?:path|circle) [^<>]*\/>|<g [^<>]*>|<\/g>)+<\/svg>$/);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

it.each(changes)("throws at text in the place of %s", (_, change) => {
  const text = JSON.stringify('"/><script>alert(1)</script>');
  const hostile = JSON.parse(JSON.stringify(change).replace(/\d+/g, text)) as Partial<Plan>;
  expect(() => diagram({ ...plan, ...hostile })).toThrow(TypeError);
});
