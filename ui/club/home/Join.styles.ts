import { css } from "styled-components";
import { callStyles } from "../../design/components/boards/Call.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { motion, size, space, stroke } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { nameText } from "../../design/tokens/text.ts";

const roles = css`
  > nav {
    grid-column: 8 / -1;
    align-self: end;
    border-top: ${stroke.strong} solid ${meaning.text};
  }
  > nav a {
    ${nameText}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    min-height: 64px;
    border-bottom: ${stroke.hairline} solid ${meaning.lineStrong};
    font-size: ${size.name};
    text-decoration: none;
    transition: transform ${motion.quick};
  }
  > nav a:hover {
    transform: translateX(8px);
  }
`;

/** The call on the left, the ways to help on the right. */
export const joinStyles = css`
  ${callStyles}
  > div {
    grid-column: 1 / span 6;
  }
  ${roles}
  ${below.tablet} {
    > :is(div, nav) {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    > div > div > :last-child {
      width: auto;
    }
  }
`;
