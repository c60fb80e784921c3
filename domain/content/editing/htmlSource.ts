import type { Block, Cell, Content, Inline, Table } from "../body/content.ts";
import { hasLegend, type Image, picturesAlone } from "../body/image.ts";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text escaped for HTML, in an attribute too. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");
const escapedText = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? "");

const tags = { strong: "strong", emphasis: "em", struck: "s" } as const;

const lineOf = (inlines: readonly Inline[]): string => inlines.map(inlineOf).join("");

const sizeOf = ({ width, height }: NonNullable<Image["size"]>): string =>
  ` width="${width}"${height === undefined ? "" : ` height="${height}"`}`;

const inlineOf = (inline: Inline): string => {
  switch (inline.kind) {
    case "text":
      return escapedText(inline.text);
    case "code":
      return `<code>${escapedText(inline.text)}</code>`;
    case "line-break":
      return "<br>";
    case "link":
      return `<a href="${escapedHtml(inline.address)}">${lineOf(inline.inlines)}</a>`;
    case "image":
      return `<img src="${escapedHtml(inline.address)}" alt="${escapedHtml(inline.description)}"${inline.size ? sizeOf(inline.size) : ""}>`;
    case "strong":
    case "emphasis":
    case "struck":
      return `<${tags[inline.kind]}>${lineOf(inline.inlines)}</${tags[inline.kind]}>`;
    default:
      return "";
  }
};

const pictureOf = (image: Image): string => {
  const { caption = "", credit } = image;
  const words = [escapedText(caption), credit && `<small>${escapedText(credit)}</small>`].filter(Boolean).join(" ");
  return `<figure>${inlineOf(image)}${words && `<figcaption>${words}</figcaption>`}</figure>`;
};

/** A picture with what stands below it, or a gallery; `undefined` for other lines. */
const figureOf = (inlines: readonly Inline[]): string | undefined => {
  const [image, ...others] = picturesAlone(inlines);
  if (!image || (others.length === 0 && !hasLegend(image))) return undefined;
  if (others.length === 0) return pictureOf(image);
  return `<figure>\n${[image, ...others].map(pictureOf).join("\n")}\n</figure>`;
};

/** A first paragraph needs no tags in an item, if none follows it. */
const itemOf = ([first, ...others]: Content): string => {
  const isPlain =
    first?.kind === "paragraph" && !figureOf(first.inlines) && others.every(({ kind }) => kind === "list");
  const begin = isPlain ? lineOf(first.inlines) : first ? htmlBlock(first) : "";
  return `<li>${[begin, ...others.map(htmlBlock)].join("\n")}</li>`;
};

const rowOf = (tag: "th" | "td", row: readonly Cell[]): string =>
  `<tr>\n${row.map(({ inlines }) => `<${tag}>${lineOf(inlines)}</${tag}>`).join("\n")}\n</tr>`;

const tableOf = ({ hasHead, rows }: Table): string => {
  const [head, ...others] = rows;
  const body = (hasHead ? others : rows).map((row) => rowOf("td", row));
  return [
    "<table>",
    ...(hasHead && head ? [`<thead>\n${rowOf("th", head)}\n</thead>`] : []),
    ...(body.length > 0 ? [`<tbody>\n${body.join("\n")}\n</tbody>`] : []),
    "</table>",
  ].join("\n");
};

/** A block of a tidy body as HTML. */
export const htmlBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return figureOf(block.inlines) ?? `<p>${lineOf(block.inlines)}</p>`;
    case "heading":
      return `<h${block.level}>${lineOf(block.inlines)}</h${block.level}>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      const start = block.start === undefined ? "" : ` start="${block.start}"`;
      return `<${tag}${start}>\n${block.items.map(itemOf).join("\n")}\n</${tag}>`;
    }
    case "quote":
      return `<blockquote>${block.blocks.map(htmlBlock).join("\n")}</blockquote>`;
    case "callout":
      return `<blockquote class="callout-${block.tone}">${block.blocks.map(htmlBlock).join("\n")}</blockquote>`;
    case "table":
      return tableOf(block);
    case "code":
      return block.language
        ? `<pre><code class="language-${escapedHtml(block.language)}">${escapedText(block.text)}</code></pre>`
        : `<pre>${escapedText(block.text)}</pre>`;
    case "diagram":
      return `<p>${escapedText(block.caption)}</p>`;
    case "rule":
      return "<hr>";
  }
};
