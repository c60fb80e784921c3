import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { withCheckedAddresses, withoutBadAddresses } from "../body/content.ts";
import { joined } from "../../../tests/pieces.ts";
import type { DraftBlock } from "./blocks.ts";
import { htmlOf, markdownOf } from "./source.ts";
import { contentOf, readTimeOf } from "./plainBlocks.ts";

let ids = 0;
const textBlock = (content: string): DraftBlock => ({ id: ++ids, type: "text", content });
const heading = (content: string, level = 2): DraftBlock => ({ id: ++ids, type: "heading", content, level });
const image = (content: string): DraftBlock => ({ id: ++ids, type: "image", content });

describe("an article's HTML", () => {
  it("[AD-10] has paragraphs, line breaks, headings and images", () => {
    const blocks = [heading("Titre"), textBlock("Un\nDeux\n\nTrois"), image("https://a.fr/b.png?c=1&d")];
    expect(htmlOf(blocks)).toBe(
      `<h2>Titre</h2>\n<p>Un<br>Deux</p>\n<p>Trois</p>\n<p><img src="https://a.fr/b.png?c=1&amp;d" alt=""></p>`,
    );
  });

  it("[AD-10] holds as text what looks like HTML", () => {
    expect(htmlOf([textBlock(`<img src=x onerror="alert(1)"> & 'co'`)])).toBe(
      "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;</p>",
    );
  });
});

describe("a tip's text", () => {
  it("[AD-10] has paragraphs, line breaks, headings and images", () => {
    const blocks = [heading("Titre", 3), textBlock("Un\nDeux\n\nTrois"), image("https://a.fr/b(1).png")];
    expect(markdownOf(blocks)).toBe("### Titre\n\nUn\nDeux\n\nTrois\n\n![](<https://a.fr/b(1).png>)");
  });

  it("[AD-10] holds as text what looks like markdown or HTML", () => {
    expect(markdownOf([textBlock("# *Un* [lien](x)\n1. <b>"), heading("C#")])).toBe(
      "\\# \\*Un\\* \\[lien\\](x)\n1\\. \\<b\\>\n\n## C\\#",
    );
  });
});

describe.each([
  ["HTML", htmlOf],
  ["markdown", markdownOf],
])("as %s", (_, save) => {
  it.each([
    "",
    "b.png",
    "/b.png",
    "//evil.example/b.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "https://a.fr/un deux.png",
    `https://a.fr/"onerror=alert(1)`,
    "https://club.fr@evil.example/b.png",
  ])("[AD-10] an image at %j is a note", (address) => {
    expect(save([image(address)])).toMatch(/^(<p>URL d&#39;image invalide<\/p>|URL d'image invalide)$/);
  });

  it("[AD-9] levels are clamped to 1 to 6", () => {
    const levels = [-1, 0, 1, 6, 7, 2.9, Infinity, NaN].map((level) => heading("Un", level));
    expect(levels.map((one) => save([one]))).toEqual(
      [1, 1, 1, 6, 6, 2, 6, 2].map((level) => save([heading("Un", level)])),
    );
  });

  it("blank blocks and marks of direction are left out", () => {
    expect(save([textBlock(" \n\t"), heading("\u200e \n"), textBlock("a\u202eb\u0000c\r\nd")])).toBe(
      save([textBlock("abc\nd")]),
    );
  });
});

const marks = fc.constantFrom(
  ..."#*_`~[]()<>!|&\\-+=.:@ \n1'\"",
  "\n\n",
  "```",
  "---",
  "<!--",
  "<script>",
  "</p>",
  "&amp;",
  "&#106;",
  "https://a.fr/b_c",
  "www.a.fr",
  "a@b.fr",
  "![a](https://a.fr)",
  "[a]: https://a.fr",
  "| a |\n| - |",
  "\u00a0",
  "é",
);
const words = fc.array(fc.oneof(marks, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join(""));
const block = fc.oneof(
  words.map(textBlock),
  fc.tuple(words, fc.integer({ min: 0, max: 7 })).map(([content, level]) => heading(content, level)),
  fc.oneof(words, fc.constant("https://a.fr/b_(c)*.png")).map(image),
);

describe("what readers see", () => {
  const blocks = fc.array(block, { maxLength: 5 });

  it("[AD-7] [AD-10] of an article is what its preview shows", () => {
    fc.assert(
      fc.property(blocks, (written) => {
        expect(joined(withoutBadAddresses(parsedContent(htmlOf(written))))).toEqual(contentOf(written));
      }),
      { numRuns: 2_000 },
    );
  });

  it("[AD-10] of a line of dashes and colons below another is text, not a table", () => {
    const typed = [textBlock("!\n:-")];
    expect(joined(withCheckedAddresses(markedContent(markdownOf(typed))))).toEqual(contentOf(typed));
  });

  it("[AD-7] [AD-10] of a tip is what its preview shows", () => {
    fc.assert(
      fc.property(blocks, (written) => {
        expect(joined(withCheckedAddresses(markedContent(markdownOf(written))))).toEqual(contentOf(written));
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  [0, ""],
  [1, "1 min"],
  [299, "1 min"],
  [300, "2 min"],
  [1_000, "5 min"],
])("[AD-8] %i words are read in %j", (words, time) => {
  expect(readTimeOf([{ id: 1, type: "text", content: "l'été : ".repeat(words) }])).toBe(time);
});

it("[AD-34] counts headings too, and neither signs nor images", () => {
  const words = "mot ".repeat(150);
  expect(
    readTimeOf([
      { id: 1, type: "heading", level: 2, content: words },
      { id: 2, type: "text", content: `${words} - ! …` },
      { id: 3, type: "image", content: "https://a.fr/b.png" },
    ]),
  ).toBe("2 min");
  expect(readTimeOf([{ id: 1, type: "image", content: "https://a.fr/b.png" }])).toBe("");
});
