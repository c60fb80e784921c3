import { expect, it } from "vitest";
import { hasInsecureImage } from "./insecureImage.ts";

it.each([
  "![Un plan](http://a.fr/b.png)",
  "![](<http://a.fr/b.png>)",
  'Avant ![Un\nplan]( HTTP://a.fr/b.png "titre") après',
  "`code` puis ![](http://a.fr/b.png)",
  "```\nun\n```\n![](http://a.fr/b.png)",
  "![Un plan][plan]\n\n[plan]: http://a.fr/b.png",
  "![Plan]\n\n[plan]: <http://a.fr/b.png>",
])("[SE-55] finds the picture over http in the tip %j", (source) => {
  expect(hasInsecureImage("tip", source)).toBe(true);
});

it.each([
  "![Un plan](https://a.fr/b.png)",
  "![](</storage/v1/object/public/contenus/images/b.png>)",
  "[un lien](http://a.fr/b.png)",
  "\\![pas une image](http://a.fr/b.png)",
  "`![](http://a.fr/b.png)`",
  "```\n![](http://a.fr/b.png)\n```",
  "```\n![](http://a.fr/b.png)",
  "![Plan][autre]\n\n[plan]: http://a.fr/b.png\n[autre]: https://a.fr/b.png",
  '<img src="http://a.fr/b.png">',
])("[SE-55] finds none in the tip %j", (source) => {
  expect(hasInsecureImage("tip", source)).toBe(false);
});

it.each([
  ['<p><img src="http://a.fr/b.png" alt=""></p>', true],
  ["<IMG alt=x SRC = 'HTTP://a.fr/b.png'>", true],
  ["<img src=http://a.fr/b.png>", true],
  ['<img src="https://a.fr/b.png"><a href="http://a.fr">http://a.fr</a>', false],
  ["<p>&lt;img src=http://a.fr/b.png&gt;</p>", false],
])("[SE-55] reads the article %j", (source, found) => {
  expect(hasInsecureImage("article", source)).toBe(found);
});
