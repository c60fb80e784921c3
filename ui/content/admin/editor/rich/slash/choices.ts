import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { diagramHelp } from "../../diagrams/diagramHelp.ts";
import { addBlock } from "../document/blocks.ts";
import { setTone, toggleBlock, toggleList, toggleQuote } from "../document/format.ts";
import { schema } from "../document/schema.ts";
import type { SlashChoice } from "./slash.ts";
import { tones, words } from "../words.ts";

const { nodes } = schema;

/** The text of a diagram to begin with. */
const exampleDiagram = diagramHelp.example.split("\n").slice(1, -1).join("\n");

export const addDiagram = (isReplaced: boolean): Command =>
  addBlock("diagram", { isReplaced, example: exampleDiagram });

/** What a bar asks for, before it adds it; the browser asks for files. */
export type AskedOf = "link" | "button" | "card" | "file";

type Offered = {
  readonly name: string;
  readonly command?: Command;
  /** The bar that adds it instead. */
  readonly asks?: AskedOf;
  readonly only?: ContentKind;
};

const offered: readonly Offered[] = [
  { name: words.heading(2), command: toggleBlock(nodes.heading, { level: 2 }) },
  { name: words.heading(3), command: toggleBlock(nodes.heading, { level: 3 }) },
  { name: words.heading(4), command: toggleBlock(nodes.heading, { level: 4 }) },
  { name: words.bulletList, command: toggleList(nodes.bullet_list) },
  { name: words.orderedList, command: toggleList(nodes.ordered_list) },
  { name: words.quote, command: toggleQuote },
  { name: words.table, command: addBlock("table", { isReplaced: true }) },
  ...tones.map((tone) => ({ name: words.calloutOf(tone), command: setTone(tone) })),
  { name: words.codeBlock, command: toggleBlock(nodes.code_block) },
  { name: words.image, command: addBlock("image", { isReplaced: true }) },
  { name: words.file, asks: "file" },
  { name: words.button, asks: "button" },
  { name: words.card, asks: "card", only: "article" },
  { name: words.rule, command: addBlock("rule", { isReplaced: true }) },
  { name: words.diagram, command: addDiagram(true), only: "tip" },
];

/** Deletes the words of the menu's line. */
const cleared = (view: EditorView): void => {
  const { $from } = view.state.selection;
  view.dispatch(view.state.tr.delete($from.start(), $from.end()));
};

/** What the menu of blocks offers. Diagrams are read in tips only, cards in articles: tips hold no addresses of the site. */
export const choicesFor = (kind: ContentKind, ask: (what: AskedOf) => void): readonly SlashChoice[] =>
  offered
    .filter(({ only = kind }) => only === kind)
    .map(({ name, command, asks }) => ({
      name,
      run: (view) => {
        cleared(view);
        command?.(view.state, view.dispatch, view);
        if (asks) ask(asks);
      },
    }));
