import { expect, it } from "vitest";
import { readCodes, readDynamicBlocks } from "./wordPressCodes.ts";
import { withParagraphs } from "./wordPressText.ts";

it.each([
  ["Un\n\nDeux\nlignes", "<p>Un</p>\n<p>Deux<br>\nlignes</p>"],
  ["<h2>Titre</h2>\n\nTexte<!--more-->\r\n\r\nfin", "<h2>Titre</h2>\n<p>Texte</p>\n<p>fin</p>"],
  ["<pre>a\n\nb</pre>\n\nc", "<pre>a\n\nb</pre>\n<p>c</p>"],
  ["<!-- wp:paragraph -->\n<p>Un</p>\n<!-- /wp:paragraph -->\n\n\n<p>Deux</p>", "<p>Un</p>\n\n<p>Deux</p>"],
  ["", ""],
])("[NW-80] makes paragraphs of a text of WordPress: %j", (text, html) => expect(withParagraphs(text)).toBe(html));

it.each([
  ["<h2>Titre</h2>\nUne ligne\nDeux", "<h2>Titre</h2>\n<p>Une ligne<br>\nDeux</p>"],
  ["Intro.<!--more-->Suite.", "<p>Intro.</p>\n<p>Suite.</p>"],
  ["Intro.<!--more La suite…-->Suite.", "<p>Intro.</p>\n<p>Suite.</p>"],
  ["Un<!--nextpage-->deux", "<p>Un</p>\n<p>deux</p>"],
  [
    "Liste :\n<ul>\n<li>un\n\ndeux</li>\n</ul>\nAprès.",
    "<p>Liste :</p>\n<ul>\n<li>un\n\ndeux</li>\n</ul>\n<p>Après.</p>",
  ],
  ["<ul><li>un<ul><li>deux</li></ul></li></ul>Après", "<ul><li>un<ul><li>deux</li></ul></li></ul>\n<p>Après</p>"],
  ["<blockquote>Cité\n\ndeux fois</blockquote>", "<blockquote>\n<p>Cité</p>\n<p>deux fois</p>\n</blockquote>"],
  ["<div>Un\n\nDeux</div>Trois<hr>Quatre", "<div>\n<p>Un</p>\n<p>Deux</p>\n</div>\n<p>Trois</p>\n<hr>\n<p>Quatre</p>"],
  ["<strong>Un</strong>\n<h3>Deux", "<p><strong>Un</strong></p>\n<h3>Deux"],
])("[NW-245] breaks lines where WordPress does: %j", (text, html) => expect(withParagraphs(text)).toBe(html));

const picture = (name: string, caption = "") => ({
  address: `https://a.example/${name}`,
  title: name,
  description: `Vue de ${name}`,
  caption,
});
const files = new Map([
  ["1", picture("a.jpg", "La <une>")],
  ["2", picture("b.jpg")],
  ["3", picture("c.mp3")],
]);
const context = { byId: (id: string) => files.get(id), own: [picture("d.jpg"), picture("e.pdf")] };
const read = (text: string) => {
  const { html, ...rest } = readCodes(text, context);
  return { html: html.replace(/\n{2,}/g, "\n").trim(), ...rest };
};
const shown = (name: string, caption = "") =>
  `<figure><img src="https://a.example/${name}" alt="Vue de ${name}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

it.each([
  ["[embed]https://youtu.be/a[/embed]", "<p>https://youtu.be/a</p>"],
  ['[embed width="560"]\nhttps://youtu.be/a\n[/embed]', "<p>https://youtu.be/a</p>"],
  ["[youtube https://youtu.be/a]", "<p>https://youtu.be/a</p>"],
  ["[youtube id=abc]", "<p>https://www.youtube.com/watch?v=abc</p>"],
  ['[gallery columns="2" ids="1,2"]', `<figure>${shown("a.jpg", "La &lt;une&gt;")}\n${shown("b.jpg")}</figure>`],
  ["[gallery ids='2']", shown("b.jpg")],
  ["[gallery]", shown("d.jpg")],
  [
    '[caption id="x" width="3"]<img src="a.jpg"> La scène, [A, B] avant[/caption]',
    '<figure><img src="a.jpg"><figcaption>La scène, [A, B] avant</figcaption></figure>',
  ],
  [
    '[caption caption="Vieille"]<a href="a.jpg"><img src="a.jpg"></a>[/caption]',
    '<figure><a href="a.jpg"><img src="a.jpg"></a><figcaption>Vieille</figcaption></figure>',
  ],
  ['[audio mp3="https://a.example/c.mp3"][/audio]', '<p><a href="https://a.example/c.mp3">c.mp3</a></p>'],
  [
    '[video width="3" mp4="https://a.example/c.mp4?x=1"][/video]',
    '<p><a href="https://a.example/c.mp4?x=1">c.mp4</a></p>',
  ],
  ['[playlist ids="3"]', '<ul><li><a href="https://a.example/c.mp3">c.mp3</a></li></ul>'],
  ["[[gallery]] s'écrit", "[gallery] s'écrit"],
])("[NW-246] reads the code %j", (text, html) => expect(read(text)).toEqual({ html, codes: [], lost: 0 }));

it("[NW-246] takes other codes out of the text, names each once, and counts what the file doesn't hold", () => {
  const text = `Un [contact-form-7 id="3" title="a ] b"][vc_row][vc_column w="1"]deux[/vc_column][/vc_row] trois.\n[sitemap]\n[gallery ids="1,8,9"]`;
  const { html, codes, lost } = read(text);
  expect(html).toBe(`Un deux trois.\n${shown("a.jpg", "La &lt;une&gt;")}`);
  expect([codes, lost]).toEqual([["contact-form-7", "vc_row", "vc_column", "sitemap"], 2]);
});

it("[NW-246] keeps an author's brackets, and codes within code", () => {
  for (const text of [
    "Il dit [sic] et [voir plus bas].",
    "[1] [A, B] [Vidéo]",
    "<code>[gallery ids='1']</code>",
    "<pre>[a b=1]</pre>",
  ])
    expect(read(text)).toEqual({ html: text, codes: [], lost: 0 });
});

it("[NW-246] names the blocks that WordPress fills, and shows those with an address", () => {
  const text =
    '<!-- wp:latest-posts {"a":1} /--><!-- wp:embed {"url":"https:\\/\\/youtu.be\\/a"} /--><!-- wp:more /-->';
  expect(readDynamicBlocks(text)).toEqual({ html: "<p>https://youtu.be/a</p>", codes: ["latest-posts"] });
});

it("[NW-246] reads a long text of openings at once", () => {
  for (const sign of ["[", "[gallery ", '[a b="', "[caption]", "[[", "[/a]", "<p>", "<!-- wp:a {"]) {
    const text = sign.repeat(10_000);
    expect(readCodes(text, context).html.length + withParagraphs(text).length).toBeGreaterThanOrEqual(0);
  }
});
