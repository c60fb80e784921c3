import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type ClubColours, colourMark, coloursOfMark, coloursUpon } from "./colours.ts";

const folder: ClubColours = { accent: "#CEFF1A", field: "#1d2c66", light: ["#3df2e0", "#7dff9b", "#8b6bff"] };
const own = { ...folder, accent: "#ceff1a" };

it.each([undefined, null, "red", 5, [], {}, { accent: "", field: "", light: ["", "", ""] }, { light: "#ffffff" }])(
  "[CF-14] has the folder's colours with %j stored",
  (stored) => {
    expect(coloursUpon(folder, stored)).toEqual(own);
  },
);

it("[CF-14] has each stored colour in the place of the folder's, and never a text that is none", () => {
  const stored = { accent: "#8FE3C0", field: "#fff;}", light: ["", "#123456"] };
  expect(coloursUpon(folder, stored)).toEqual({ ...own, accent: "#8fe3c0", light: ["#3df2e0", "#123456", "#8b6bff"] });
});

it("[CF-14] reads the colours of a mark as they were written, and nothing from another text", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.record({ accent: hex, field: hex, light: fc.tuple(hex, hex, hex) }), (colours) => {
      expect(coloursOfMark(colourMark(colours))).toEqual(colours);
    }),
  );
  for (const text of ["", "ceff1a", "g".repeat(30), "0".repeat(31), "A".repeat(30)]) {
    expect(coloursOfMark(text)).toBeUndefined();
  }
});
