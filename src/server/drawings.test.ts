import { expect, it } from "vitest";
import { diagramKey } from "../../ui/art/diagramKey.ts";
import { diagramAddress, signAddress } from "../../ui/kit/drawnAddress.ts";
import { words } from "../../ui/kit/words.ts";
import { drawingAt, isDrawing } from "./drawings.ts";

it("draws a plan where the page looks for it", () => {
  const path = diagramAddress("nous,1,2;eux,3,4");
  expect(isDrawing(path)).toBe(true);
  expect(drawingAt(path)).toMatchObject({ type: "image/svg+xml", body: expect.stringMatching(/^<svg .*<\/svg>$/) });
  expect(drawingAt(path)?.body).not.toBe(drawingAt(diagramAddress("nous,1,2;eux,3,5"))?.body);
});

it("draws each sign that a page explains", () => {
  expect(Object.keys(diagramKey)).toEqual(Object.keys(words.diagramKey));
  for (const [sign, drawn] of Object.entries(diagramKey)) expect(drawingAt(signAddress(sign))?.body).toBe(drawn);
});

it.each(["", "nous", "nous,1,200", "nous,1,2;", `nous,1,2;${"mur,1,1,1,1;".repeat(39)}`, "Nous,1,2", "nous%2C1%2C2"])(
  "draws nothing for %j",
  (drawing) => {
    expect(drawingAt(diagramAddress(drawing))).toBeUndefined();
  },
);

it.each(["constructor", "toString", "us", ""])("knows no sign %j", (sign) => {
  expect(drawingAt(signAddress(sign))).toBeUndefined();
});
