import { css } from "styled-components";
import { callLook } from "../kit/callLook.ts";
import { meaning } from "../theme/meaning.ts";
import { motion, size, space, stroke } from "../theme/measures.ts";
import { join } from "../theme/parts/homePage.ts";
import { below } from "../theme/screens.ts";
import { nameText } from "../theme/text.ts";

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
    min-height: ${join.entry};
    border-bottom: ${stroke.hairline} solid ${meaning.lineStrong};
    font-size: ${size.name};
    text-decoration: none;
    transition: transform ${motion.quick};
  }
  > nav a:hover {
    transform: ${join.reach};
  }
`;

/** The call on the left, what one can do for the club on the right. */
export const joinLook = css`
  ${callLook}
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
