import { css, styled } from "styled-components";
import { space } from "../../../design/tokens/measures.ts";
import { wrap } from "../../../design/tokens/text.ts";

const plain = css`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** Words, and links beside them as far as they fit. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x4};

  ul {
    display: contents;
  }
  a {
    display: block;
    padding-block: ${space.x3};
  }
`;

/** The boards of the list are as wide as the page; what stands in their place isn't. */
export const Inside = styled.div<{ readonly $isPlain: boolean }>`
  ${({ $isPlain }) => $isPlain && plain}
`;
