import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, weight } from "../../tokens/measures.ts";
import { field } from "../../tokens/parts/controls.ts";
import { FieldNote, type FieldNotes, type NoteTies, noteTies } from "../forms/FieldNote.tsx";
import { french } from "../text/french.ts";

const Frame = styled.div`
  display: grid;
  gap: ${field.gap};
  align-content: start;
  min-width: 0;
`;
const Label = styled.label`
  font-weight: ${weight.bold};
  font-size: ${size.small};
`;
const Mark = styled.span`
  color: ${meaning.textQuiet};
  font-weight: ${weight.medium};
`;
const Inside = styled.div`
  position: relative;
  display: flex;
`;
const Optional = styled.span`
  margin-left: ${space.x1};
`;

export type FieldWords = FieldNotes & {
  readonly label: string;
  /** Beside the label, quieter: "(facultatif)". */
  readonly mark?: string | undefined;
  /** Where links to the field lead. Made up when there is none. */
  readonly id?: string | undefined;
};

/** What ties a control to its words. */
export type ControlTies = NoteTies & { readonly id: string };

type FieldFrameProps = FieldWords & { readonly children: (ties: ControlTies) => ReactNode };

/** Label, control, then hint or error. */
export const FieldFrame = ({ label, mark, hint, error, id, children }: FieldFrameProps) => {
  const madeUp = useId();
  const control = id ?? madeUp;
  return (
    <Frame>
      <Label htmlFor={control}>
        {french(label)}
        {mark && (
          <Optional>
            <Mark>{mark}</Mark>
          </Optional>
        )}
      </Label>
      <Inside>{children({ id: control, ...noteTies(control, { hint, error }) })}</Inside>
      <FieldNote {...{ control, hint, error }} />
    </Frame>
  );
};
