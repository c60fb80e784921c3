import { styled } from "styled-components";
import { space } from "../theme/measures.ts";
import { below } from "../theme/screens.ts";

/** Cards in three columns, then two, then one. Its children are `li`. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.x7} ${space.column};
  padding-top: ${space.x7};

  ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
