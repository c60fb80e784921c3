import { expect, it } from "vitest";
import { markdownHtml } from "./markdownHtml.ts";

it.each([
  ["# Un\n\nUn **mot**", "<h1>Un</h1>\n<p>Un <strong>mot</strong></p>"],
  ["![Un but](a.jpg)", '<p><img src="a.jpg" alt="Un but"></p>'],
  ["<figure><img src='a.jpg'></figure>", "<figure><img src='a.jpg'></figure>"],
  ["- [ ] à faire\n- [x] **fait**", "<ul>\n<li>☐ à faire</li>\n<li>☑ <strong>fait</strong></li>\n</ul>"],
  ["> [!NOTE]\n> À savoir.", '<blockquote class="callout-note">\n<p>À savoir.</p>\n</blockquote>'],
  [
    '![Un but](a.jpg "La <une>")',
    '<figure><img src="a.jpg" alt="Un but"><figcaption>La &lt;une&gt;</figcaption></figure>',
  ],
  ["", ""],
])("[NW-80] makes HTML of %j", (text, html) => expect(markdownHtml(text)).toBe(html));

it("[NW-84] keeps what it can't parse as it was typed", () => {
  const text = `${"*a ".repeat(3_000)}<b>`;
  expect(markdownHtml(text)).toMatch(/^<p>.*&lt;b&gt;<\/p>$/s);
});
