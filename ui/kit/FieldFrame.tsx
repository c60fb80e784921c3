import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight } from "../theme/measures.ts";
import { field } from "../theme/parts/controls.ts";
import { french } from "./french.ts";
import { Icon } from "./Icon.tsx";

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
const Hint = styled.div`
  font-size: ${size.tiny};
  line-height: 1.4;
  color: ${meaning.textQuiet};
`;
const Mistake = styled.p`
  display: flex;
  gap: ${field.errorGap};
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
const Optional = styled.span`
  margin-left: ${space.x1};
`;

export type FieldWords = {
  readonly label: string;
  /** Beside the label, quieter: "(facultatif)". */
  readonly mark?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong with what was filled in. Takes the hint's place. */
  readonly error?: string | null | undefined;
  /** Where links to the field lead. Made up when there is none. */
  readonly id?: string | undefined;
};

/** What ties a control to its words. */
export type ControlTies = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

type FieldFrameProps = FieldWords & { readonly children: (ties: ControlTies) => ReactNode };

/** Label, control, then hint or error. */
export const FieldFrame = ({ label, mark, hint, error, id, children }: FieldFrameProps) => {
  const madeUp = useId();
  const control = id ?? madeUp;
  const note = `${control}-note`;
  const ties: ControlTies = {
    id: control,
    ...((error || hint) && { "aria-describedby": note }),
    ...(error && { "aria-invalid": true as const }),
  };
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
      <Inside>{children(ties)}</Inside>
      {error ? (
        <Mistake id={note}>
          <Icon name="alert" />
          <span>{french(error)}</span>
        </Mistake>
      ) : (
        hint && <Hint id={note}>{typeof hint === "string" ? french(hint) : hint}</Hint>
      )}
    </Frame>
  );
};
