import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOpenAddress } from "../../domain/shared/address.ts";
import { type Block, type Content, withoutBadAddresses } from "../../domain/content/body/content.ts";
import { misleading, wordless } from "../../tests/hostileHtml.ts";
import { depthOf, paragraph, pieces, text } from "../../tests/pieces.ts";
import { parsedContent } from "./parsedContent.ts";

const wordsOf = (content: Content): string =>
  pieces(content)
    .map((piece) => ("text" in piece ? piece.text : ""))
    .join("");

describe("an article's HTML", () => {
  it.each<[string, string, readonly Block[]]>([
    ["paragraphs", "<p>Un</p>\n<p>Deux</p>", [paragraph(text("Un")), paragraph(text("Deux"))]],
    [
      "words without a paragraph",
      "Un <div>Deux</div> Trois",
      [text("Un"), text("Deux"), text("Trois")].map((one) => paragraph(one)),
    ],
    [
      "headings of six levels",
      "<h1>Un</h1><h6>Six</h6>",
      [
        { kind: "heading", level: 1, inlines: [text("Un")] },
        { kind: "heading", level: 6, inlines: [text("Six")] },
      ],
    ],
    [
      "emphasis",
      "<b>un</b><em>deux</em><del>trois</del><code>a < b</code>",
      [
        paragraph(
          { kind: "strong", inlines: [text("un")] },
          { kind: "emphasis", inlines: [text("deux")] },
          { kind: "struck", inlines: [text("trois")] },
          { kind: "code", text: "a < b" },
        ),
      ],
    ],
    [
      "line ends and entities",
      "Un &amp; deux<br>l&#39;&eacute;t&eacute;",
      [paragraph(text("Un & deux"), { kind: "line-break" }, text("l'été"))],
    ],
    [
      "lists in lists",
      "<ol><li>un<ul><li>deux</li></ul></li></ol>",
      [
        {
          kind: "list",
          isOrdered: true,
          items: [[paragraph(text("un")), { kind: "list", isOrdered: false, items: [[paragraph(text("deux"))]] }]],
        },
      ],
    ],
    [
      "quotes, code and rules",
      "<blockquote>cité</blockquote><pre>\n a\n  b\n</pre><hr>",
      [{ kind: "quote", blocks: [paragraph(text("cité"))] }, { kind: "code", text: " a\n  b" }, { kind: "rule" }],
    ],
    [
      "rows of a table",
      "<table><tr><th>un</th><td>deux</td></tr></table>",
      [paragraph(text("un"), text(" | "), text("deux"))],
    ],
    [
      "links and images",
      `<a href=" https://a.fr "><i>là</i></a><img src="https://a.fr/b.png" alt="carte">`,
      [
        paragraph(
          { kind: "link", address: "https://a.fr", inlines: [{ kind: "emphasis", inlines: [text("là")] }] },
          { kind: "image", address: "https://a.fr/b.png", description: "carte" },
        ),
      ],
    ],
    ["unknown elements", "<club-card onclick=x><font color=red>mots</font></club-card>", [paragraph(text("mots"))]],
    ["nothing", " \n<p> </p><ul></ul><b></b>", []],
  ])("[NW-5] has %s", (_, html, content) => {
    expect(parsedContent(html)).toEqual(content);
  });

  it.each(wordless)("[NW-5] leaves out what isn't text: %s", (html) => {
    const content = parsedContent(`<p>Avant</p>${html}`);
    expect(content[0]).toEqual(paragraph(text("Avant")));
    expect(JSON.stringify(content)).not.toMatch(/script|srcdoc|onerror/);
    expect(pieces(withoutBadAddresses(content)).every(({ kind }) => kind === "paragraph" || kind === "text")).toBe(
      true,
    );
  });

  it.each(misleading)("[NW-5] keeps the text of a link whose address isn't allowed: %s", (html) => {
    const content = withoutBadAddresses(parsedContent(html));
    expect(wordsOf(content)).toBe("mots");
    expect(pieces(content).every(({ kind }) => kind === "paragraph" || kind === "text")).toBe(true);
  });
});

const size = 200_000;

it.each([
  "<b>",
  "</b>",
  "<p>",
  "<ul><li>",
  "<b></i>",
  "<!--",
  "<",
  "&",
  "&amp;",
  "<a href=x>",
  "<svg>",
  "<div>mot ",
  "é",
])("[NW-5] parses 200 kB of %j, with a limited depth", (unit) => {
  const content = parsedContent(unit.repeat(size / unit.length));
  expect(depthOf(content)).toBeLessThan(200);
});

it("[NW-5] parses any input, and links lead to absolute addresses or places of this site only", () => {
  const marks = fc.constantFrom(
    ..."<>/=\"' &;!-",
    "<a href='",
    "<a href=javascript:",
    "<img src='https://a.fr",
    "</a>",
    "<b>",
    "<p",
    "<script>",
    "<svg/onload=",
    "<!--",
    "]]>",
    "<table><tr>",
    "&#106;",
  );
  const typed = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, (html) => {
      const leading = pieces(withoutBadAddresses(parsedContent(html))).filter((piece) => "address" in piece);
      expect(leading.filter((piece) => !("address" in piece && isOpenAddress(piece.address)))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
