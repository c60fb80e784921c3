import { Parser } from "htmlparser2";
import type { Content } from "../../domain/content/body/content.ts";
import { galleryPartsIn, legendsIn } from "../../domain/content/body/parts.ts";
import type { EditableBody, Loss } from "../../domain/content/editing/readBody.ts";
import { isAvalanche, parsedContent, toneOf } from "./parsedContent.ts";

const plain: readonly string[] = [];
const blocks = new Set("p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr pre table figure".split(" "));
const inTable = new Set("thead tbody tr th td".split(" "));
const around = new Set("a strong b em i cite s del strike".split(" "));
const codes = new Set("code kbd samp tt".split(" "));
/** The elements that a body holds, with their attributes. `rel` and `target` are made anew for readers. */
const held = new Map<string, readonly string[]>([
  ...[...blocks, ...inTable, ...around, ...codes, "br"].map((name) => [name, plain] as const),
  ["a", ["href", "rel", "target"]],
  ["img", ["src", "alt"]],
  ...["figcaption", "small"].map((name) => [name, plain] as const),
]);

/** What a body can't hold of HTML, each once. */
const lossesOf = (html: string): readonly Loss[] => {
  const losses = new Map<string, Loss>();
  const tell = (loss: Loss) => losses.set(JSON.stringify(loss), loss);
  /** How many elements of a name are open. */
  const open = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => open.set(name, (open.get(name) ?? 0) + by);
  const isOpen = (name: string) => (open.get(name) ?? 0) > 0;
  /** The rows of the table so far, and the kind of the last cell of its first row. */
  let [rows, heads] = [0, ""];
  const parser = new Parser({
    onopentag(name, attributes) {
      const known = held.get(name);
      const isInPre = isOpen("pre");
      const isInCode = isInPre || [...codes].some(isOpen);
      const isWords = name === "br" || (isInPre ? name === "code" : codes.has(name));
      // A cell holds a line.
      if (blocks.has(name) && (isOpen("td") || isOpen("th"))) tell({ kind: "element", name });
      if (name === "table") rows = 0;
      if (name === "tr") rows += 1;
      // Only the first row names columns.
      if (name === "th" && (rows > 1 || heads === "td")) tell({ kind: "element", name });
      if (name === "td" && rows === 1 && heads === "th") tell({ kind: "element", name: "th" });
      heads = name === "tr" ? "" : inTable.has(name) && rows === 1 ? name : heads;
      // A link or a mark around blocks isn't kept: a line holds them.
      if (blocks.has(name)) for (const one of around) if (isOpen(one)) tell({ kind: "element", name: one });
      // Below a picture stand words alone, and small ones nowhere else.
      const isLegend = isOpen("figcaption");
      if (isLegend ? name !== "small" : name === "small") tell({ kind: "element", name });
      count(name, 1);
      if (!known || (isInCode && !isWords)) return void tell({ kind: "element", name });
      const isLanguage = isInPre && /^language-\S+$/.test(attributes["class"] ?? "");
      const isStart = name === "ol" && /^\d{1,9}$/.test(attributes["start"] ?? "");
      const isTone = name === "blockquote" && toneOf(attributes) !== undefined;
      for (const attribute of Object.keys(attributes))
        if (
          !known.includes(attribute) &&
          !((isLanguage || isTone) && attribute === "class") &&
          !(isStart && attribute === "start")
        )
          tell({ kind: "attribute", name: attribute });
    },
    onclosetag: (name) => void count(name, -1),
    oncomment: () => void tell({ kind: "comment" }),
    onprocessinginstruction: () => void tell({ kind: "comment" }),
  });
  parser.write(html);
  parser.end();
  return [...losses.values()];
};

const tagsIn = (html: string, name: string): number => html.match(new RegExp(`<${name}[\\s>]`, "gi"))?.length ?? 0;

const tablesIn = (content: Content): number =>
  content.reduce((sum, block) => {
    if (block.kind === "table") return sum + 1;
    if (block.kind === "list") return sum + tablesIn(block.items.flat());
    return block.kind === "quote" || block.kind === "callout" ? sum + tablesIn(block.blocks) : sum;
  }, 0);

/** Parses HTML to be edited. */
export const htmlBody = (html: string): EditableBody => {
  const body = parsedContent(html);
  if (isAvalanche(html)) return { body, losses: [{ kind: "layout" }] };
  const losses = [...lossesOf(html)];
  // One that lays the page out becomes what stands in its cells.
  if (tagsIn(html, "table") > tablesIn(body)) losses.push({ kind: "element", name: "table" });
  // One that is more than a picture with words below it, or a gallery of such, becomes paragraphs.
  const hasGalleries = /<figure[^>]*>\s*<figure/i.test(html);
  if (tagsIn(html, "figure") > legendsIn(body) + (hasGalleries ? galleryPartsIn(body) : 0))
    losses.push({ kind: "element", name: "figure" });
  return { body, losses };
};
