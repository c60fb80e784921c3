import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { withCheckedAddresses } from "../../../domain/content/body/content.ts";
import { shownContent } from "../../../domain/content/body/shownContent.ts";
import { CoverImage } from "../../design/components/media/Cover.tsx";
import { PicturesContext } from "../../design/components/media/contexts.ts";
import { Crest } from "../../club/matches/shown/Crest.tsx";
import { Logo } from "../../club/partners/Logo.tsx";
import { PersonFace } from "../../club/teams/PersonFace.tsx";
import { Portrait } from "../../club/teams/Portrait.tsx";
import { embedPiece, filePiece } from "./pieces.ts";
import { Text } from "./Text.tsx";

const drawn = (markdown: string) =>
  renderToStaticMarkup(<Text content={withCheckedAddresses(markedContent(markdown))} />);

it.each([
  "/image.png",
  "image.png",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "//ailleurs.fr/a.png",
  "ftp://a.fr/b",
])("[TP-4] shows that an image at %s has no absolute address", (address) => {
  const html = drawn(`Voici : ![schéma](${address})`);
  expect(html).toContain("URL d&#x27;image invalide");
  expect(html).not.toContain("<img");
});

it.each([
  "/tips",
  "tips",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,hello",
  "//ailleurs.fr",
  "mailto:a@b.fr",
])("[TP-4] shows that a link to %s has no absolute address", (address) => {
  const html = drawn(`Voici : [la suite](${address})`);
  expect(html).toContain("Lien invalide");
  expect(html).not.toContain("<a ");
});

it("[TP-4] renders images and links with absolute addresses, without a referrer", () => {
  const html = drawn("Voici : ![schéma](https://a.fr/b.png) et [la suite](https://a.fr/c)");
  expect(html).toMatch(/<img[^>]+src="https:\/\/a\.fr\/b\.png"/);
  expect(html).toMatch(/<img[^>]+referrerpolicy="no-referrer"/i);
  expect(html).toMatch(/<a[^>]+href="https:\/\/a\.fr\/c"[^>]+rel="noopener noreferrer nofollow ugc"/);
});

it("[NW-200] renders a list from its first number", () => {
  expect(drawn("3. trois\n4. quatre")).toMatch(/<ol[^>]* start="3"/);
  expect(drawn("1. un")).not.toContain("start=");
});

it("[NW-143] renders a table that is named and focusable where it scrolls, and a call-out by its name", () => {
  const html = drawn("Un\n\n| Carte | Score |\n| - | - |\n| **Nuke** | 13 |\n\n> [!WARNING]\n> Deux");
  expect(html).toMatch(/<div[^>]+role="group"[^>]+aria-label="Tableau"[^>]+tabindex="0"/i);
  expect(html).toContain('<th scope="col">Carte</th><th scope="col">Score</th>');
  expect(html).toContain("<td><strong>Nuke</strong></td><td>13</td>");
  expect(html).toMatch(/<div[^>]+role="note"[^>]*><strong>Attention<\/strong><p>Deux<\/p><\/div>/);
});

it("[TP-4] renders a plan, with its description and the key of its signs", () => {
  const html = drawn("```schema\nnous 1 2\ntrajet eux 3 4 > 5 6\nlégende Ici.\ndescription L'un des nôtres.\n```");
  expect(html).toMatch(/<img[^>]+src="\/schemas\/nous,1,2;trajet,eux,3,4,5,6\.svg"[^>]+alt="L’un des nôtres\."/);
  expect(
    html
      .match(/<figcaption>.*<\/figcaption>/)?.[0]
      .replace(/<[^>]*>/g, " ")
      .trim(),
  ).toMatch(/^Ici\.\s+Nous\s+Déplacement$/);
});

it("[TP-4] shows HTML as plain text", () => {
  const html = drawn(`<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n<b onclick="alert(1)">gras</b>`);
  expect(html).not.toMatch(/<(?:script|img|b)\b/);
  expect(html).toContain("&lt;script&gt;");
});

it("keeps the h1 for the page's title", () => {
  expect(drawn("# Un\n\n## Deux\n\n###### Six")).not.toContain("<h1");
});

it("[CO-4] shows a link's host when its text looks like another address, inside the link", () => {
  expect(drawn("[banque.test](https://autre.test)")).toMatch(/<a [^>]+>banque\.test \(autre\.test\)<\/a>/);
  expect(drawn("[autre.test](https://autre.test) [guide](https://autre.test)")).not.toContain("(autre.test)");
});

