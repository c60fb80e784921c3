import { styled } from "styled-components";
import { stack } from "../design/tokens/layout.ts";
import { space } from "../design/tokens/measures.ts";
import { below, when } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";

export const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: 208px minmax(0, 744px) minmax(0, 296px);
  justify-content: space-between;
  gap: 40px;
  align-items: start;
  padding-block: ${space.x7} ${space.section};
  ${below.laptop} {
    grid-template-columns: minmax(0, 720px) minmax(0, 280px);
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    padding-top: ${space.x6};
  }
  ${when.printed} {
    display: block;
  }
`;

/** The body keeps its column when the tip has no table of contents. */
export const BodyColumn = styled.div`
  grid-column: -3;
  ${below.tablet} {
    grid-column: auto;
  }
`;

/** In place of a tip. */
export const Apart = styled.div`
  ${wrap}
  ${stack(space.x5)}
  padding-block: ${space.x7} ${space.section};
`;
