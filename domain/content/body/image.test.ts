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
  expect(figure(`<a href="/a">${picture}</a><figcaption>La <em>finale</em></figcaption>`)).toEqual(
    alone("La finale", ""),
  );
  expect(figure(`${picture}${picture}<figcaption>Deux</figcaption>`)).toHaveLength(2);
});