const uploaded = "/storage/v1/object/public/contenus/images/4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.png";

it("[CO-2] loads an uploaded picture from its host, by default the page's own", () => {
  expect(drawn(`![](${uploaded})`)).toContain(`src="${uploaded}"`);
  const content = withCheckedAddresses(markedContent(`![](${uploaded}) ![](https://a.fr/b.png)`));
  const html = renderToStaticMarkup(
    <PicturesContext value={{ host: "https://project.example", isSecure: true }}>
      <Text content={content} />
      <CoverImage category="Esport" title="Titre" picture={uploaded} />
    </PicturesContext>,
  );
  expect(html.match(/src="[^"]*"/g)).toEqual([
    `src="https://project.example${uploaded}"`,
    'src="https://a.fr/b.png"',
    `src="https://project.example${uploaded}"`,
  ]);
});

const pictures = (isSecure: boolean) =>
  renderToStaticMarkup(
    <PicturesContext value={{ host: "", isSecure }}>
      <Text
        content={withCheckedAddresses(markedContent("Un\n\n![Le plan](http://a.fr/b.png)\n\n![](http://a.fr/c.png)"))}
      />
      <CoverImage category="Esport" title="Titre" picture="http://a.fr/d.png" />
      <Logo partner={{ name: "Givre", logo: "http://a.fr/e.png" }} size={40} alt="Givre" />
      <Crest match={{ opponent: "Solstice", opponentLogo: "http://a.fr/f.png" }} size={40} />
      <Portrait of={{ name: "Kéva", role: "Duelliste", photo: "http://a.fr/g.png" }} />
      <PersonFace of={{ name: "Kéva", role: "Duelliste", photo: "http://a.fr/h.png" }} size="normal" />
    </PicturesContext>,
  );

it("[SE-55] a page of https shows no picture over http: a link in a text, and a drawing elsewhere", () => {
  const html = pictures(true);
  expect(html).not.toMatch(/src="http:/);
  expect(html).toMatch(/<a href="http:\/\/a\.fr\/b\.png"[^>]*>Le plan<\/a>/);
  expect(html).toMatch(/<a href="http:\/\/a\.fr\/c\.png"[^>]*>Image<\/a>/);
  expect([...html.matchAll(/<img[^>]* src="\/([a-z]+)\//g)].map(([, folder]) => folder)).toEqual([
    "couvertures",
    "ecussons",
    "portraits",
    "portraits",
  ]);
  expect(html).toContain('aria-label="Givre"');
});

it("[SE-55] a page of http shows them", () => {
  expect(pictures(false).match(/src="http:\/\/a\.fr\/[a-z]\.png"/g)).toHaveLength(7);
});

it("[NW-55] shows an embed as its link until its code is there, then as a plate without a frame", async () => {
  const content = shownContent("tip", markedContent("https://youtu.be/dQw4w9WgXcQ"));
  const html = () => renderToStaticMarkup(<Text content={content} />);
  expect(html()).toContain('<p><a href="https://youtu.be/dQw4w9WgXcQ"');
  await embedPiece.fetch();
  const scope = fork();
  const plate = renderToStaticMarkup(
    <Provider value={scope}>
      <Text content={content} />
    </Provider>,
  );
  expect(plate).toMatch(/<figure[^>]* aria-label="Vidéo YouTube"/);
  expect(plate).toMatch(/<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ"[^>]*>Ouvrir sur YouTube<\/a>/);
  expect(plate).not.toMatch(/<(?:iframe|img)/);
});

it("[NW-152] renders a file with its name, kind and size as one link, from the pictures' host, and without its code as a link", async () => {
  const address = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";
  const content = shownContent("tip", markedContent(`Un\n\n[Le règlement](${address})\n\nVoir [ici](${address})`));
  const render = () =>
    renderToStaticMarkup(
      <PicturesContext value={{ host: "https://files.example", isSecure: true }}>
        <Text content={content} />
      </PicturesContext>,
    );
  const link = `<a href="https://files.example${address}?download" download=""`;
  expect(render()).toContain(`<p>${link}>Le règlement</a></p>`);
  await filePiece.fetch();
  const html = render();
  expect(html.split(link)).toHaveLength(3);
  expect(html.replace(/<[^>]+>/g, "")).toMatch(/Le règlement PDF, 1,2\sMo Télécharger/);
});
