import type { Tone } from "../../../../../../domain/content/body/content.ts";
import { toneNames } from "../../../../../../domain/content/body/tones.ts";
import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

// What a body holds (domain/content/body/content.ts), as the library names it. `parseDOM` reads what a browser writes into the page while
// one types; pasted HTML goes through the adapters instead.

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Cells hold a line. They are never merged: the library wants to know all the same. */
const cell = (tag: "td" | "th", tableRole: string): NodeSpec => ({
  content: "inline*",
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  tableRole,
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  quote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  callout: {
    group: "block",
    content: "block+",
    defining: true,
    attrs: { tone: { default: "note" } },
    parseDOM: [{ tag: "div[data-tone]", getAttrs: (element) => ({ tone: element.dataset["tone"] ?? "note" }) }],
    toDOM: ({ attrs: { tone } }) => ["div", { "data-tone": tone, "data-name": toneNames[tone as Tone] }, 0],
  },
  table: {
    group: "block",
    content: "table_row+",
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: () => ["table", ["tbody", 0]],
  },
  table_row: {
    content: "(table_cell | table_header)*",
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => ["tr", 0],
  },
  table_cell: cell("td", "cell"),
  table_header: cell("th", "header_cell"),
  bullet_list: { group: "block", content: "list_item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: {
    group: "block",
    content: "list_item+",
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: "ol", getAttrs: (element) => ({ start: (element as HTMLOListElement).start }) }],
    toDOM: ({ attrs: { start } }) => ["ol", { start }, 0],
  },
  list_item: { content: "block+", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  code_block: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: { language: { default: "" } },
    parseDOM: [
      {
        tag: "pre",
        preserveWhitespace: "full",
        getAttrs: (element) => ({ language: element.dataset["language"] ?? "" }),
      },
    ],
    toDOM: ({ attrs: { language } }) => ["pre", { "data-language": language, spellcheck: "false" }, ["code", 0]],
  },
  rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  text: { group: "inline" },
  image: {
    group: "inline",
    inline: true,
    draggable: true,
    // `isTyped`: the address was typed here, and has to be one that readers can load.
    attrs: {
      address: { default: "" },
      description: { default: "" },
      caption: { default: "" },
      credit: { default: "" },
      isTyped: { default: false },
    },
    parseDOM: [
      {
        tag: "img[data-address]",
        getAttrs: (element) => ({
          address: element.dataset["address"] ?? "",
          description: element.getAttribute("alt") ?? "",
          caption: element.dataset["caption"] ?? "",
          credit: element.dataset["credit"] ?? "",
          isTyped: element.dataset["typed"] === "true",
        }),
      },
    ],
    toDOM: ({ attrs: { address, description, caption, credit, isTyped } }) => [
      "img",
      {
        "data-address": address,
        "data-caption": caption,
        "data-credit": credit,
        "data-typed": String(isTyped),
        alt: description,
      },
    ],
  },
  line_break: {
    group: "inline",
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { address: {} },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ address: element.getAttribute("href") ?? "" }) }],
    toDOM: ({ attrs: { address } }) => ["a", { href: address, title: address }, 0],
  },
  strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  emphasis: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  struck: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: () => ["s", 0] },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", { spellcheck: "false" }, 0] },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

/** The language of a code block whose text is a diagram. */
export const diagramLanguage = "schéma";
