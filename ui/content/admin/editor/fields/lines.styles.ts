import { styled } from "styled-components";
import { stack } from "../../../../design/tokens/layout.ts";
import { space, weight } from "../../../../design/tokens/measures.ts";

/** A list that is made of typed lines: its name, what is in it, and a field that adds to it. */
export const Lines = styled.div`
  ${stack(space.x3)}

  > strong {
    font-weight: ${weight.strong};
  }
`;
