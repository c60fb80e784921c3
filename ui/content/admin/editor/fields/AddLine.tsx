import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Option } from "../../../../design/components/overlays/finder.styles.ts";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { size, space } from "../../../../design/tokens/measures.ts";
import { field } from "../../../../design/tokens/parts/components.ts";
import { isUnsure, offersFor } from "./offers.ts";
import { words } from "../writingWords.ts";

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: start;

  > [role="listbox"] {
    grid-column: 1 / -1;
  }
`;
/* As far down as a label of this size pushes the control. */
const Beside = styled.div`
  margin-top: calc(1lh + ${field.gap});
  font-size: ${size.small};
`;

type AddLineProps = {
  readonly label: string;
  readonly hint: string;
  readonly offered: readonly string[];
  /** Whether each new name is asked about; otherwise only one that an offered name begins with. */
  readonly asksAll: boolean;
  readonly longest: number;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Takes what was typed, or says why it doesn't. */
  readonly onAdd: (typed: string) => string | null;
};

/**
 * A name or word for a list, with suggestions, which arrows choose. Enter adds the chosen one, else what is typed; a new name is asked about
 * first. Leaving the field adds it too: nothing typed is lost.
 */
export const AddLine = ({ label, hint, offered, asksAll, longest, input, onAdd }: AddLineProps) => {
  const [typed, type] = useState("");
  const [complaint, complain] = useState<string | null>(null);
  /** The new name that was asked about last. */
  const [asked, ask] = useState("");
  const [at, setAt] = useState(-1);
  const [isOpen, open] = useState(false);
  const list = useId();
  const offers = isOpen ? offersFor(typed, offered) : [];
  const write = (text: string) => {
    type(text);
    complain(null);
    ask("");
    setAt(-1);
  };
  const take = (name: string) => {
    if (name.trim() === "") return;
    const refusal = onAdd(name);
    complain(refusal);
    open(false);
    if (refusal === null) write("");
  };
  const add = () => {
    const name = typed.trim();
    if (asked !== name && isUnsure(name, offered, asksAll)) {
      ask(name);
      return complain(words.newName(name));
    }
    return take(typed);
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && offers.length > 0) {
      event.preventDefault();
      setAt((at + move + offers.length + (at === -1 && move === -1 ? 1 : 0)) % offers.length);
    } else if (event.key === "Escape" && offers.length > 0) {
      // Not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      open(false);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      // With Ctrl the form is sent, with what is added here.
      const isSent = event.ctrlKey || event.metaKey;
      if (!isSent) event.preventDefault();
      const chosen = offers[at];
      if (chosen === undefined && !isSent) add();
      else take(chosen ?? typed);
    }
  };
  return (
    <Line>
      <Field
        ref={input}
        label={label}
        hint={french(hint)}
        error={complaint === null ? undefined : french(complaint)}
        maxLength={longest}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offers.length > 0}
        aria-controls={list}
        aria-activedescendant={offers[at] === undefined ? undefined : `${list}-${at}`}
        value={typed}
        onKeyDown={press}
        // Another window isn't another field.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && take(typed)}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          open(true);
        }}
      />
      <Beside>
        <QuietButton
          // The field keeps the focus: what it adds when it is left would move the button away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {words.add}
        </QuietButton>
      </Beside>
      {offers.length > 0 && (
        <div role="listbox" id={list} aria-label={label}>
          {offers.map((name, place) => (
            <Option
              key={name}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              <bdi>{typeset(name)}</bdi>
            </Option>
          ))}
        </div>
      )}
    </Line>
  );
};
