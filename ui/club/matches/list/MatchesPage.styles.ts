import { css, styled } from "styled-components";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { wrap } from "../../../design/tokens/text.ts";

const plain = css`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** The filters, and the switch at the end of their line. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x3} ${space.x4};
  & > form {
    flex: 1 1 auto;
  }
  /* The selects in one row, the switch and the number of matches in the next. */
  ${below.tablet} {
    padding-top: ${space.x4};
    & > form {
      display: contents;
    }
    output {
      order: 1;
      width: auto;
      padding-bottom: 12px;
    }
  }
`;

/** The parts of the page, as tabs over it. */
export const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x5};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  /* A heading stays with the links after it. */
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: inherit;
  }
  ul {
    display: contents;
  }
  a {
    display: block;
    padding-block: ${space.x3};
  }
  & > a {
    font-weight: ${weight.strong};
    font-stretch: ${width.broad};
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  p {
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    column-gap: ${space.x4};
  }
  ${printHidden}
`;

/** The boards of the list are as wide as the page; what stands in their place isn't. */
export const Inside = styled.div<{ readonly $isPlain: boolean }>`
  ${({ $isPlain }) => $isPlain && plain}
`;
