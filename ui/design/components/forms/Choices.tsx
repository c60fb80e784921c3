import { type ComponentProps, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { choicesStyles, type ChoicesLook, choiceStyles } from "./Choices.styles.ts";
import { FieldNote, type FieldNotes, noteTies } from "./FieldNote.tsx";
import { french } from "../text/french.ts";
import type { Choice } from "../lists/Select.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Group = styled.fieldset<ChoicesLook>`
  ${choicesStyles}
`;
const One = styled.label<ChoicesLook>`
  ${choiceStyles}
`;

export type ChoicesProps = FieldNotes &
  Pick<ComponentProps<"input">, "name" | "required" | "disabled"> & {
    readonly label: string;
    /** Hides the label on the screen, not for screen readers. */
    readonly isLabelHidden?: boolean;
    readonly choices: readonly Choice[];
    /** Uncontrolled: the initial choice. */
    readonly first?: string | undefined;
    readonly chosen?: string | undefined;
    readonly onChoose?: (value: string) => void;
    /** "segments" beside fields and in headings; "boxes" for sizes: equal widths, as many per line as fit. */
    readonly look?: ChoicesLook["$look"];
    /** Shown on the line of the choices, for example a reset button. */
    readonly beside?: ReactNode;
  };

/** Native radio buttons, all visible: arrow keys choose. */
export const Choices = (props: ChoicesProps) => {
  const {
    label,
    isLabelHidden = false,
    choices,
    first,
    chosen,
    onChoose,
    look = "segments",
    beside,
    hint,
    error,
  } = props;
  const group = useId();
  const { name = group, required, disabled } = props;
  return (
    <Group $look={look} {...noteTies(group, { hint, error })}>
      <legend>{isLabelHidden ? <VisuallyHidden>{french(label)}</VisuallyHidden> : french(label)}</legend>
      <div>
        {choices.map(({ value, words }) => (
          <One key={value} $look={look}>
            <input
              type="radio"
              {...{ name, value, required, disabled }}
              {...(chosen === undefined ? { defaultChecked: value === first } : { checked: value === chosen })}
              onChange={() => onChoose?.(value)}
            />
            {french(words)}
          </One>
        ))}
        {beside}
      </div>
      <FieldNote control={group} {...{ hint, error }} />
    </Group>
  );
};
