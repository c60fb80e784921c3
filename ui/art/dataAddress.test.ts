import { expect, it } from "vitest";
import { acidNeedle, darkNeedle } from "./needle.ts";
import { crest } from "./crest.ts";
import { dataAddress } from "./dataAddress.ts";
import { emptyArt } from "./empty.ts";
import { lost } from "./lost.ts";

const drawings = { acidNeedle, darkNeedle, crest, lost, ...emptyArt };

it.each(Object.entries(drawings))("says %s as an address that means the same drawing", (_, drawing) => {
  const address = dataAddress(drawing);
  expect(address).toMatch(/^data:image\/svg\+xml,/);
  expect(address).not.toMatch(/[<>"#]/);
  expect(decodeURIComponent(address.slice(address.indexOf(",") + 1))).toBe(drawing.replaceAll('"', "'"));
  expect(address.length).toBeLessThan(2_000);
});
