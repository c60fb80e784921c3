import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
  toggleMark,
} from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, type Plugin, Selection } from "prosemirror-state";
import { moveBlock } from "../document/blocks.ts";
import { schema } from "../document/schema.ts";
import { breakCell, isInTable, tableActs, toLastCell, toNextCell } from "../document/tables.ts";

const { nodes, marks } = schema;

export const undoTyping: Command = chainCommands(undoInputRule, undo);

/** A line break; in a heading, which has one line, nothing. */
const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.heading) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create(), true).scrollIntoView());
  return true;
};

/** From the last line of code at the document's end into a new paragraph. */
const leaveCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtEnd = $from.parentOffset === $from.parent.content.size && $from.after() === state.doc.content.size;
  if (!empty || $from.parent.type !== nodes.code_block || !isAtEnd) return false;
  const transaction = state.tr.insert($from.after(), nodes.paragraph.create());
  dispatch?.(transaction.setSelection(Selection.near(transaction.doc.resolve($from.after() + 1))).scrollIntoView());
  return true;
};

const isTrapping = (state: EditorState): boolean => listsAround(state) > 0 || isInTable(state);

/** How many lists are around the cursor. */
const listsAround = ({ selection: { $from } }: Parameters<Command>[0]): number =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(
    ({ type }) => type === nodes.list_item,
  ).length;

/** Only out of an inner list: out of the outermost one it would leave the list, and Tab moves the focus there. */
const shallower: Command = (state, dispatch) =>
  listsAround(state) > 1 && liftListItem(nodes.list_item)(state, dispatch);

export const indentItem: Command = sinkListItem(nodes.list_item);
export const outdentItem: Command = liftListItem(nodes.list_item);

/** Out of an empty block. The numbers of a list that it parts go on after it. */
const leaveBlock: Command = (state, dispatch) =>
  liftEmptyBlock(
    state,
    dispatch &&
      ((transaction) => {
        const { $from } = transaction.selection;
        const before = transaction.doc.resolve($from.before()).nodeBefore;
        const after = transaction.doc.resolve($from.after()).nodeAfter;
        if (before?.type === nodes.ordered_list && after?.type === nodes.ordered_list)
          transaction.setNodeMarkup($from.after(), null, { start: Number(before.attrs["start"]) + before.childCount });
        dispatch(transaction);
      }),
  );

type Acts = {
  readonly askLink: () => void;
  readonly askRemark: () => void;
  readonly askFind: () => void;
  readonly goToToolbar: () => void;
};

/**
 * The editor's keys. Ctrl and Enter sends the form, and is none of them. Tab moves the focus, except where it moves an item of a list or
 * goes to the next cell of a table; after Escape it moves the focus there too.
 */
export const editorKeys = ({ askLink, askRemark, askFind, goToToolbar }: Acts): readonly Plugin[] => {
  let isLeaving = false;
  const unlessLeaving =
    (command: Command): Command =>
    (state, dispatch, view) => {
      if (isLeaving) {
        isLeaving = false;
        return false;
      }
      return command(state, dispatch, view);
    };
  const { "Mod-Enter": _, ...base } = baseKeymap;
  return [
    keymap({
      "Mod-b": toggleMark(marks.strong),
      "Mod-i": toggleMark(marks.emphasis),
      "Mod-e": toggleMark(marks.code),
      "Mod-Shift-x": toggleMark(marks.struck),
      "Mod-k": () => (askLink(), true),
      "Mod-Alt-m": () => (askRemark(), true),
      "Mod-f": () => (askFind(), true),
      "Alt-F10": () => (goToToolbar(), true),
      "Mod-z": undoTyping,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Alt-ArrowUp": moveBlock("up"),
      "Alt-ArrowDown": moveBlock("down"),
      "Alt-Shift-ArrowUp": tableActs.rowAbove,
      "Alt-Shift-ArrowDown": tableActs.rowBelow,
      "Alt-Shift-ArrowLeft": tableActs.columnLeft,
      "Alt-Shift-ArrowRight": tableActs.columnRight,
      "Shift-Enter": chainCommands(newlineInCode, breakCell, breakLine),
      Backspace: undoInputRule,
      ArrowDown: leaveCode,
      Tab: unlessLeaving(chainCommands(toNextCell, indentItem)),
      "Shift-Tab": unlessLeaving(chainCommands(toLastCell, shallower)),
      Escape: (state) => {
        if (isLeaving || !isTrapping(state)) return false;
        isLeaving = true;
        return true;
      },
      Enter: chainCommands(
        breakCell,
        splitListItem(nodes.list_item),
        newlineInCode,
        createParagraphNear,
        leaveBlock,
        splitBlock,
      ),
    }),
    keymap(base),
  ];
};
