import { toggleMark } from "prosemirror-commands";
import { redo, redoDepth, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { addBlock } from "../document/blocks.ts";
import { addDiagram } from "../slash/choices.ts";
import { Glyph } from "./Glyph.tsx";
import { hasMark, isIn, toggleBlock, toggleCallout, toggleList, toggleQuote } from "../document/format.ts";
import { indentItem, outdentItem, undoTyping } from "../view/keys.ts";
import { schema } from "../document/schema.ts";
import { isInTable } from "../document/tables.ts";
import { Bar, Tool } from "./Toolbar.styles.ts";
import { words } from "../words.ts";

const { nodes, marks } = schema;

type Item = {
  readonly name: string;
  readonly face: ReactNode;
  /** As it is shown in the hint, and as assistive technology takes it. */
  readonly keys?: readonly [shown: string, named: string];
  readonly isOn?: (state: EditorState) => boolean;
  readonly isOff?: (state: EditorState) => boolean;
  readonly command: Command;
  readonly only?: ContentKind;
  readonly startsGroup?: boolean;
};

const off = (command: Command) => (state: EditorState) => !command(state);
const isInEmptyBlock = ({ selection }: EditorState): boolean =>
  selection.empty && selection.$from.parent.content.size === 0;
const isInCode = ({ selection }: EditorState): boolean => selection.$from.parent.type === nodes.code_block;

const markItem = (
  type: "strong" | "emphasis" | "struck" | "code",
  face: ReactNode,
  shown: string,
  named: string,
): Item => ({
  name: words[type],
  face,
  keys: [shown, named],
  isOn: (state) => hasMark(state, marks[type]),
  isOff: isInCode,
  command: toggleMark(marks[type]),
});

const headingItem = (level: 2 | 3): Item => ({
  name: words.heading(level),
  face: <Glyph name={`heading${level}`} />,
  isOn: (state) => isIn(state, nodes.heading, { level }),
  isOff: isInTable,
  command: toggleBlock(nodes.heading, { level }),
  ...(level === 2 && { startsGroup: true }),
});

const items: readonly Item[] = [
  markItem("strong", <b>G</b>, "Ctrl B", "Control+B"),
  markItem("emphasis", <i>I</i>, "Ctrl I", "Control+I"),
  markItem("struck", <s>S</s>, "Ctrl Maj X", "Control+Shift+X"),
  markItem("code", <code>{"<>"}</code>, "Ctrl E", "Control+E"),
  headingItem(2),
  headingItem(3),
  {
    name: words.bulletList,
    face: <Glyph name="bullets" />,
    isOn: (state) => isIn(state, nodes.bullet_list),
    isOff: isInTable,
    command: toggleList(nodes.bullet_list),
    startsGroup: true,
  },
  {
    name: words.orderedList,
    face: <Glyph name="numbers" />,
    isOn: (state) => isIn(state, nodes.ordered_list),
    isOff: isInTable,
    command: toggleList(nodes.ordered_list),
  },
  { name: words.deeper, face: <Glyph name="deeper" />, isOff: off(indentItem), command: indentItem },
  { name: words.shallower, face: <Glyph name="shallower" />, isOff: off(outdentItem), command: outdentItem },
  {
    name: words.quote,
    face: "«»",
    isOn: (state) => isIn(state, nodes.quote),
    isOff: isInTable,
    command: toggleQuote,
    startsGroup: true,
  },
  {
    name: words.callout,
    face: <Glyph name="callout" />,
    isOn: (state) => isIn(state, nodes.callout),
    isOff: isInTable,
    command: toggleCallout,
  },
  { name: words.table, face: <Glyph name="table" />, command: addBlock("table", { isReplaced: true }) },
  {
    name: words.codeBlock,
    isOff: isInTable,
    face: <code>{"{}"}</code>,
    isOn: (state) => isIn(state, nodes.code_block),
    command: toggleBlock(nodes.code_block),
  },
  { name: words.rule, face: <Glyph name="rule" />, command: addBlock("rule") },
  { name: words.diagram, face: <Glyph name="plan" />, command: addDiagram(false), only: "tip" },
  {
    name: words.undo,
    face: <Glyph name="undo" />,
    keys: ["Ctrl Z", "Control+Z"],
    isOff: (state) => undoDepth(state) === 0,
    command: undoTyping,
    startsGroup: true,
  },
  {
    name: words.redo,
    face: <Glyph name="redo" />,
    keys: ["Ctrl Maj Z", "Control+Shift+Z"],
    isOff: (state) => redoDepth(state) === 0,
    command: redo,
  },
];

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 };

type ToolbarProps = {
  readonly kind: ContentKind;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly onLink: () => void;
  readonly onFind: () => void;
  /** Absent in a text without remarks. */
  readonly onRemark: (() => void) | undefined;
  readonly onSource: () => void;
};

/** The buttons of the editor. One of them is a stop of Tab, arrows lead to the others. */
export const Toolbar = ({ kind, state, run, bar, onLink, onFind, onRemark, onSource }: ToolbarProps) => {
  const [stop, setStop] = useState(0);
  const shown = items.filter(({ only = kind }) => only === kind);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const next = Math.abs(step) > 1 ? (step > 0 ? tools.length - 1 : 0) : (stop + step + tools.length) % tools.length;
    setStop(next);
    tools[next]?.focus();
  };
  const tie = (at: number) => ({ tabIndex: at === stop ? 0 : -1, onFocus: () => setStop(at) });
  const linkAt = shown.findIndex(({ startsGroup }) => startsGroup);
  const tool = ({ name, face, keys, isOn, isOff, command, startsGroup }: Item, at: number) => (
    <Tool
      key={name}
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keys[0]})` : name}
      {...(keys && { "aria-keyshortcuts": keys[1] })}
      {...(isOn && { "aria-pressed": isOn(state) })}
      aria-disabled={isOff?.(state) || undefined}
      $startsGroup={startsGroup}
      {...tie(at)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {face}
    </Tool>
  );
  return (
    <Bar ref={bar} role="toolbar" aria-label={words.toolbar} onKeyDown={move}>
      {shown.slice(0, linkAt).map(tool)}
      <Tool
        type="button"
        aria-label={words.link}
        title={`${words.link} (Ctrl K)`}
        aria-keyshortcuts="Control+K"
        aria-pressed={hasMark(state, marks.link)}
        aria-disabled={isInCode(state) || undefined}
        {...tie(linkAt)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      >
        <Glyph name="link" />
      </Tool>
      {shown.slice(linkAt).map((item, at) => tool(item, linkAt + 1 + at))}
      <Tool
        type="button"
        aria-label={words.find}
        title={`${words.find} (Ctrl F)`}
        aria-keyshortcuts="Control+F"
        $startsGroup
        {...tie(shown.length + 1)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onFind}
      >
        <Glyph name="find" />
      </Tool>
      {onRemark && (
        <Tool
          type="button"
          aria-label={words.remark}
          title={`${words.remark} (Ctrl Alt M)`}
          aria-keyshortcuts="Control+Alt+M"
          aria-disabled={isInEmptyBlock(state) || undefined}
          {...tie(shown.length + 2)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemark}
        >
          <Glyph name="remark" />
        </Tool>
      )}
      <Tool type="button" $startsGroup {...tie(shown.length + (onRemark ? 3 : 2))} onClick={onSource}>
        {words.source}
      </Tool>
    </Bar>
  );
};
