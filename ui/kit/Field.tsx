import { type ComponentProps, useState } from "react";
import { css, styled } from "styled-components";
import { field } from "../theme/parts/controls.ts";
import { when } from "../theme/screens.ts";
import { FieldFrame, type FieldWords } from "./FieldFrame.tsx";
import { controlLook } from "./fieldLook.ts";
import { Icon } from "./Icon.tsx";
import { words } from "./words.ts";

const Input = styled.input<{ readonly $withEye?: boolean }>`
  ${controlLook}
  ${({ $withEye }) =>
    $withEye &&
    css`
      padding-right: ${field.eyeRoom};
    `}
`;
const Eye = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${field.eye};
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

/** One line to fill in. Uncontrolled: what is typed stays, whatever happens around it. */
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
