import type { EditorView } from "prosemirror-view";
import { useLayoutEffect, useRef } from "react";
import { Choice, Menu, None } from "./SlashMenu.styles.ts";
import type { SlashMenu as Shown } from "./slash.ts";
import { words } from "../words.ts";

type SlashMenuProps = {
  readonly id: string;
  readonly menu: Shown;
  readonly view: EditorView;
};

/** The id of a choice, for the text that the focus stays in. */
export const choiceId = (id: string, at: number): string => `${id}-${at}`;

/** The list of blocks below the line with the slash. The text keeps the focus. */
export const SlashMenu = ({ id, menu, view }: SlashMenuProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { from, chosen, choices } = menu;
  useLayoutEffect(() => {
    const box = list.current;
    const frame = box?.offsetParent?.getBoundingClientRect();
    if (!box || !frame) return;
    box.style.top = `${view.coordsAtPos(from).bottom - frame.top}px`;
    void box.scrollIntoView({ block: "nearest" });
  }, [from, view]);
  useLayoutEffect(() => {
    // Some browsers return a promise, which an effect can't.
    void list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <Menu ref={list} id={id} role="listbox" aria-label={words.slash}>
      {choices.map(({ name, run }, at) => (
        <Choice
          key={name}
          id={choiceId(id, at)}
          role="option"
          aria-selected={at === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            run(view);
            view.focus();
          }}
        >
          {name}
        </Choice>
      ))}
      {choices.length === 0 && (
        <None role="option" aria-selected={false} aria-disabled>
          {words.slashNone}
        </None>
      )}
    </Menu>
  );
};
