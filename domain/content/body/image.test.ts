import { expect, it } from "vitest";
import { htmlBody } from "../../../adapters/html/htmlBody.ts";
import { markdownBody } from "../../../adapters/markdown/markdownBody.ts";
import { sourceOf } from "../editing/source.ts";
import { imageOf } from "./image.ts";
import { tidyContent } from "./tidy.ts";

const address = "https://club.example/a.webp";
const alone = (caption: string, credit: string) =>
  [{ kind: "paragraph", inlines: [imageOf(address, "Une équipe", { caption, credit })] }] as const;

it.each([
  ["La finale", "", `${address}> "La finale")`, "<figcaption>La finale</figcaption>"],
  ["", "Lya", `${address}> "| Lya")`, "<figcaption><small>Lya</small></figcaption>"],
  ['Un "mot" | deux', "", `${address}> "Un \\"mot\\" | deux |")`, '<figcaption>Un "mot" | deux</figcaption>'],
  ["A & <b>", "Lya", `${address}> "A & <b> | Lya")`, "<figcaption>A &amp; &lt;b&gt; <small>Lya</small></figcaption>"],
])("[NW-129] keeps the caption %j and the credit %j in both sources", (caption, credit, markdown, html) => {
  const body = alone(caption, credit);
  expect(sourceOf("tip", body)).toContain(markdown);
  expect(sourceOf("article", body)).toContain(html);
  expect(markdownBody(sourceOf("tip", body))).toEqual({ body, losses: [] });
  expect(htmlBody(sourceOf("article", body))).toEqual({ body, losses: [] });
});

it("[NW-129] only a picture that is alone in its paragraph has a caption", () => {
  const image = imageOf(address, "Une équipe", { caption: "La finale", credit: "Lya" });
  const words = { kind: "text", text: "Voir " } as const;
  expect(tidyContent([{ kind: "paragraph", inlines: [words, image] }])).toEqual([
    { kind: "paragraph", inlines: [words, imageOf(address, "Une équipe")] },
  ]);
});

it.each([
  ["marks below a picture", `<figure><img src="${address}" alt=""><figcaption>La <b>finale</b></figcaption></figure>`],
  ["small words elsewhere", "<p><small>Petit</small></p>"],
])("[NW-129] tells that it would lose %s", (_, html) => {
  expect(htmlBody(html).losses).not.toEqual([]);
});

it("[NW-129] reads the figure of another site, and keeps what is more than one picture as it was", () => {
  const figure = (inside: string) => htmlBody(`<figure class="wp">${inside}</figure>`).body;
  const picture = `<img src="${address}" alt="Une équipe">`;
  expect(figure(`<div>${picture}</div><figcaption><span>La</span> finale <small>Lya</small>\n</figcaption>`)).toEqual(
    alone("La finale", "Lya"),
  );
  expect(figure(`${picture}${picture}<figcaption>Deux</figcaption>`)).toHaveLength(2);
});

it.each([
  ["the picture's link", '<a href="/a"><img src="/a.png" alt=""></a><figcaption>La finale</figcaption>', "/a"],
  ["a link below it", '<img src="/a.png" alt=""><figcaption>Par <a href="/b">Lya</a></figcaption>', "/b"],
  ["a link in its credit", '<img src="/a.png" alt=""><figcaption><small><a href="/c">L</a></small></figcaption>', "/c"],
])("[NW-129] a figure of another site keeps %s, and it is told that it becomes paragraphs", (_, inside, address) => {
  const { body, losses } = htmlBody(`<figure>${inside}</figure>`);
  expect(sourceOf("article", body)).toContain(`<a href="${address}">`);
  expect(losses).toContainEqual({ kind: "element", name: "figure" });
});

it("[NW-129] tells that it would lose the link around a figure", () => {
  const figure = `<figure><img src="${address}" alt=""><figcaption>La finale</figcaption></figure>`;
  expect(htmlBody(`<a href="/a">${figure}</a>`).losses).toEqual([{ kind: "element", name: "a" }]);
});

const titled = `![Une équipe](<${address}> "La finale")`;
it.each([
  ["beside words", `Voir ${titled}`],
  ["in a link", `[${titled}](/a)`],
  ["in a heading", `## ${titled}`],
  ["in a cell", `| a | b |\n| --- | --- |\n| ${titled} | c |`],
  ["beside one that keeps its own", `${titled}\n\nVoir ${titled}`],
])("[NW-129] tells that it would lose the title of a picture %s", (_, markdown) => {
  expect(markdownBody(markdown).losses).toEqual([{ kind: "link-title" }]);
});

const gallery = [
  {
    kind: "paragraph",
    inlines: [imageOf(address, "Une équipe", { caption: "La finale", credit: "Lya" }), imageOf(address, "Le stade")],
  },
] as const;

it("[NW-137] keeps a gallery with its captions and alternative texts in both sources", () => {
  expect(sourceOf("tip", gallery)).toContain(`![Une équipe](<${address}> "La finale | Lya")![Le stade](`);
  for (const [kind, read] of [
    ["tip", markdownBody],
    ["article", htmlBody],
  ] as const)
    expect(read(sourceOf(kind, gallery))).toEqual({ body: gallery, losses: [] });
  const typed = markdownBody(`![Une équipe](${address} "La finale | Lya")\n![Le stade](${address})`);
  expect(tidyContent(typed.body)).toEqual(gallery);
});

it("[NW-137] reads the gallery of another site, and tells a figure that is more", () => {
  const inside = (below: string) =>
    `<figure class="wp-block-gallery"><figure><img src="${address}" alt="Une équipe"><figcaption>La finale <small>Lya</small></figcaption></figure><figure><img src="${address}" alt="Le stade"></figure>${below}</figure>`;
  const { body, losses } = htmlBody(inside(""));
  expect(body).toEqual(gallery);
  expect(losses).toEqual([{ kind: "attribute", name: "class" }]);
  expect(htmlBody(inside("<p>Un mot</p>")).losses).toContainEqual({ kind: "element", name: "figure" });
});

it("[NW-137] pictures beside words or in a link are no gallery, and have no captions", () => {
  const image = imageOf(address, "Une équipe", { caption: "La finale" });
  const link = { kind: "link", address: "https://x.fr", inlines: [image] } as const;
  for (const other of [link, { kind: "text", text: "Un mot" } as const])
    expect(JSON.stringify(tidyContent([{ kind: "paragraph", inlines: [image, other] }]))).not.toContain("La finale");
});
