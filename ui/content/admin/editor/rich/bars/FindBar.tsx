import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { Checkbox } from "../../../../../design/components/forms/Checkbox.tsx";
import { Field } from "../../../../../design/components/forms/Field.tsx";
import { wholeNumber } from "../../../../../design/components/text/format.ts";
import { findsIn, lookFor, replaceFind, replaceFinds, selectFind, step } from "../view/find.ts";
import { FindBox, Row } from "../RichText.styles.ts";
import { words } from "../words.ts";

/** The selected words, if they are a few of one line. */
const selectedWords = ({ doc, selection: { from, to } }: EditorState): string => {
  const selected = doc.textBetween(from, to, "\n", "\n");
  return selected.length <= 80 && !selected.includes("\n") ? selected : "";
};

type FindBarProps = {
  readonly view: EditorView;
  readonly state: EditorState;
  /** Changes the text without taking the focus from its field. */
  readonly change: (command: Command) => void;
  readonly say: (what: string) => void;
  readonly onClose: () => void;
};

/** Finds words of the text, and replaces them. Escape leaves it, at the chosen find. */
export const FindBar = ({ view, state, change, say, onClose }: FindBarProps) => {
  const [typed, type] = useState(() => selectedWords(state));
  const [by, setBy] = useState("");
  const [isCased, setCased] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const look = useEffectEvent((wanted: Parameters<typeof lookFor>[0]) => change(lookFor(wanted)));
  useEffect(() => void look({ words: typed, isCased }), [typed, isCased]);
  useEffect(
    () => () => {
      if (!view.isDestroyed) lookFor(null)(view.state, view.dispatch);
    },
    [view],
  );
  const finds = findsIn(state);
  const count = finds?.ranges.length ?? 0;
  const range = finds?.ranges[finds.at];
  useEffect(() => {
    // The library scrolls only to a text that has the focus.
    view.dom.querySelector(".found.chosen")?.scrollIntoView({ block: "center" });
  }, [view, range?.from, range?.to]);
  const close = () => {
    change(selectFind);
    onClose();
  };
  /** Without a find left the buttons are off, and can't hold the focus. */
  const replace = (command: Command, isLast: boolean) => {
    change(command);
    if (isLast) field.current?.focus();
  };
  const go = (way: 1 | -1) => change(step(way));
  const found =
    typed === ""
      ? ""
      : count === 0
        ? words.foundNone
        : words.found(wholeNumber((finds?.at ?? 0) + 1), wholeNumber(count));
  return (
    <FindBox
      role="search"
      aria-label={words.find}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <Field
        label={words.findWords}
        autoComplete="off"
        spellCheck={false}
        ref={field}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          go(event.shiftKey ? -1 : 1);
        }}
      />
      <Field
        label={words.replaceBy}
        autoComplete="off"
        value={by}
        onChange={({ currentTarget: { value } }) => setBy(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          change(replaceFind(by));
        }}
      />
      <Row>
        <QuietButton disabled={count === 0} onClick={() => go(-1)}>
          {words.previousFind}
        </QuietButton>
        <QuietButton disabled={count === 0} onClick={() => go(1)}>
          {words.nextFind}
        </QuietButton>
        <QuietButton disabled={count === 0} onClick={() => replace(replaceFind(by), count === 1)}>
          {words.replace}
        </QuietButton>
        <QuietButton
          disabled={count === 0}
          onClick={() => {
            replace(replaceFinds(by), true);
            say(words.replaced(wholeNumber(count), count));
          }}
        >
          {words.replaceAll}
        </QuietButton>
      </Row>
      <Row>
        <Checkbox
          label={words.findCased}
          checked={isCased}
          onChange={({ currentTarget }) => setCased(currentTarget.checked)}
        />
        <p role="status">{found}</p>
        <QuietButton look="bare" onClick={close}>
          {words.closeFind}
        </QuietButton>
      </Row>
    </FindBox>
  );
};
