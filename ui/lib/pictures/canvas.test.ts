// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

class FakeFace {
  readonly family: string;
  readonly source: string;
  readonly more: object;
  constructor(family: string, source: string, more: object) {
    this.family = family;
    this.source = source;
    this.more = more;
  }
}

/** The faces that are added, what is loaded, and the font of a pen, in a browser whose canvas knows the widths of letters or doesn't. */
const drawnWhere = async (knowsWidths: boolean) => {
  vi.resetModules();
  document.head.innerHTML = `<style>
    @font-face { font-family: "Archivo"; src: url("/assets/a.woff2"); font-weight: 400 900; unicode-range: U+20-7E; }
    @font-face { font-family: "Archivo Typed"; src: url("/assets/t.woff2"); }
    b { color: red; }
  </style>`;
  const added: FakeFace[] = [];
  const loaded: string[] = [];
  vi.stubGlobal("FontFace", FakeFace);
  vi.stubGlobal("CanvasRenderingContext2D", function () {});
  if (knowsWidths) Object.assign(CanvasRenderingContext2D.prototype, { fontStretch: "normal" });
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (face: FakeFace) => added.push(face), load: async (font: string) => loaded.push(font) },
  });
  const { fit, loadLetters } = await import("./canvas.ts");
  await loadLetters("Huards");
  await loadLetters("Huards");
  const pen = { font: "", fontStretch: "", measureText: () => ({ width: 200 }) };
  fit(pen as never, "Huards", 40, 100);
  return { added, loaded, font: pen.font };
};

it("[PF-43] a canvas that knows no widths draws with the page's font at its widest, under a name of its own", async () => {
  const { added, loaded, font } = await drawnWhere(false);
  expect(added).toMatchObject([
    {
      family: "Archivo Wide",
      source: expect.stringContaining("a.woff2"),
      more: { stretch: "125%", weight: "400 900" },
    },
  ]);
  expect(loaded[0]).toBe('900 16px "Archivo Wide"');
  expect(font).toMatch(/^900 20px "Archivo Wide", /);
});

it("[PF-43] other browsers draw with the page's own", async () => {
  const { added, loaded, font } = await drawnWhere(true);
  expect(added).toEqual([]);
  expect(loaded[0]).toBe('900 16px "Archivo"');
  expect(font).not.toContain("Wide");
});
