import { styled } from "styled-components";
import { space } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Two fields side by side; on phones each needs the whole line. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;

  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
