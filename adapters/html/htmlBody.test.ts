import { expect, it } from "vitest";
import { htmlBody } from "./htmlBody.ts";

const element = (name: string) => ({ kind: "element", name });

it.each([
  ['<a href="/x"><h3>Un</h3></a>', [element("a")]],
  ["<b><p>Un</p></b>", [element("b")]],
  ['<p><code>a <a href="/x">b</a></code></p>', [element("a")]],
  ["<p><kbd>a <b>b</b></kbd></p>", [element("b")]],
  ["<pre>a <b>b</b></pre>", [element("b")]],
  ['<p><code><code class="language-js">a</code></code></p>', [{ kind: "attribute", name: "class" }]],
  ["<table><tr><td><p>a</p></td><td>b</td></tr></table>", [element("p")]],
  ["<table><tr><th>a</th><td>b</td></tr></table>", [element("th")]],
  ["<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>", [element("th")]],
  ["<table><tr><td colspan=2>a</td><td>b</td></tr></table>", [{ kind: "attribute", name: "colspan" }]],
  ["<table><tr><td>a</td></tr></table>", [element("table")]],
  ['<blockquote class="grand"><p>a</p></blockquote>', [{ kind: "attribute", name: "class" }]],
])("[NW-37] tells what the editor would lose of %s", (html, losses) => {
  expect(htmlBody(html).losses).toEqual(losses);
});

it.each([
  '<h3><a href="/x">Un</a></h3><p><b><i>a</i></b> <code>b</code> <a href="/y">c</a></p>',
  '<pre><code class="language-js">a<br>b</code></pre><p>c</p>',
  "<p><code>a</code> <b>b</b></p><ul><li><b>c</b><ul><li>d</li></ul></li></ul>",
  "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c<br>d</td><td></td></tr></tbody></table>",
  '<blockquote class="callout-tip"><p>a</p></blockquote>',
])("[NW-37] opens %s, which loses nothing", (html) => {
  expect(htmlBody(html).losses).toEqual([]);
});
