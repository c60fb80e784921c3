import { describe, expect, it } from "vitest";
import type { ContentKind } from "../domain/content/editing/contentItem.ts";
import { parsedContent } from "./html/parsedContent.ts";
import { markedContent } from "./markdown/markedContent.ts";
import { sourcePassages } from "./sourcePassages.ts";

const cut = async (kind: ContentKind, source: string) =>
  (await sourcePassages(kind, source)).map(({ from, to }) => source.slice(from, to));

describe("[NW-41] the passages of a source", () => {
  it.each([
    [
      "<p>Un</p>\n<h2>Deux</h2><ul><li>a<ul><li>b</li></ul></li></ul>",
      ["<p>Un</p>", "<h2>Deux</h2>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ],
    ["<p>Un<p>Deux", ["<p>Un", "<p>Deux"]],
    ["Mots <b>seuls</b><p>Un</p> puis", ["Mots <b>seuls</b>", "<p>Un</p>", " puis"]],
    ["<div><p>Un</p><div>Deux<hr>trois</div></div>", ["<p>Un</p>", "Deux", "<hr>", "trois"]],
    [
      "<blockquote><p>Un</p><p>Deux</p></blockquote><p>Trois",
      ["<blockquote><p>Un</p><p>Deux</p></blockquote>", "<p>Trois"],
    ],
    ["<p></p><script>x</script><p>Un</p>", ["<p>Un</p>"]],
    ["", []],
  ])("of the HTML %j", async (html, passages) => {
    expect(await cut("article", html)).toEqual(passages);
    expect((await sourcePassages("article", html)).flatMap(({ content }) => content)).toEqual(parsedContent(html));
  });

  it.each([
    [
      "Un\ndeux\n\n## Trois\n\n- a\n- b\n\n\n```\ncode\n\n```\n\nFin",
      ["Un\ndeux", "## Trois", "- a\n- b", "```\ncode\n\n```", "Fin"],
    ],
    ["    code\n\nmots [un][a]\n\n[a]: https://a.fr\n", ["    code", "mots [un][a]"]],
    [`a${" ".repeat(300)}b`, [`a${" ".repeat(300)}b`]],
    ["", []],
  ])("of the markdown %j", async (markdown, passages) => {
    expect(await cut("tip", markdown)).toEqual(passages);
    expect((await sourcePassages("tip", markdown)).flatMap(({ content }) => content)).toEqual(markedContent(markdown));
  });
});
