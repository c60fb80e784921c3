import type { Block, Content, Inline } from "../body/content.ts";
import { escapedHtml, escapedMarkdown } from "./source.ts";
import type { ContentKind } from "./contentItem.ts";

const htmlTags = { strong: "strong", emphasis: "em", struck: "s" } as const;

const htmlLine = (inlines: readonly Inline[]): string => inlines.map(htmlInline).join("");
const htmlInline = (inline: Inline): string => {
  switch (inline.kind) {
    case "text":
      return escapedHtml(inline.text);
    case "code":
      return `<code>${escapedHtml(inline.text)}</code>`;
    case "line-break":
      return "<br>";
    case "link":
      return `<a href="${escapedHtml(inline.address)}">${htmlLine(inline.inlines)}</a>`;
    case "strong":
    case "emphasis":
    case "struck":
      return `<${htmlTags[inline.kind]}>${htmlLine(inline.inlines)}</${htmlTags[inline.kind]}>`;
    case "image":
      return `<img src="${escapedHtml(inline.address)}" alt="${escapedHtml(inline.description)}">`;
    default:
      return "";
  }
};

const htmlBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return `<p>${htmlLine(block.inlines)}</p>`;
    case "heading":
      return `<h${block.level}>${htmlLine(block.inlines)}</h${block.level}>`;
    case "list": {
      const items = block.items.map((item) => `<li>${item.map(htmlBlock).join("")}</li>`).join("\n");
      return block.isOrdered ? `<ol>\n${items}\n</ol>` : `<ul>\n${items}\n</ul>`;
    }
    case "quote":
      return `<blockquote>${block.blocks.map(htmlBlock).join("\n")}</blockquote>`;
    case "code":
      return `<pre>${escapedHtml(block.text)}</pre>`;
    case "diagram":
      return `<p>${escapedHtml(block.caption)}</p>`;
    case "rule":
      return "<hr>";
  }
};

const markdownSigns = { strong: "**", emphasis: "*", struck: "~~" } as const;

const markdownLine = (inlines: readonly Inline[]): string => inlines.map(markdownInline).join("");
const markdownInline = (inline: Inline): string => {
  switch (inline.kind) {
    case "text":
      return escapedMarkdown(inline.text);
    case "code":
      return escapedMarkdown(inline.text);
    case "line-break":
      return "\n";
    case "link":
      return `[${markdownLine(inline.inlines)}](<${inline.address}>)`;
    case "strong":
    case "emphasis":
    case "struck": {
      // Spaces are outside of the signs, which must touch the text.
      const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(markdownLine(inline.inlines)) ?? [];
      const sign = words === "" ? "" : markdownSigns[inline.kind];
      return before + sign + words + sign + after;
    }
    case "image":
      return `![${escapedMarkdown(inline.description)}](<${inline.address}>)`;
    default:
      return "";
  }
};

const indented = (lines: string, by: string): string => lines.replaceAll("\n", `\n${by}`);
const markdownBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return markdownLine(block.inlines);
    case "heading":
      return `${"#".repeat(block.level)} ${markdownLine(block.inlines).replaceAll("\n", " ")}`;
    case "list":
      return block.items
        .map((item, at) => {
          const sign = block.isOrdered ? `${at + 1}. ` : "- ";
          return sign + indented(item.map(markdownBlock).join("\n"), " ".repeat(sign.length));
        })
        .join("\n");
    case "quote":
      return `> ${indented(block.blocks.map(markdownBlock).join("\n\n"), "> ")}`;
    case "code":
      return `    ${indented(block.text, "    ")}`;
    case "diagram":
      return escapedMarkdown(block.caption);
    case "rule":
      return "---";
  }
};

/** The source of a content: an article's HTML, or a tip's Markdown. */
export const sourceOf = (kind: ContentKind, content: Content): string =>
  kind === "article" ? content.map(htmlBlock).join("\n") : content.map(markdownBlock).join("\n\n");

/** The selection in a source that a paste replaces. */
export type SourcePaste = { readonly from: number; readonly to: number; readonly content: Content };

/**
 * Inserts a pasted text into a source, an article's HTML or a tip's markdown: one line within a line, more between blank
 * lines.
 */
export const sourceWith = (kind: ContentKind, source: string, { from, to, content }: SourcePaste): string => {
  const [before, after] = [source.slice(0, from), source.slice(to)];
  const [first, ...others] = content;
  if (first?.kind === "paragraph" && others.length === 0 && (before + after).trim() !== "") {
    return before + (kind === "article" ? htmlLine : markdownLine)(first.inlines) + after;
  }
  return [before.trimEnd(), sourceOf(kind, content), after.trimStart()].filter((part) => part !== "").join("\n\n");
};
