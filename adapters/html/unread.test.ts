// @vitest-environment jsdom
import { expect, it } from "vitest";
import { unreadIn } from "./unread.ts";

const none = { tables: 0, images: 0, embeds: 0, styles: 0 };
const row = "<tr><td>a</td><td>b</td></tr>";
const merged = "<tr><td colspan=2>a</td><td>b</td></tr>";

it.each([
  ["", none],
  ["<p>Des mots <b>gras</b></p>", none],
  [`<table>${row}${row}</table>`, none],
  [`<table>${row}${merged}</table>`, { ...none, tables: 1 }],
  [`<table><tbody>${merged}</tbody></table><p>et</p><table><thead>${merged}</thead></table>`, { ...none, tables: 2 }],
  ["<table><tr><td>une mise en page</td></tr></table>", none],
  ["<table><tr><td> </td><td>une mise en page</td></tr></table>", none],
  [`<table><tr><td><table>${row}</table></td></tr></table>`, none],
  [`<table><tr><td><table>${row}</table></td><td>b</td></tr></table>`, { ...none, tables: 1 }],
  ["<p><img src=a><a href=b><img src=c></a></p>", { ...none, images: 2 }],
  [`<table><tr><td><img src=a></td><td><img src=b></td></tr></table>`, { ...none, images: 2 }],
  ["<picture><source srcset=a><img src=a></picture>", { ...none, images: 1 }],
  ["<img width=1 height=1 src=https://pixel.example>", none],
  ["<p><span style='mso-list:Ignore'><img src=puce.png></span>un</p>", none],
  ["<!--[if gte vml 1]><v:imagedata src=a><![endif]--><![if !vml]><img src=a><![endif]>", { ...none, images: 1 }],
  ["<p>H<sub>2</sub>O, <u>un</u>, <mark>deux</mark>, <u> </u></p>", { ...none, styles: 3 }],
  ["<p><u><a href=a>un lien</a></u> <a href=b><u>un autre</u></a></p>", none],
  ["<iframe src=a></iframe><video><source src=b></video><object><embed></object>", { ...none, embeds: 3 }],
])("[CO-3] counts what a paste leaves out of %s", (html, unread) => {
  expect(unreadIn(html)).toEqual(unread);
});

it("[CO-3] counts approximately, and quickly, in more tags than any text has", () => {
  const html = `<table>${"<tr><td>".repeat(15_000)}</table><img src=a>`;
  expect(unreadIn(html)).toEqual({ ...none, tables: 1, images: 1 });
});
