import { expect, it } from "vitest";
import { diagramKey } from "../../../ui/design/drawings/diagram.ts";
import { headOf } from "../../../ui/design/drawings/portraits/portrait.ts";
import {
  authorFace,
  diagramAddress,
  memberFace,
  signAddress,
} from "../../../ui/design/components/media/drawnAddress.ts";
import { words } from "../../../ui/design/components/text/words.ts";
import { drawings, isDrawing } from "./drawings.ts";

const nival = { role: "Capitaine", name: "Nival" };
const drawingAt = drawings([], [nival]);
const faceAt = (path: string | undefined) => drawingAt(path ?? "")?.body;

it("[DS-4] draws a plan where the page looks for it", () => {
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

it("draws the club's own people as on its pages when they are authors, and members of the same name as members", () => {
  expect(faceAt(authorFace("Nival"))).toBe(headOf([], nival));
  expect(faceAt(memberFace("Nival"))).toBe(headOf([], { role: "Membre", name: "Nival" }));
  expect(faceAt(authorFace("membres/Nival"))).toBe(headOf([], { role: "Membre", name: "membres/Nival" }));
});

it.each(["Lina", "Inès d'Or", "日本 😀", "../../etc", "a/b?c#d%", "<b>", "\ud83d!"])(
  "draws the same face for %j each time",
  (name) => {
    const path = memberFace(name) ?? "";
    expect(new URL(path, "https://club.example").pathname).toBe(path);
    expect(isDrawing(path)).toBe(true);
    expect(faceAt(path)).toMatch(/^<svg [^]*<\/svg>$/);
    expect(faceAt(path)).toBe(faceAt(path));
    expect(faceAt(path)).not.toBe(faceAt(memberFace(`${name}.`)));
  },
);

it("draws no portrait for an empty or malformed name", () => {
  expect([memberFace(null), memberFace(undefined), authorFace("  ")]).toEqual([undefined, undefined, undefined]);
  for (const name of ["", "%", "%ff", "%00", "x".repeat(201), "a/b"]) {
    expect(drawingAt(`/visages/${name}.svg`)).toBeUndefined();
  }
});
