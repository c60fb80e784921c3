// @vitest-environment jsdom
import { expect, it } from "vitest";
import { nothingUnread as none } from "../../../domain/content/editing/leftOut.ts";
import { pastedContent } from "../htmlContent.ts";

const unreadIn = async (html: string) => (await pastedContent(html)).unread;
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
  ["<p>M<sup>lle</sup>, <u>un</u>, <mark>deux</mark>, <u> </u></p>", { ...none, styles: 3 }],
  ["<p>H<sub>2</sub>O, 10<sup>-2</sup></p>", none],
  ["<p><u><a href=a>un lien</a></u> <a href=b><u>un autre</u></a></p>", none],
  ["<iframe src=a></iframe><video><source src=b></video><object><embed></object>", { ...none, embeds: 3 }],
])("[CO-3] counts what a paste leaves out of %s", async (html, unread) => {
  expect(await unreadIn(html)).toEqual(unread);
});

it("[CO-3] reads many rows, and of elements within elements the words alone", async () => {
  expect(await unreadIn(`<table>${"<tr><td>".repeat(3_000)}</table><img src=a>`)).toEqual({ ...none, images: 1 });
  expect(await pastedContent(`${"<div><b>".repeat(3_000)}un`)).toMatchObject({ content: [{ kind: "paragraph" }] });
});
