import { expect, it } from "vitest";
import type { Emblem } from "../../../domain/club/club.ts";
import { dataAddress } from "./picture.ts";
import { emblems } from "./emblem.ts";

const arrow: Emblem = [
  { tone: "main", path: "M0-1 1 1H0z" },
  { tone: "other-shade", path: "M0-1V1H-1z" },
];
const drawings = { emblem: emblems.sombre(arrow), tilted: emblems["404"](arrow) };

it.each(Object.entries(drawings))("encodes %s so that it decodes to the same drawing", (_, drawing) => {
  const address = dataAddress(drawing);
  expect(address).toMatch(/^data:image\/svg\+xml,/);
  expect(address).not.toMatch(/[<>"#]/);
  expect(decodeURIComponent(address.slice(address.indexOf(",") + 1))).toBe(drawing.replaceAll('"', "'"));
  expect(address.length).toBeLessThan(2_000);
});
