import { expect, it } from "vitest";
import type { Content, Inline } from "../../content/body/content.ts";
import { leaveMark, letterMail, letterStyles } from "./letterMail.ts";
import { pictureInMail } from "./mailPicture.ts";

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
const letter = { title: "Un", preheader: "", body, path: null };

it("[LT-6] has both parts, with addresses of the site itself and the mark to unsubscribe", () => {
  const mail = letterMail({ ...letter, title: "La <lettre>", path: "/lettres/la-lettre" }, sender);
  expect(mail.html).toContain("<h1>La &lt;lettre&gt;</h1>");
  expect(mail.html).toContain('<a href="https://club.example/news/un">Un &lt;b&gt;</a>');
  expect(mail.html).toContain("Club &amp; Co");
  expect(mail.html).toContain(`<a href="${leaveMark}">`);
  expect(mail.html).toContain('<a href="https://club.example/lettres/la-lettre">Lire dans le navigateur</a>');
  expect(mail.text).toContain("Lire dans le navigateur :\nhttps://club.example/lettres/la-lettre\n");
  expect(mail.html).not.toContain("javascript:");
  expect(mail.html).not.toContain("<script");
  expect(mail.text).toContain(
    "À lire\n======\n\n- Un <b> (https://club.example/news/un)\n- Deux\n\n> Trois\n> \n> Quatre\n\nL'équipe (https://club.example/files/a.webp)\n\nCinq",
  );
  expect(mail.text).toMatch(new RegExp(`${leaveMark}\n$`));
});

it("[NW-142] names a call-out in a quote, and has tables in both parts", () => {
  const cell = (...inlines: readonly Inline[]) => ({ inlines });
  const { html, text: plain } = letterMail(
    {
      ...letter,
      body: [
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
    },
    sender,
  );
  expect(html).toContain("<blockquote><p><strong>Attention</strong></p>\n<p>Deux</p></blockquote>");
  expect(html).toContain('<td><a href="https://club.example/tips/a">Nuke</a></td>');
  expect(plain).toContain("> Attention\n> \n> Deux\n\nCarte | Score\nNuke (https://club.example/tips/a) | ");
});

it("[LT-6] has the dark colours after the light ones", () => {
  const mail = letterMail(letter, sender);
  expect(mail.html).toContain("@media (prefers-color-scheme:dark)");
  expect(letterStyles(true).startsWith(letterStyles(false))).toBe(true);
});

it("[LT-6] has uploaded pictures from the site, and one mark, whatever was typed", () => {
  const address = "/storage/v1/object/public/contenus/un/a.webp";
  const typed: Content = [paragraph({ kind: "image", address, description: "" }, text(leaveMark))];
  const mail = letterMail(
    { ...letter, title: `Un ${leaveMark}`, preheader: `Deux ${leaveMark}`, body: typed },
    { ...sender, pictures: "https://files.example" },
  );
  expect(mail.html).toContain('src="https://club.example/partage/lettres/un/a.webp.jpg"');
  expect(mail.html.split(leaveMark)).toHaveLength(2);
  expect(mail.text.split(leaveMark)).toHaveLength(2);
});

it("[NW-152] links to an uploaded file on the host of the pictures, or on the site", () => {
  const address = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";
  const content: Content = [paragraph({ kind: "link", address, inlines: [text("Le règlement")] })];
  const there = letterMail({ ...letter, body: content }, { ...sender, pictures: "https://files.example" });
  expect(there.html).toContain(`<p><a href="https://files.example${address}?download">Le règlement</a></p>`);
  const here = letterMail({ ...letter, body: content }, sender);
  expect(here.text).toContain(`Le règlement (https://club.example${address}?download)`);
});

const upload = "/storage/v1/object/public/contenus/images/01234567-89ab-4cde-8f01-23456789abcd";
const imageIn = (html: string) => /<img[^>]*>/.exec(html)?.[0];

it.each([
  [`${upload}_1920x1080.webp`, 'width="560" height="315"'],
  [`${upload}_1920x1080.webp#40,20`, 'width="560" height="315"'],
  [`${upload}_300x200.webp`, 'width="300" height="200"'],
  [`${upload}.webp`, 'width="560"'],
])("[LT-21] has the uploaded picture %s in a form and a size that Outlook for Windows shows", (address, size) => {
  const { html } = letterMail({ ...letter, body: [paragraph({ kind: "image", address, description: "A" })] }, sender);
  const name = address.replace("/storage/v1/object/public/contenus/", "").replace(/#.*/, "");
  expect(imageIn(html)).toBe(`<img src="https://club.example/partage/lettres/${name}.jpg" alt="A" ${size}>`);
  expect(pictureInMail(`/partage/lettres/${name}.jpg`)).toBe(`/storage/v1/object/public/contenus/${name}`);
});

it("[LT-21] has another site's picture when each program shows its kind, else a link in its place", () => {
  const image = (address: string, caption = "") => ({ kind: "image", address, description: "A", caption }) as const;
  const of = (inline: Inline) => letterMail({ ...letter, body: [paragraph(inline)] }, sender).html;
  expect(imageIn(of(image("https://other.example/a.jpg?b")))).toContain('width="560"');
  const webp = "https://other.example/a.webp";
  expect(of(image(webp, "B"))).toContain(`<p><a href="${webp}">A · B</a></p>`);
  const inLink = of({ kind: "link", address: "/news/un", inlines: [{ kind: "strong", inlines: [image(webp)] }] });
  expect(inLink).toContain('<p><a href="https://club.example/news/un"><strong>A</strong></a></p>');
  expect(inLink).not.toContain("<img");
});

it("[LT-21] has a picture's caption as a paragraph: Outlook for Windows knows no figures", () => {
  const picture = { kind: "image", address: `${upload}_300x200.webp`, description: "A", caption: "B" } as const;
  const { html } = letterMail({ ...letter, body: [paragraph(picture)] }, sender);
  expect(html).toMatch(/<div class="picture"><img [^>]*><p>B<\/p><\/div>/);
});

it("[LT-22] has what inboxes show first, hidden: what was written for it, else the first sentence", () => {
  const shown = (preheader: string, ...blocks: Content) =>
    /<body>\s*<div style="display:none[^>]*>([^&]*)/.exec(
      letterMail({ ...letter, preheader, body: blocks }, sender).html,
    )?.[1];
  expect(shown(" La reprise ", paragraph(text("Un. Deux.")))).toBe("La reprise");
  expect(shown("", paragraph(text("Merci à M. Petit ! Deux.")))).toBe("Merci à M. Petit !");
  // Of the list that follows a heading; its "<" is escaped.
  expect(shown("", ...body)).toBe("Un ");
});
