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
])("[NW-37] tells what the editor would lose of %s", (html, losses) => {
  expect(htmlBody(html).losses).toEqual(losses);
});

it.each([
  '<h3><a href="/x">Un</a></h3><p><b><i>a</i></b> <code>b</code> <a href="/y">c</a></p>',
  '<pre><code class="language-js">a<br>b</code></pre><p>c</p>',
  "<p><code>a</code> <b>b</b></p><ul><li><b>c</b><ul><li>d</li></ul></li></ul>",
])("[NW-37] opens %s, which loses nothing", (html) => {
  expect(htmlBody(html).losses).toEqual([]);
});
