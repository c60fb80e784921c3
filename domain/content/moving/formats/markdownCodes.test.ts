import { expect, it } from "vitest";
import { withoutCodes } from "./markdownCodes.ts";

const lines = (typed: string) =>
  withoutCodes(typed)
    .text.replace(/\n{2,}/g, "\n")
    .trim();

it.each([
  ["{{< youtube dQw4w9WgXcQ >}}", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ['{{% youtube id="dQw4w9WgXcQ" %}}', "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["{% youtube dQw4w9WgXcQ %}", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["{% youtube https://youtu.be/dQw4w9WgXcQ %}", "https://youtu.be/dQw4w9WgXcQ"],
  ['{{< tweet user="club" id="123" >}}', "https://x.com/club/status/123"],
  ["{{< x 123 >}}", "https://x.com/i/web/status/123"],
  ['{{< figure src="scene.jpg" title="La scène" >}}', '![](<scene.jpg> "La scène")'],
  ["{{< figure src='a b.jpg' alt='Une [foule]' caption='Un \"cri\"' />}}", "![Une foule](<a b.jpg> \"Un 'cri'\")"],
  ['[l\'autre]({{< ref "auteur.md" >}})', "[l'autre](auteur.md)"],
  ["[un]({% post_url 2020-01-02-un %})", "[un](2020-01-02-un)"],
  ["![a]({{ site.baseurl }}/images/a.jpg)", "![a](/images/a.jpg)"],
  ["{% highlight js %}\nlet a = {{1}};\n{% endhighlight %}", "```js\nlet a = {{1}};\n```"],
  ["[[Obsidian]] et [[une page|elle]]", "[Obsidian](<Obsidian>) et [elle](<une page>)"],
  ["![[scène.png]]", "![](<scène.png>)"],
  [":::tip Astuce\nUn.\n:::", "> [!TIP]\n> **Astuce**\n> \n> Un."],
  [":::danger\nUn.\n:::", "> [!CAUTION]\n> Un."],
])("[NW-244] reads the codes of a Markdown text: %j", (typed, text) => {
  expect(lines(typed)).toBe(text);
  expect(withoutCodes(typed).codes).toEqual([]);
});

it("[NW-244] takes other codes out of the text, and names each once", () => {
  const typed = `Avant {% include video.html id="x" %}{{< notice >}}un{{< /notice >}} {{ page.title }}{{< notice "a" >}}.`;
  expect(withoutCodes(typed)).toEqual({ text: "Avant un .", codes: ["include", "notice", "page.title"] });
});

it("[NW-244] keeps codes within code, and braces that are none", () => {
  for (const typed of ["```\n{{< youtube a >}}\n[^1]\n```", "`{% include a %}` et `[[a]]`", "Un {mot} et {{}} [1] [a]"])
    expect(withoutCodes(typed)).toEqual({ text: typed, codes: [] });
});

it("[NW-244] puts footnotes at the end, with their marks", () => {
  const typed =
    "Une[^b] puis[^a], `[^a]`, encore[^b], sans[^c].\n\n[^a]: La *première*.\n[^b]: Sur\n    deux lignes.\n[^d]: Seule.\n\nFin.";
  expect(lines(typed)).toBe(
    "Une¹ puis², `[^a]`, encore¹, sans[^c].\nFin.\n¹ Sur deux lignes.\n² La *première*.\n³ Seule.",
  );
});

it("[NW-244] reads a long text of openings at once", () => {
  for (const sign of ["{{< ", "{% ", "[^1]: ", "[[", ":::note\n", "`"])
    expect(withoutCodes(sign.repeat(20_000)).text.length).toBeGreaterThan(0);
});
