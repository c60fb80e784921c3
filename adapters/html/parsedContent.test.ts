import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOpenAddress } from "../../domain/shared/address.ts";
import { type Block, type Content, type Inline, withoutBadAddresses } from "../../domain/content/body/content.ts";
import { misleading, wordless } from "../../tests/hostileHtml.ts";
import { depthOf, paragraph, pieces, text } from "../../tests/pieces.ts";
import { parsedContent } from "./parsedContent.ts";

const cell = (...inlines: readonly Inline[]) => ({ inlines });
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
      "a table with a head",
      "<table><caption>Scores</caption><tr><th>un</th><th>deux</th></tr><tr><td>3<br>4</td></tr></table>",
      [
        paragraph(text("Scores")),
        {
          kind: "table",
          hasHead: true,
          rows: [[cell(text("un")), cell(text("deux"))], [cell(text("3"), { kind: "line-break" }, text("4"))]],
        },
      ],
    ],
    [
      "merged cells as cells, and blocks in a cell as its lines",
      "<table><tr><td rowspan=2><p>a</p><ul><li>b</ul><td colspan=2>c<tr><td>d<td>e</table>",
      [
        {
          kind: "table",
          hasHead: false,
          rows: [
            [cell(text("a"), { kind: "line-break" }, text("• "), text("b")), cell(text("c")), cell()],
            [cell(), cell(text("d")), cell(text("e"))],
          ],
        },
      ],
    ],
    [
      "what stands in a table that lays the page out",
      "<table><tr><td><h2>Un</h2><p>deux</p></td></tr></table><table><tr><td><table><tr><td>a<td>b</table><td>c</table>",
      [
        { kind: "heading", level: 2, inlines: [text("Un")] },
        paragraph(text("deux")),
        { kind: "table", hasHead: false, rows: [[cell(text("a")), cell(text("b"))]] },
        paragraph(text("c")),
      ],
    ],
    [
      "call-outs, Ghost's too",
      '<blockquote class="callout-warning">a</blockquote><div class="kg-card kg-callout-card"><div>b</div></div>',
      [
        { kind: "callout", tone: "warning", blocks: [paragraph(text("a"))] },
        { kind: "callout", tone: "note", blocks: [paragraph(text("b"))] },
      ],
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
