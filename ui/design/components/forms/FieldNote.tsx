import type { ReactNode } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, stroke, weight } from "../../tokens/measures.ts";
import { field } from "../../tokens/parts/components.ts";
import { french, unbroken } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";

const Hint = styled.div`
  font-size: ${size.tiny};
  line-height: 1.4;
  color: ${meaning.textQuiet};
`;
const Mistake = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  font-size: ${size.small};
  font-weight: ${weight.semi};
  line-height: 1.35;
  color: ${meaning.danger};

  svg {
    width: ${field.errorGlyph};
    height: ${field.errorGlyph};
    margin-top: ${stroke.hairline};
  }
`;

export type FieldNotes = {
  readonly hint?: ReactNode;
  /** The error of the typed value. Replaces the hint. */
  readonly error?: string | null | undefined;
};

/** The attributes that link a control to its note. */
export type NoteTies = { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

const noteOf = (control: string) => `${control}-note`;

export const noteTies = (control: string, { hint, error }: FieldNotes): NoteTies => ({
  ...((error || hint) && { "aria-describedby": noteOf(control) }),
  ...(error && { "aria-invalid": true as const }),
});

/** The hint or the error under a control. */
export const FieldNote = ({ control, hint, error }: FieldNotes & { readonly control: string }) => {
  if (error) {
    return (
      <Mistake id={noteOf(control)}>
        <Icon name="alert" />
        <span>{french(error)}</span>
      </Mistake>
    );
  }
  return hint && <Hint id={noteOf(control)}>{typeof hint === "string" ? unbroken(hint) : hint}</Hint>;
};
