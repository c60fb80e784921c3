import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbsoluteAddress } from "../../domain/shared/address.ts";
import { type Content, withCheckedAddresses } from "../../domain/content/body/content.ts";
import { depthOf, joined, paragraph, pieces, text } from "../../tests/pieces.ts";
import { markedContent } from "./markedContent.ts";

const checked = (typed: string): Content => withCheckedAddresses(markedContent(typed));

describe("a tip's text", () => {
  it("[TP-4] has headings of six levels", () => {
    expect(markedContent("# Un\n\n###### Six")).toEqual([
      { kind: "heading", level: 1, inlines: [text("Un")] },
      { kind: "heading", level: 6, inlines: [text("Six")] },
    ]);
  });

  it("[TP-4] has emphasis, code and struck text", () => {
    expect(markedContent("*un* **deux** `trois <b>` ~~quatre~~")).toEqual([
      paragraph(
        { kind: "emphasis", inlines: [text("un")] },
        text(" "),
        { kind: "strong", inlines: [text("deux")] },
        text(" "),
        { kind: "code", text: "trois <b>" },
        text(" "),
        { kind: "struck", inlines: [text("quatre")] },
      ),
    ]);
  });

  it("[TP-4] has plans, and keeps invalid ones as code", () => {
    const plan = "nous 1 2\nlégende Ici.\ndescription Là.";
    const fenced = (name: string, text: string) => markedContent(`\`\`\`${name}\n${text}\n\`\`\``);
    const diagram = { kind: "diagram", drawing: "nous,1,2", caption: "Ici.", description: "Là." };
    expect(fenced("schema", plan)).toEqual([diagram]);
    expect(fenced("Schéma", plan)).toEqual([diagram]);
    expect(fenced("", plan)).toEqual([{ kind: "code", text: plan }]);
    expect(fenced("schema", `tour 3 4\n${plan}`)).toEqual([{ kind: "code", text: `tour 3 4\n${plan}` }]);
  });

  it("[TP-4] has ordered, unordered and nested lists", () => {
    expect(markedContent("1. un\n2. deux\n   - trois")).toEqual([
      {
        kind: "list",
        isOrdered: true,
        items: [
          [paragraph(text("un"))],
          [paragraph(text("deux")), { kind: "list", isOrdered: false, items: [[paragraph(text("trois"))]] }],
        ],
      },
    ]);
  });

  // `marked` gives the checkbox as a block of its own, before the item's text.
  it("[TP-4] has checkboxes, on the line of their text", () => {
    expect(markedContent("- [x] fait")).toEqual([
      { kind: "list", isOrdered: false, items: [[paragraph(text("☑ "), text("fait"))]] },
    ]);
  });

  it("[TP-4] has quotes, code blocks and rules", () => {
    expect(markedContent("> cité\n\n```js\nlet a = '<b>';\n```\n\n---")).toEqual([
      { kind: "quote", blocks: [paragraph(text("cité"))] },
      { kind: "code", text: "let a = '<b>';" },
      { kind: "rule" },
    ]);
  });

  it("[NW-140] has tables, whose cells have breaks, and no head when it is empty", () => {
    const cell = (words: string) => ({ inlines: words ? [text(words)] : [] });
    expect(markedContent("| a | b |\n| - | - |\n| c |\n\n|  |  |\n| - | - |\n| 1<br>2 | \\| |")).toEqual([
      {
        kind: "table",
        hasHead: true,
        rows: [
          [cell("a"), cell("b")],
          [cell("c"), cell("")],
        ],
      },
      {
        kind: "table",
        hasHead: false,
        rows: [[{ inlines: [text("1"), { kind: "line-break" }, text("2")] }, cell("|")]],
      },
    ]);
  });

  it("[NW-140] takes a head that is wider than any table as it was typed", () => {
    const wide = `${"|a".repeat(12_000)}\n${"|-".repeat(12_000)}\n${"|\n".repeat(20_000)}`;
    expect(markedContent(wide)).toEqual([expect.objectContaining({ kind: "paragraph" })]);
  });

  it("[NW-142] has call-outs; a quote without a known sign stays one", () => {
    const tip = { kind: "callout", tone: "tip", blocks: [paragraph(text("un"))] };
    expect(markedContent("> [!TIP]\n> un")).toEqual([tip]);
    expect(markedContent("> [!tip]\n>\n> un")).toEqual([tip]);
    expect(markedContent("> [!CAUTION]\n> un")).toEqual([{ ...tip, tone: "warning" }]);
    for (const typed of ["> [!AUTRE]\n> un", "> [!TIP] un", "> \\[!TIP]\n> un"])
      expect(markedContent(typed)).toEqual([expect.objectContaining({ kind: "quote" })]);
  });

  it("[TP-4] keeps line breaks, paragraphs and punctuation as typed", () => {
    expect(markedContent("un\ndeux\n\ntrois & <quatre> \\*cinq\\*")).toEqual([
      paragraph(text("un"), { kind: "line-break" }, text("deux")),
      expect.objectContaining({ kind: "paragraph" }),
    ]);
    expect(JSON.stringify(markedContent("R&D &amp; 5 < 6"))).not.toContain("&lt;");
  });

  it("[TP-4] has links and images", () => {
    expect(checked("[ici](https://example.org/a) ![carte](https://example.org/b.png)")).toEqual([
      paragraph({ kind: "link", address: "https://example.org/a", inlines: [text("ici")] }, text(" "), {
        kind: "image",
        address: "https://example.org/b.png",
        description: "carte",
      }),
    ]);
  });

  it.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt&colon;alert(1))",
    "[a](java&#x0A;script:alert(1))",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "[a](//evil.example)",
    "[a](/tips)",
    "[a](#place)",
    "[a](https://club.fr@evil.example)",
    "[a][b]\n\n[b]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "[a](<vbscript:x>)",
    "[a]()",
  ])("[TP-4] turns a link without an absolute address into a note: %s", (typed) => {
    expect(pieces(checked(typed)).some(({ kind }) => kind === "link")).toBe(false);
  });

  it.each([
    "![a](carte.png)",
    "![a](/carte.png)",
    "![a](../x)",
    "![a](data:image/svg+xml,<svg onload=alert(1)>)",
    "![a]()",
  ])("[TP-4] turns an image without an absolute address into a note: %s", (typed) => {
    expect(pieces(checked(typed)).some(({ kind }) => kind === "image")).toBe(false);
  });

  it.each([
    "<script>alert(1)</script>",
    "Avant <script src=https://evil.example/x.js></script> après",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '<a href="javascript:alert(1)">ici</a>',
    "<!-- caché -->",
    "<style>body{display:none}</style>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  ])("[TP-4] shows HTML as plain text: %s", (typed) => {
    const all = pieces(markedContent(typed));
    expect(all.every(({ kind }) => kind === "paragraph" || kind === "text")).toBe(true);
    expect(all.map((piece) => (piece.kind === "text" ? piece.text : "")).join("")).toBe(typed);
  });

  it.each([
    "**gras",
    "*a _b* c_",
    "`code",
    "```\ncode",
    "[a](https://b",
    "![a](",
    "[a",
    "~~a",
    "> ",
    "- ",
    "#",
    "|a|\n|-",
    "\\",
    "&#x",
    "",
  ])("terminates on unclosed markup: %s", (typed) => {
    expect(Array.isArray(checked(typed))).toBe(true);
  });
});

