import { styled } from "styled-components";
import { space } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

/** The mark above a shared draft. */
export const Banner = styled.div`
  ${wrap}
  padding-block: ${space.x5} 0;

  ${below.phone} {
    padding-top: ${space.x4};
  }
`;

/** What stands in place of the draft. */
export const Apart = styled.div`
  ${wrap}
  padding-block: ${space.x7} ${space.section};
`;
