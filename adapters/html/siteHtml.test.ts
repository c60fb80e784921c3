// @vitest-environment jsdom
import { expect, it } from "vitest";
import { parsedContent } from "./parsedContent.ts";
import { siteHtml } from "./siteHtml.ts";

const flat = (html: string) => siteHtml(html).replace(/>\s+</g, "><").trim();
const image = (name: string, caption = "") =>
  `<figure><img src="https://a.example/${name}" alt="">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const bare = (name: string) => `<img src="https://a.example/${name}" alt="">`;

it.each([
  [
    "a block's embed",
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>La finale</figcaption></figure>`,
    "<p>https://youtu.be/dQw4w9WgXcQ</p><p>La finale</p>",
  ],
  [
    "Ghost's embed",
    `<figure class="kg-card kg-embed-card"><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></figure>`,
    `<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe>`,
  ],
  [
    "a late frame",
    `<iframe data-src="//player.twitch.tv/?video=v1"></iframe>`,
    `<iframe data-src="//player.twitch.tv/?video=v1" src="https://player.twitch.tv/?video=v1"></iframe>`,
  ],
  ["an unknown frame", `<iframe src="https://a.example/x"></iframe>`, `<iframe src="https://a.example/x"></iframe>`],
  [
    "a film",
    `<figure class="wp-block-video"><video controls src="https://a.example/clip.mp4"></video></figure>`,
    `<p><a href="https://a.example/clip.mp4">clip.mp4</a></p>`,
  ],
  [
    "a sound",
    `<audio><source src="https://a.example/son.mp3"></audio>`,
    `<p><a href="https://a.example/son.mp3">son.mp3</a></p>`,
  ],
  [
    "a caption with marks",
    `<figure class="wp-block-image">${bare("a.jpg")}<figcaption><em>Penchée</em> <a href="/x">là</a></figcaption></figure>`,
    `<figure class="wp-block-image">${bare("a.jpg")}<figcaption>Penchée là</figcaption></figure>`,
  ],
  ["a picture that opens itself", `<a href="https://a.example/a.jpg">${bare("a-300x200.jpg")}</a>`, bare("a.jpg")],
  [
    "a picture that leads elsewhere",
    `<a href="https://b.example/">${bare("a.jpg")}</a>`,
    `<a href="https://b.example/">${bare("a.jpg")}</a>`,
  ],
  [
    "a late picture",
    `<img src="data:image/gif;base64,R0" data-src="https://a.example/a.jpg" alt=""><noscript>${bare("a.jpg")}</noscript>`,
    bare("a.jpg"),
  ],
  [
    "a gallery of blocks",
    `<figure class="wp-block-gallery">${image("a.jpg", "Un")}${image("b.jpg")}<figcaption>Deux photos</figcaption></figure>`,
    `<figure>${image("a.jpg", "Un")}${image("b.jpg")}</figure><p>Deux photos</p>`,
  ],
  [
    "an older gallery of blocks",
    `<ul class="wp-block-gallery"><li class="blocks-gallery-item">${image("a.jpg", "Un")}</li><li>${image("b.jpg")}</li></ul>`,
    `<figure>${image("a.jpg", "Un")}${image("b.jpg")}</figure>`,
  ],
  [
    "Ghost's gallery",
    `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div><div>${bare("a.jpg")}</div><div>${bare("b.jpg")}</div></div></div><figcaption>Deux</figcaption></figure>`,
    `<figure>${image("a.jpg")}${image("b.jpg")}</figure><p>Deux</p>`,
  ],
  [
    "Ghost's bookmark",
    `<figure class="kg-card kg-bookmark-card"><a href="https://b.example/x"><div class="kg-bookmark-title">Titre</div><img src="c.png"></a></figure>`,
    `<p><a href="https://b.example/x">Titre</a></p>`,
  ],
  [
    "a button",
    `<div class="wp-block-button"><a class="wp-block-button__link" href="https://b.example/">S'inscrire</a></div>`,
    `<p><strong><a href="https://b.example/">S'inscrire</a></strong></p>`,
  ],
  [
    "a file",
    `<div class="wp-block-file"><a href="https://a.example/r.pdf">Règles</a><a href="https://a.example/r.pdf" class="wp-block-file__button" download>Télécharger</a></div>`,
    `<div class="wp-block-file"><a href="https://a.example/r.pdf">Règles</a></div>`,
  ],
])("[NW-247] reads %s of another site", (_, html, plain) => expect(flat(html)).toBe(plain));

it("[NW-247] gives galleries and captions that a body holds", () => {
  const html = siteHtml(
    `<figure class="wp-block-gallery"><figure><a href="https://a.example/a.jpg">${bare("a.jpg")}</a><figcaption><b>Un</b></figcaption></figure>${image("b.jpg")}</figure>`,
  );
  expect(parsedContent(html)).toEqual([
    {
      kind: "paragraph",
      inlines: [
        { kind: "image", address: "https://a.example/a.jpg", description: "", caption: "Un" },
        { kind: "image", address: "https://a.example/b.jpg", description: "" },
      ],
    },
  ]);
});

it("[NW-247] runs nothing, and leaves an avalanche of tags as it is", () => {
  expect(siteHtml('<p style="x" onclick="y">a<script>alert(1)</script></p>')).not.toContain("script");
  const tags = "<b>".repeat(20_001);
  expect(siteHtml(tags)).toBe(tags);
});
