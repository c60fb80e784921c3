import { styled } from "styled-components";
import { row } from "../../../design/tokens/layout.ts";
import { space } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { wrap } from "../../../design/tokens/text.ts";

/** The banner above a draft on its page. */
export const Banner = styled.div`
  ${wrap}
  padding-block: ${space.x5} 0;

  ${below.phone} {
    padding-top: ${space.x4};
  }
`;

export const Acts = styled.div`
  ${row(space.x2)}
`;

/** The notice of a draft that can't be shown. */
export const Failed = styled.div`
  ${wrap}
  padding-block: ${space.x7} ${space.section};
`;
