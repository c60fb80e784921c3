import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { stroke } from "../../tokens/measures.ts";
import { field } from "../../tokens/parts/components.ts";
import { FieldFrame, type FieldWords } from "../frames/FieldFrame.tsx";
import { controlStyles } from "../frames/field.styles.ts";

/** As high as its text, between its rows and half the window. Firefox keeps the rows, and lets the reader pull. */
const Box = styled.textarea<{ readonly $rows: number }>`
  ${controlStyles}
  padding-block: ${field.textInset};
  line-height: 1.5;
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
    /* A long word widens neither it nor what is around it. */
    contain: inline-size;
    min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${field.textInset} + 2 * ${stroke.hairline});
    max-height: 50vh;
  }
`;

export type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id" | "aria-invalid" | "aria-describedby">;

/** Uncontrolled, as `Field`. */
export const TextArea = ({ label, mark, hint, error, id, rows = 4, ...rest }: TextAreaProps) => (
  <FieldFrame {...{ label, mark, hint, error, id }}>
    {(ties) => <Box {...rest} {...ties} rows={rows} $rows={rows} />}
  </FieldFrame>
);
