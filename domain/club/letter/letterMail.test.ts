import { expect, it } from "vitest";
import type { Content, Inline } from "../../content/body/content.ts";
import { leaveMark, letterMail, letterStyles } from "./letterMail.ts";

const sender = { club: "Club & Co", site: "https://club.example", pictures: "" };
const text = (words: string): Inline => ({ kind: "text", text: words });
const paragraph = (...inlines: readonly Inline[]) => ({ kind: "paragraph", inlines }) as const;

const body: Content = [
  { kind: "heading", level: 2, inlines: [text("À lire")] },
  {
    kind: "list",
    isOrdered: false,
    items: [[paragraph({ kind: "link", address: "/news/un", inlines: [text("Un <b>")] })], [paragraph(text("Deux"))]],
  },
  { kind: "quote", blocks: [paragraph(text("Trois")), paragraph(text("Quatre"))] },
  paragraph({ kind: "image", address: "/files/a.webp", description: "L'équipe" }),
  paragraph({ kind: "link", address: "javascript:alert(1)", inlines: [text("Cinq")] }),
];

it("[LT-6] has both parts, with addresses of the site itself and the mark to unsubscribe", () => {
  const mail = letterMail("La <lettre>", body, sender, "/lettres/la-lettre");
  expect(mail.html).toContain("<h1>La &lt;lettre&gt;</h1>");
  expect(mail.html).toContain('<a href="https://club.example/news/un">Un &lt;b&gt;</a>');
  expect(mail.html).toContain('<img src="https://club.example/files/a.webp"');
  expect(mail.html).toContain("Club &amp; Co");
  expect(mail.html).toContain(`<a href="${leaveMark}">`);
  expect(mail.html).toContain('<a href="https://club.example/lettres/la-lettre">Lire dans le navigateur</a>');
  expect(mail.text).toContain("Lire dans le navigateur :\nhttps://club.example/lettres/la-lettre\n");
  expect(mail.html).not.toContain("javascript:");
  expect(mail.html).not.toContain("<script");
  expect(mail.text).toContain(
    "À lire\n======\n\n- Un <b> (https://club.example/news/un)\n- Deux\n\n> Trois\n> \n> Quatre\n\n[L'équipe]\n\nCinq",
  );
  expect(mail.text).toMatch(new RegExp(`${leaveMark}\n$`));
});

it("[NW-142] names a call-out in a quote, and has tables in both parts", () => {
  const cell = (...inlines: readonly Inline[]) => ({ inlines });
  const { html, text: plain } = letterMail(
    "Un",
    [
      { kind: "callout", tone: "warning", blocks: [paragraph(text("Deux"))] },
      {
        kind: "table",
        hasHead: true,
        rows: [
          [cell(text("Carte")), cell(text("Score"))],
          [cell({ kind: "link", address: "/tips/a", inlines: [text("Nuke")] }), cell()],
        ],
      },
    ],
    sender,
    null,
  );
  expect(html).toContain("<blockquote><p><strong>Attention</strong></p>\n<p>Deux</p></blockquote>");
  expect(html).toContain('<td><a href="https://club.example/tips/a">Nuke</a></td>');
  expect(plain).toContain("> Attention\n> \n> Deux\n\nCarte | Score\nNuke (https://club.example/tips/a) | ");
});

it("[LT-6] has the dark colours after the light ones", () => {
  const mail = letterMail("Un", body, sender, null);
  expect(mail.html).toContain("@media (prefers-color-scheme:dark)");
  expect(letterStyles(true).startsWith(letterStyles(false))).toBe(true);
});

it("[LT-6] has pictures from their host, and one mark, whatever was typed", () => {
  const address = "/storage/v1/object/public/contenus/un/a.webp";
  const typed: Content = [paragraph({ kind: "image", address, description: "" }, text(leaveMark))];
  const mail = letterMail(`Un ${leaveMark}`, typed, { ...sender, pictures: "https://files.example" }, null);
  expect(mail.html).toContain(`src="https://files.example${address}"`);
  expect(mail.html.split(leaveMark)).toHaveLength(2);
  expect(mail.text.split(leaveMark)).toHaveLength(2);
});

it("[NW-152] links to an uploaded file on the host of the pictures, or on the site", () => {
  const address = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";
  const content: Content = [paragraph({ kind: "link", address, inlines: [text("Le règlement")] })];
  const there = letterMail("Un", content, { ...sender, pictures: "https://files.example" }, null);
  expect(there.html).toContain(`<p><a href="https://files.example${address}?download">Le règlement</a></p>`);
  const here = letterMail("Un", content, sender, null);
  expect(here.text).toContain(`Le règlement (https://club.example${address}?download)`);
});
