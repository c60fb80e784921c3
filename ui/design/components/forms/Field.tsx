import { type ComponentProps, useState } from "react";
import { css, styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { field } from "../../tokens/parts/components.ts";
import { when } from "../../tokens/screens.ts";
import { FieldFrame, type FieldWords } from "../frames/FieldFrame.tsx";
import { controlStyles } from "../frames/field.styles.ts";
import { Icon } from "../media/Icon.tsx";
import { words } from "../text/words.ts";

const Input = styled.input<{ readonly $withEye?: boolean }>`
  ${controlStyles}

  /* As WebKit has them itself: in a block, its text stands at the top. */
  &:is([type="date"], [type="datetime-local"]) {
    display: flex;
    align-items: center;
  }
  /* Suggestions have the arrow of selects. */
  &[list]::-webkit-calendar-picker-indicator {
    display: block !important;
    width: ${field.arrow};
    height: ${field.arrow};
    margin: 0 -1px 0 8px;
    padding: 0;
    background: ${meaning.text};
    clip-path: polygon(11% 33%, 20% 24%, 50% 54%, 80% 24%, 89% 33%, 50% 72%);
    cursor: pointer;
    opacity: 1;
  }
  ${({ $withEye }) =>
    $withEye &&
    css`
      padding-right: 52px;
    `}
`;
const Eye = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 48px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  svg {
    width: ${field.eyeGlyph};
    height: ${field.eyeGlyph};
  }
  ${when.scriptless} {
    display: none;
  }
`;

export type FieldProps = FieldWords & Omit<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">;

/** A text input. Uncontrolled: the typed text survives every render. */
export const Field = ({ label, mark, hint, error, id, type = "text", ...rest }: FieldProps) => {
  const [isShown, show] = useState(false);
  const isPassword = type === "password";
  return (
    <FieldFrame {...{ label, mark, hint, error, id }}>
      {(ties) => (
        <>
          <Input {...rest} {...ties} type={isShown ? "text" : type} $withEye={isPassword} />
          {isPassword && (
            <Eye type="button" aria-pressed={isShown} aria-label={words.showPassword} onClick={() => show(!isShown)}>
              <Icon name="eye" />
            </Eye>
          )}
        </>
      )}
    </FieldFrame>
  );
};
