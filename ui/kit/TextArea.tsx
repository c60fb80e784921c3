import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { field } from "../theme/parts/controls.ts";
import { FieldFrame, type FieldWords } from "./FieldFrame.tsx";
import { controlLook } from "./fieldLook.ts";

const Box = styled.textarea`
  ${controlLook}
  padding-block: ${field.textInset};
  line-height: 1.5;
  resize: vertical;
`;

export type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id" | "aria-invalid" | "aria-describedby">;

/** Several lines to fill in. Uncontrolled, as `Field`. */
export const TextArea = ({ label, mark, hint, error, id, rows = 4, ...rest }: TextAreaProps) => (
  <FieldFrame {...{ label, mark, hint, error, id }}>{(ties) => <Box {...rest} {...ties} rows={rows} />}</FieldFrame>
);
