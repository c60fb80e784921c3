import { expect, it } from "vitest";
import { readShortcodes, withParagraphs } from "./wordPressText.ts";

it.each([
  ["Un\n\nDeux\nlignes", "<p>Un</p>\n<p>Deux<br>\nlignes</p>"],
  ["<h2>Titre</h2>\n\nTexte<!--more-->\r\n\r\nfin", "<h2>Titre</h2>\n<p>Texte</p>\n<p>fin</p>"],
  ["<pre>a\n\nb</pre>\n\nc", "<pre>a\n\nb</pre>\n<p>c</p>"],
  ["<!-- wp:paragraph -->\n<p>Un</p>\n<!-- /wp:paragraph -->\n\n\n<p>Deux</p>", "<p>Un</p>\n\n<p>Deux</p>"],
  ["", ""],
])("[NW-80] makes paragraphs of a text of WordPress: %j", (text, html) => expect(withParagraphs(text)).toBe(html));

it("[NW-80] names codes in brackets, and takes the frames of captions away", () => {
  const text =
    '[caption id="a" width="3"]<img src="a.jpg"> Légende[/caption] [gallery ids="1,2"] [sic] [vc_row][/vc_row]';
  expect(readShortcodes(text)).toEqual({
    html: '<img src="a.jpg"> Légende [gallery ids="1,2"] [sic] [vc_row][/vc_row]',
    codes: ["gallery", "vc_row"],
  });
});
