import { styled } from "styled-components";
import { space } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";

/** Fields under each other. As a form: `<Fields as="form">`. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Two short fields beside each other, also on phones but the narrowest. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;

  ${below.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
