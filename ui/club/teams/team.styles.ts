import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { teamsPage } from "../../design/tokens/parts/teamsPage.ts";
import { below, tabletOnly } from "../../design/tokens/screens.ts";

export type TeamLook = {
  /** With three players at most, the matches are shown beside them. */
  readonly $isShort: boolean;
};

/** The title of a team's list. */
export const listTitle = css`
  padding-bottom: ${space.x3};
  border-bottom: ${stroke.firm} solid ${meaning.text};
`;

/** The grid of a team's staff, results and matches: side by side, or in one column. */
const aside = css<TeamLook>`
  .more {
    display: grid;
    grid-template-columns: ${({ $isShort }) => ($isShort ? teamsPage.split : layout.twelve)};
    gap: ${space.x7} ${({ $isShort }) => ($isShort ? teamsPage.aside : space.column)};
    margin-top: ${space.x7};
  }
  .more:empty {
    display: none;
  }
  ${({ $isShort }) =>
    !$isShort &&
    css`
      .staff {
        grid-column: 1 / span 4;
      }
      .wins {
        grid-column: 5 / span 3;
      }
      .more > :last-child {
        grid-column: 8 / -1;
      }
      /* Without staff or results, the others take their columns. */
      .wins:first-child,
      .staff:nth-last-child(2) {
        grid-column: 1 / span 7;
      }
      .more > :only-child {
        grid-column: 1 / -1;
      }
    `}
`;

const head = css`
  .head {
    display: grid;
    grid-template-columns: ${layout.twelve};
    gap: ${space.x4} ${space.column};
    margin-bottom: ${space.x6};
  }
  .name {
    grid-column: 1 / span 7;
    min-width: 0;

    > :first-child {
      margin-bottom: ${space.x4};
    }
  }
  .description {
    grid-column: 8 / -1;
    align-self: end;
  }
  .description p {
    color: ${meaning.textQuiet};
  }
`;

const lists = css`
  .more section {
    min-width: 0;
  }
  :is(.staff, .wins) h3 {
    ${listTitle}
    font-size: ${size.name};
  }
  .more li {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .wins li {
    padding: 12px 0;
  }
  .staff ul {
    column-gap: ${space.column};
  }
  .staff li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: ${space.x4};
    align-items: center;
    padding: 10px 0;
  }
  :is(.staff, .wins) b {
    display: block;
    font-weight: ${weight.strong};
  }
  .staff div span,
  .wins span {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

const short = css`
  .split {
    display: grid;
    grid-template-columns: ${teamsPage.split};
    gap: ${teamsPage.aside};
    align-items: end;
  }
  .staff ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.laptop} {
    .split,
    .staff ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${below.phone} {
    .more {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const inOneColumn = css`
  .more > :nth-child(n) {
    grid-column: 1 / -1;
  }
`;

export const teamStyles = css<TeamLook>`
  ${head}
  ${aside}
  ${lists}
  ${({ $isShort }) => $isShort && short}

  ${tabletOnly} {
    ${({ $isShort }) => !$isShort && inOneColumn}
  }
  ${below.phone} {
    .name,
    .description {
      grid-column: 1 / -1;
    }
    ${inOneColumn}
  }
`;
