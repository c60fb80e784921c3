// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { withoutBadAddresses } from "../../domain/content/body/content.ts";
import { readPasted } from "../../domain/content/editing/readPasted.ts";
import { misleading, wordless } from "../../tests/hostileHtml.ts";
import { text } from "../../tests/pieces.ts";
import { pastedContent } from "./htmlContent.ts";

const heading = (level: number, words: string) => ({ kind: "heading", level, inlines: [text(words)] });
const strong = (words: string) => ({ kind: "strong", inlines: [text(words)] });
const paragraph = (words: string) => ({ kind: "paragraph", inlines: [text(words)] });
const items = (isOrdered: boolean, ...all: readonly string[]) => ({
  kind: "list",
  isOrdered,
  items: all.map((words) => [paragraph(words)]),
});

const nested = [
  {
    kind: "list",
    isOrdered: false,
    items: [
      [paragraph("un"), { kind: "list", isOrdered: true, items: [[paragraph("dedans"), items(false, "plus loin")]] }],
      [paragraph("deux")],
    ],
  },
];

it.each([
  [
    "Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=FR>
    <!--StartFragment--><p class=MsoTitle>Le titre<o:p></o:p></p><h2>Une partie</h2>
    <p class=MsoNormal><b><span style='mso-ansi-language:FR'>Gras</span></b> et
    <a href="https://club.example/a">un lien</a><o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>un<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>deux</p>
    <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>trois</p><!--EndFragment--></body></html>`,
    [
      heading(1, "Le titre"),
      heading(2, "Une partie"),
      {
        kind: "paragraph",
        inlines: [
          strong("Gras"),
          text(" et "),
          { kind: "link", address: "https://club.example/a", inlines: [text("un lien")] },
        ],
      },
      items(false, "un", "deux"),
      items(true, "trois"),
    ],
  ],
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Titre</span></h1>
    <p dir="ltr"><span style="font-weight:700">Gras</span><span style="font-weight:400">, </span><span style="font-style:italic">penché</span></p>
    <ol><li dir="ltr"><p><span>un</span></p></li></ol><img src="https://lh3.example/x"></b>`,
    [
      heading(1, "Titre"),
      { kind: "paragraph", inlines: [strong("Gras"), text(", "), { kind: "emphasis", inlines: [text("penché")] }] },
      items(true, "un"),
    ],
  ],
  [
    "LibreOffice",
    `<html><head><title></title><style type="text/css">h1{color:red}</style></head><body lang="fr-FR" dir="ltr"><h3 class="western">Partie</h3>
    <p style="line-height: 100%; margin-bottom: 0cm"><b>Gras</b></p><ul><li><p>un</p></li></ul></body></html>`,
    [heading(3, "Partie"), { kind: "paragraph", inlines: [strong("Gras")] }, items(false, "un")],
  ],
  [
    "Word's inner lists",
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>un</p><p style='mso-list:l0 level2 lfo1'><span
    style='mso-list:Ignore'>1.</span>dedans</p><p style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>·</span>plus loin</p>
    <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>deux</p>`,
    nested,
  ],
  [
    "Google Docs' inner lists",
    `<ul><li><p>un</p></li><ol><li><p>dedans</p></li><ul><li><p>plus loin</p></li></ul></ol><li><p>deux</p></li></ul>`,
    nested,
  ],
])("[AD-23] reads %s", async (_, html, content) => {
  expect((await pastedContent(html)).content).toEqual(content);
});

it.each(["<script>alert(1)</script>", "<svg onload=alert(1)>", "<iframe src=x>"])("leaves out %s", async (html) => {
  expect((await pastedContent(`<p>Un</p>${html}`)).content).toEqual([{ kind: "paragraph", inlines: [text("Un")] }]);
});

it.each(wordless)("[AD-23] leaves out what holds no words: %s", async (html) => {
  const { content } = await pastedContent(`<p>Avant</p>${html}`);
  expect(content[0]).toEqual({ kind: "paragraph", inlines: [text("Avant")] });
  expect(JSON.stringify(content)).not.toMatch(/script|srcdoc|onerror/);
});

it.each(misleading)("[AD-23] keeps the words, and no address to follow: %s", async (html) => {
  const content = withoutBadAddresses((await pastedContent(html)).content);
  expect(content).toEqual([{ kind: "paragraph", inlines: [text("mots")] }]);
});

it("[AD-23] runs no script of a pasted text", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  for (const html of [...wordless, ...misleading]) await pastedContent(html);
  expect(alert).not.toHaveBeenCalled();
});

it("[CO-3] counts a link to a script among those left out", async () => {
  const read = readPasted({ readClipboard: pastedContent });
  const html =
    '<a href="javascript:alert(1)">un</a> <a href="https://a.fr">deux</a> <a href="data:text/html,a">trois</a>';
  expect((await read({ html })).badLinks).toBe(2);
});
