import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { paragraph, pieces, text } from "../../../tests/pieces.ts";
import { sourceOf } from "../editing/source.ts";
import type { ContentKind } from "../editing/contentItem.ts";
import type { Inline } from "./content.ts";
import { linkedContent, shownContent } from "./shownContent.ts";

const video = "https://youtu.be/dQw4w9WgXcQ";
const link = (address: string): Inline => ({ kind: "link", address, inlines: [text(address)] });
const embed = (address = video) => ({ kind: "embed", embed: expect.objectContaining({ address }) });

const article = (html: string) => shownContent("article", parsedContent(html));
const tip = (typed: string) => shownContent("tip", markedContent(typed));

describe("[NW-51] a paragraph of one address is an embed", () => {
  it.each([
    `<p>${video}</p>`,
    `<p> ${video}<br></p>`,
    `<div><span>${video}</span></div>`,
    `<p><a href="${video}">${video}</a></p>`,
    video,
  ])("in an article: %s", (html) => {
    expect(article(html)).toEqual([embed()]);
  });

  it.each([video, `<${video}>`, `[${video}](${video})`, `https\\://youtu.be/dQw4w9WgXcQ`])("in a tip: %s", (typed) => {
    expect(tip(typed)).toEqual([embed()]);
  });

  it.each<ContentKind>(["article", "tip"])("in what the editor writes: %s", (kind) => {
    const address = "https://www.youtube.com/watch?v=a_bXc-d_e_f";
    const source = sourceOf(kind, [paragraph(text("Avant")), paragraph(text(address))]);
    const shown = kind === "article" ? article(source) : tip(source);
    expect(shown).toEqual([paragraph(text("Avant")), embed(address)]);
  });

  it.each([
    `<p>Voir ${video}</p>`,
    `<p>${video} ${video}</p>`,
    `<p><a href="${video}">La vidéo</a></p>`,
    `<p><a href="${video}">https://youtu.be/autre</a></p>`,
    `<p><strong>${video}</strong></p>`,
    `<p><code>${video}</code></p>`,
    `<pre>${video}</pre>`,
    `<ul><li>${video}</li></ul>`,
    `<blockquote><p>${video}</p></blockquote>`,
    `<h2>${video}</h2>`,
    `<p>https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ</p>`,
    `<p><a href="https://youtu.be@evil.example/dQw4w9WgXcQ">${video}</a></p>`,
    `<p><a href="javascript:alert(1)">${video}</a></p>`,
  ])("but not in %s", (html) => {
    expect(pieces(article(html)).filter(({ kind }) => (kind as string) === "embed")).toEqual([]);
  });
});

describe("[NW-54] bare addresses are links", () => {
  const club = "https://club.fr/a_(b)";

  it.each<[string, readonly Inline[]]>([
    [`Voir ${club}.`, [text("Voir "), link(club), text(".")]],
    [`(${club})`, [text("("), link(club), text(")")]],
    [`« ${club} », non ?`, [text("« "), link(club), text(" », non ?")]],
    [`${club}!`, [link(club), text("!")]],
    ["ftp://club.fr et javascript://club.fr", [text("ftp://club.fr et javascript://club.fr")]],
    ["https://moi:secret@club.fr", [text("https://moi:secret@club.fr")]],
    ["moi@club.fr", [text("moi@club.fr")]],
  ])("in both formats: %s", (typed, inlines) => {
    expect(linkedContent("article", parsedContent(`<p>${typed}</p>`))).toEqual([paragraph(...inlines)]);
    expect(linkedContent("tip", markedContent(typed))).toEqual([paragraph(...inlines)]);
  });

  it("in lists, quotes, headings and marks, but not in code and links", () => {
    const html = `<ul><li>${club}</li></ul><blockquote>${club}</blockquote><h2>${club}</h2><p><em>${club}</em></p>`;
    const links = (source: string) => pieces(article(source)).filter(({ kind }) => kind === "link");
    expect(links(html)).toEqual([link(club), link(club), link(club), link(club)]);
    expect(links(`<p>a <code>${club}</code></p><pre>${club}</pre>`)).toEqual([]);
    expect(links(`<p>a <a href="https://club.fr">voir ${club}</a></p>`)).toHaveLength(1);
  });

  it("tell the host of an address whose letters look like others", () => {
    expect(JSON.stringify(article("<p>Voir https://сайт.test/a</p>"))).toContain("xn--");
  });

  it("keep each letter of a text", () => {
    const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(video, "https://", ").", "»", "@"));
    const seen = (content: unknown): string =>
      pieces(content)
        .map((one) => ("text" in one ? one.text : ""))
        .join("");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (all) => {
        const typed = all.join(" ");
        expect(seen(linkedContent("article", [paragraph(text(typed))]))).toBe(typed);
      }),
      { numRuns: 100 },
    );
  });
});

describe("[NW-147] a paragraph of one link in bold is a button", () => {
  const button = {
    kind: "button",
    link: { kind: "link", address: "https://club.example/a", inlines: [text("Venir")] },
  };

  it.each([
    '<p><a href="https://club.example/a"><strong>Venir</strong></a></p>',
    '<p><strong><a href="https://club.example/a">Venir</a></strong></p>',
    '<p> <b><a href="https://club.example/a">Venir</a></b><br></p>',
  ])("in an article: %s", (html) => {
    expect(article(html)).toEqual([button]);
  });

  it.each(["**[Venir](https://club.example/a)**", "[**Venir**](https://club.example/a)"])("in a tip: %s", (typed) => {
    expect(tip(typed)).toEqual([button]);
  });

  it.each<ContentKind>(["article", "tip"])("in what the editor writes: %s", (kind) => {
    const bold: Inline = {
      kind: "link",
      address: "https://club.example/a",
      inlines: [{ kind: "strong", inlines: [text("Venir")] }],
    };
    const source = sourceOf(kind, [paragraph(bold)]);
    expect(kind === "article" ? article(source) : tip(source)).toEqual([button]);
  });

  it.each([
    "<p><strong>Venir</strong></p>",
    '<p><a href="https://club.example/a">Venir</a></p>',
    '<p><a href="https://club.example/a"><strong>Venir</strong> ici</a></p>',
    '<ul><li><p><a href="https://club.example/a"><strong>Venir</strong></a></p></li></ul>',
  ])("and nothing else is: %s", (html) => {
    expect(article(html).map(({ kind }) => kind)).not.toContain("button");
  });
});

describe("[NW-152] a paragraph of one link to an uploaded file is a file", () => {
  const address = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";
  const file = { kind: "file", link: { kind: "link", address, inlines: [text("Le règlement")] } };

  it.each<ContentKind>(["article", "tip"])("in what the editor writes of an %s", (kind) => {
    const source = sourceOf(kind, [paragraph({ kind: "link", address, inlines: [text("Le règlement")] })]);
    expect(kind === "article" ? article(source) : tip(source)).toEqual([file]);
  });

  it("stays a link among words and in a list", () => {
    const link = `<a href="${address}">Le règlement</a>`;
    expect(article(`<p>Lisez ${link}</p><ul><li><p>${link}</p></li></ul>`).map(({ kind }) => kind)).toEqual([
      "paragraph",
      "list",
    ]);
    expect(tip(`Lisez [Le règlement](${address})`)).toEqual([paragraph(text("Lisez "), file.link as Inline)]);
  });
});
