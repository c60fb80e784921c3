import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { field } from "../../tokens/parts/components.ts";
import { FieldFrame, type FieldWords } from "../frames/FieldFrame.tsx";
import { controlStyles } from "../frames/field.styles.ts";

const Box = styled.textarea`
  ${controlStyles}
  padding-block: ${field.textInset};
  line-height: 1.5;
  resize: vertical;
`;

export type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id" | "aria-invalid" | "aria-describedby">;

/** Uncontrolled, as `Field`. */
export const TextArea = ({ label, mark, hint, error, id, rows = 4, ...rest }: TextAreaProps) => (
  <FieldFrame {...{ label, mark, hint, error, id }}>{(ties) => <Box {...rest} {...ties} rows={rows} />}</FieldFrame>
);
