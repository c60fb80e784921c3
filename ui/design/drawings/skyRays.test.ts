import { expect, it } from "vitest";
import { seasonRays, skySize } from "./skyRays.ts";

it.each([1, 35, 36, 60, 80])("[MA-61] draws each of a season's %i maps and matches within the picture", (count) => {
  const rays = seasonRays(Array.from({ length: count }, (_, at) => (at % 3 === 0 ? null : at % 13)));
  expect(rays).toHaveLength(count);
  expect(rays.filter(({ x, wide }) => x < -50 || x + wide > skySize.width)).toEqual([]);
});
