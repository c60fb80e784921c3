import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, stroke, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";
import { FieldNote, type FieldNotes, noteTies } from "./FieldNote.tsx";
import { french } from "../text/french.ts";

const check = { box: "22px" } as const;

const Frame = styled.div`
  display: grid;
  min-width: 0;

  > :not(label) {
    margin-top: -6px;
    padding: 0 0 8px 32px;
  }
`;
/** The label is part of the press target, at touch height. */
const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  justify-self: start;
  min-width: 0;
  min-height: ${layout.touch};
  font-size: ${size.small};
  font-weight: ${weight.bold};
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:disabled) {
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
`;
const Box = styled.input`
  && {
    flex: none;
    appearance: none;
    width: ${check.box};
    height: ${check.box};
    margin: 0;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    border-radius: 0;
    background: ${meaning.surface};
    cursor: inherit;
  }
  &&:checked {
    background: ${meaning.mark};
    box-shadow: inset 0 0 0 4px ${meaning.surface};
  }
  &&[aria-invalid="true"] {
    border: ${stroke.firm} solid ${meaning.danger};
  }
  &&:disabled {
    border-style: dashed;
  }
  /* Forced colours remove backgrounds: the browser's own checkbox is drawn instead. */
  ${when.forced} {
    && {
      appearance: auto;
    }
  }
`;

export type CheckboxProps = FieldNotes &
  Omit<ComponentProps<"input">, "type" | "aria-invalid" | "aria-describedby"> & { readonly label: string };

/** Uncontrolled, as `Field`. */
export const Checkbox = ({ label, hint, error, id, ...rest }: CheckboxProps) => {
  const madeUp = useId();
  const control = id ?? madeUp;
  return (
    <Frame>
      <Line>
        <Box {...rest} {...noteTies(control, { hint, error })} id={control} type="checkbox" />
        <span>{french(label)}</span>
      </Line>
      <FieldNote {...{ control, hint, error }} />
    </Frame>
  );
};
