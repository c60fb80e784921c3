import { expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import type { ContentKind } from "./contentItem.ts";
import { noFields } from "./fields.ts";
import { insecureImagesOf } from "./insecureImage.ts";

const text = { readContent: markedContent, readHtml: async (html: string) => parsedContent(html) };
const hasOne = async (kind: ContentKind, content: string) =>
  (await insecureImagesOf(text, kind, { ...noFields, content })).length > 0;

it.each([
  "![Un plan](http://a.fr/b.png)",
  "![](<http://a.fr/b.png>)",
  'Avant ![Un\nplan]( HTTP://a.fr/b.png "titre") après',
  "`code` puis ![](http://a.fr/b.png)",
  "```\nun\n```\n![](http://a.fr/b.png)",
  "![Un plan][plan]\n\n[plan]: http://a.fr/b.png",
  "![Plan]\n\n[plan]: <http://a.fr/b.png>",
  "![a [b] c](http://a.fr/b.png)",
  String.raw`![a\]b](http://a.fr/b.png)`,
  `![${"a".repeat(600)}](http://a.fr/b.png)`,
  "> - **[![](http://a.fr/b.png)](https://a.fr)**",
])("[SE-55] finds the picture over http in the tip %j", async (source) => {
  expect(await hasOne("tip", source)).toBe(true);
});

it.each([
  "![Un plan](https://a.fr/b.png)",
  "![](</storage/v1/object/public/contenus/images/b.png>)",
  "[un lien](http://a.fr/b.png)",
  "\\![un lien](http://a.fr/b.png)",
  "`![](http://a.fr/b.png)`",
  "```\n![](http://a.fr/b.png)\n```",
  "```\n![](http://a.fr/b.png)",
  "![Plan][autre]\n\n[plan]: http://a.fr/b.png\n[autre]: https://a.fr/b.png",
  '<img src="http://a.fr/b.png">',
  // An entity stays as it is there: the address isn't one.
  "![](&#104;ttp://a.fr/b.png)",
])("[SE-55] finds none in the tip %j", async (source) => {
  expect(await hasOne("tip", source)).toBe(false);
});

it.each([
  ['<p><img src="http://a.fr/b.png" alt=""></p>', true],
  ["<IMG alt=x SRC = 'HTTP://a.fr/b.png'>", true],
  ["<img src=http://a.fr/b.png>", true],
  ['<img alt="a>b" src=http://a.fr/b.png>', true],
  ['<img src="&#104;ttp://a.fr/b.png">', true],
  ['<img src="https://a.fr/b.png"><a href="http://a.fr">http://a.fr</a>', false],
  ["<p>&lt;img src=http://a.fr/b.png&gt;</p>", false],
  ["<!-- <img src=http://a.fr/b.png> -->", false],
])("[SE-55] reads the article %j", async (source, found) => {
  expect(await hasOne("article", source)).toBe(found);
});

it("[SE-55] names the field of each picture", async () => {
  const address = "http://a.fr/b.png";
  const all = { ...noFields, featuredImage: address, heroImage: address, content: `![](${address})` };
  expect(await insecureImagesOf(text, "tip", all)).toEqual(
    ["featuredImage", "heroImage", "content"].map((field) => ({ field, address })),
  );
});
