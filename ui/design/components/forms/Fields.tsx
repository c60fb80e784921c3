import { styled } from "styled-components";
import { space } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";

/** A column of fields. As a form: `<Fields as="form">`. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Two short fields side by side, on all but the narrowest phones. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;

  ${below.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
