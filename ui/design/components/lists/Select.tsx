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

const WithArrow = ({ choices, ...rest }: ComponentProps<"select"> & Pick<SelectProps, "choices">) => (
  <>
    <List {...rest}>
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
);

/** The native select with the design's frame. */
export const Select = ({ label, mark, hint, error, id, choices, ...rest }: SelectProps) => (
  <FieldFrame {...{ label, mark, hint, error, id }}>
    {(ties) => <WithArrow choices={choices} {...rest} {...ties} />}
  </FieldFrame>
);

const Place = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
`;

/** As `Select`, as wide as its words, and named by `aria-label`. */
export const BareSelect = (props: ComponentProps<typeof WithArrow> & { readonly "aria-label": string }) => (
  <Place>
    <WithArrow {...props} />
  </Place>
);
