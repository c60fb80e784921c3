import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { asideTitle } from "../../../design/tokens/text.ts";

export const Parts = styled.div`
  ${stack(space.x5)}
`;

/** A new link and its button, on one line where it fits. */
export const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  align-items: end;
`;

/** The open links, one a line. */
export const Links = styled.section`
  h3 {
    ${asideTitle}
  }
  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  li {
    display: flex;
    gap: ${space.x3};
    align-items: center;
    justify-content: space-between;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-variant-numeric: tabular-nums;
  }
`;
