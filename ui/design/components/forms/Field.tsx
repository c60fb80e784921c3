import { type ComponentProps, useState } from "react";
import { css, styled } from "styled-components";
import { field } from "../../tokens/parts/components.ts";
import { when } from "../../tokens/screens.ts";
import { FieldFrame, type FieldWords } from "../frames/FieldFrame.tsx";
import { controlStyles } from "../frames/field.styles.ts";
import { Icon } from "../media/Icon.tsx";
import { words } from "../text/words.ts";

const Input = styled.input<{ readonly $withEye?: boolean }>`
  ${controlStyles}
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