const size = 100_000;
const filled = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

describe("100 kB of a tip", () => {
  it.each([
    "*a_",
    "*",
    "_",
    "**a",
    "[",
    "![",
    "](",
    "[a](",
    "`",
    "<",
    "</",
    "&",
    "\\",
    "# ",
    "|",
    "\n",
    "mot ",
    "\u200b",
    "é",
    "http://",
    "\\*\\_",
    "\\[a\\](b) ",
  ])("[TP-4] are parsed when they consist of %j", (unit) => {
    const typed = filled(unit);
    expect(Array.isArray(checked(typed))).toBe(true);
  });

  it("[AD-10] are parsed when they consist of escaped markup, of which every character is kept", () => {
    const typed = filled("\\*");
    expect(joined(markedContent(typed))).toEqual([paragraph(text("*".repeat(size / 2)))]);
  });

  it("[TP-4] are parsed when they consist of words, of which each is kept", () => {
    const typed = filled("mot ").trim();
    expect(markedContent(typed)).toEqual([paragraph(text(typed))]);
  });

  it("[TP-4] are parsed when they consist of quotes, with a limited depth", () => {
    const content = checked(filled(">"));
    expect(depthOf(content)).toBeLessThan(100);
  });
});

it.each([
  ["quotes", `${">".repeat(500)} a`],
  ["lists", Array.from({ length: 100 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n")],
  ["quotes and lists", `${"> - ".repeat(100)}a`],
  ["links", `${"[".repeat(500)}a${"](https://example.org)".repeat(500)}`],
])("[TP-4] limits the depth of %s", (_, typed) => {
  expect(depthOf(checked(typed))).toBeLessThan(200);
});

// Only the depth of blocks is limited: nested emphasis is parsed completely, in quadratic time.
it("[TP-4] limits the depth of blocks around nested emphasis", () => {
  expect(depthOf(checked(`${"**a *b ".repeat(60)}${"* b** ".repeat(60)}`))).toBeLessThan(100);
});

it("[TP-4] terminates on any input, and links lead to absolute addresses only", () => {
  const marks = fc.constantFrom(
    ..."*_`~[]()!<>#-+|\\&:/\n \t\"'=1.",
    "](",
    "](https://a.fr",
    "](javascript:",
    "<b>",
    "```\n",
    "> ",
    "- ",
    "&#58;",
  );
  const typed = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, (words) => {
      const leading = pieces(checked(words)).filter(({ kind }) => kind === "link" || kind === "image");
      expect(leading.filter((piece) => !("address" in piece && isAbsoluteAddress(piece.address)))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
