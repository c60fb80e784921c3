import { styled } from "styled-components";
import { printHidden, row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, space, stroke } from "../../../design/tokens/measures.ts";
import { wrap } from "../../../design/tokens/text.ts";

export const Body = styled.div`
  ${wrap}
  ${stack(space.x6)}
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${space.section};

  > ul {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** A letter, as wide as it is read well. */
export const Sheet = styled.div`
  ${wrap}
  > * {
    max-width: ${layout.measure};
  }
`;

/** Where to go on after the letters, or after one. */
export const Onward = styled.p`
  ${row(`${space.x3} ${space.x5}`)}
  align-items: center;
  padding-top: ${space.x7};
  ${printHidden}
`;
