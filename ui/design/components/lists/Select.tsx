import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { weight } from "../../tokens/measures.ts";
import { field } from "../../tokens/parts/components.ts";
import { FieldFrame, type FieldWords } from "../frames/FieldFrame.tsx";
import { controlStyles } from "../frames/field.styles.ts";
import { Icon } from "../media/Icon.tsx";

const List = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;
  font-weight: ${weight.semi};
`;
// An element, not a background image: an element takes the text colour of the ground.
const Arrow = styled.span`
  position: absolute;
  inset: 0 13px 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;

  svg {
    width: ${field.arrow};
    height: ${field.arrow};
  }
`;

export type Choice = { readonly value: string; readonly words: string };
export type SelectProps = FieldWords &
  Omit<ComponentProps<"select">, "id" | "children" | "aria-invalid" | "aria-describedby"> & {
    readonly choices: readonly Choice[];
  };

/** The native select with the design's frame. */
export const Select = ({ label, mark, hint, error, id, choices, ...rest }: SelectProps) => (
  <FieldFrame {...{ label, mark, hint, error, id }}>
    {(ties) => (
      <>
        <List {...rest} {...ties}>
          {choices.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </List>
        <Arrow>
          <Icon name="down" />
        </Arrow>
      </>
    )}
  </FieldFrame>
);
