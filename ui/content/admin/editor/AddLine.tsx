import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { french } from "../../../design/components/text/french.ts";
import { size, space } from "../../../design/tokens/measures.ts";
import { field } from "../../../design/tokens/parts/components.ts";
import { words } from "./writingWords.ts";

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: start;
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
  readonly longest: number;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Takes what was typed, or says why it doesn't. */
  readonly onAdd: (typed: string) => string | null;
};

/** A name or word for a list, with suggestions. Enter adds it, and so does leaving the field: nothing typed is lost. */
export const AddLine = ({ label, hint, offered, longest, input, onAdd }: AddLineProps) => {
  const [typed, type] = useState("");
  const [complaint, complain] = useState<string | null>(null);
  const list = useId();
  const add = () => {
    if (typed.trim() === "") return;
    const refusal = onAdd(typed);
    complain(refusal);
    if (refusal === null) type("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // With Ctrl the form is sent, with what is added here.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    add();
  };
  return (
    <Line>
      <Field
        ref={input}
        label={label}
        hint={french(hint)}
        error={complaint === null ? undefined : french(complaint)}
        list={list}
        maxLength={longest}
        autoComplete="off"
        value={typed}
        onKeyDown={press}
        // Another window isn't another field.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && add()}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          complain(null);
        }}
      />
      <datalist id={list}>
        {[...new Set(offered)].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
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
    </Line>
  );
};
