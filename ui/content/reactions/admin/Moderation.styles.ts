import { styled } from "styled-components";
import { space } from "../../../design/tokens/measures.ts";

/** The comments in the dialog. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  justify-items: start;
  ul {
    width: 100%;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
`;
