import { expect, it } from "vitest";
import { markdownBody } from "../../../adapters/markdown/markdownBody.ts";
import { markdownHtml } from "../../../adapters/markdown/markdownHtml.ts";
import { htmlBody } from "../../../adapters/html/htmlBody.ts";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { paragraph, text } from "../../../tests/pieces.ts";
import { sourceOf } from "../editing/source.ts";
import { listOf } from "./list.ts";
import { lineWithBreaks } from "./table.ts";
import { tidyContent } from "./tidy.ts";

const items = [[paragraph(text("un"))], [paragraph(text("deux"))]];
const numbered = listOf(true, items, 3);

it("[NW-200] knows the first number of an ordered list, and no other", () => {
  expect(numbered).toEqual({ kind: "list", isOrdered: true, start: 3, items });
  for (const [isOrdered, start] of [
    [true, 1],
    [false, 3],
    [true, -2],
    [true, 1.5],
    [true, Number.NaN],
  ] as const)
    expect(listOf(isOrdered, items, start)).toEqual({ kind: "list", isOrdered, items });
});

it("[NW-200] keeps it in both sources and in a cell", () => {
  const html = '<ol start="3">\n<li>un</li>\n<li>deux</li>\n</ol>';
  const markdown = "3. un\n4. deux";
  expect(sourceOf("article", [numbered])).toBe(html);
  expect(sourceOf("tip", [numbered])).toBe(markdown);
  expect(htmlBody(html)).toEqual({ body: [numbered], losses: [] });
  expect(markdownBody(markdown)).toEqual({ body: [numbered], losses: [] });
  expect(lineWithBreaks([numbered])).toEqual([
    text("3. "),
    text("un"),
    { kind: "line-break" },
    text("4. "),
    text("deux"),
  ]);
});

it("[NW-200] reads it from the list or from its first item", () => {
  for (const html of [
    "<ol start=3><li>un<li>deux</ol>",
    "<ol><li value=3>un<li>deux</ol>",
    '<ol start="1">\n<li value=" 3 ">un<li>deux</ol>',
  ])
    expect(parsedContent(html)).toEqual([numbered]);
  for (const start of ["", "1", "a", "-3", "3.5", "9999999999"])
    expect(parsedContent(`<ol start="${start}"><li>un<li>deux</ol>`)).toEqual([listOf(true, items)]);
});

const tasks = [listOf(false, [[paragraph(text("☑ "), text("fait"))], [paragraph(text("☐ "), text("à faire"))]])];

it.each([
  '<ul><li><input type="checkbox" checked disabled> fait</li><li><input type=checkbox> à faire</li></ul>',
  "<ul><li><label><input type=checkbox checked></label><div><p>fait</p></div></li><li><input type=checkbox><p>à faire</p></li></ul>",
  markdownHtml("- [x] fait\n- [ ] à faire"),
  markdownHtml("- [x] fait\n\n- [ ] à faire"),
])("[NW-200] reads the ticks of %s", (html) => {
  expect(tidyContent(parsedContent(html))).toEqual(tidyContent(tasks));
});

it("[NW-200] writes ticks as tasks, and reads them again", () => {
  expect(sourceOf("article", tasks)).toBe("<ul>\n<li>☑ fait</li>\n<li>☐ à faire</li>\n</ul>");
  expect(sourceOf("tip", tasks)).toBe("- [x] fait\n- [ ] à faire");
  for (const markdown of ["- [x] fait\n- [ ] à faire", "- [x] fait\n\n- [ ] à faire"])
    expect(markdownBody(markdown)).toEqual({ body: tasks, losses: [] });
});

it("leaves the check box of a form out", () => {
  expect(parsedContent("<form><input type=checkbox checked> J'accepte</form>")).toEqual([paragraph(text("J'accepte"))]);
});
