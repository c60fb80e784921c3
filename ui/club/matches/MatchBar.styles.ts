import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, space, stroke } from "../../design/tokens/measures.ts";
import { matchBar } from "../../design/tokens/parts/matches.ts";
import { below, tabletOnly, when } from "../../design/tokens/screens.ts";
import { visuallyHidden, wrap } from "../../design/tokens/text.ts";
import { eventStyles } from "./event.styles.ts";
import { startStyles } from "./start.styles.ts";
import { type VersusLook, versusStyles } from "./versus.styles.ts";

export type BarLook = VersusLook & { readonly $isSlim: boolean };

const acts = css`
  .acts {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space.x2};
  }
  ${tabletOnly} {
    .acts .watch {
      padding-inline: 20px;
    }
    .acts .watch span {
      ${visuallyHidden}
    }
  }
`;

/** The slim bar without plates: the date, the opponent in words, and the calendar beside them. */
const inWords = css`
  .bug {
    display: none;
  }
  .under .opponent {
    display: block;
  }
  .under .game {
    display: none;
  }
`;

/** The plates on a line of their own. */
const onTwoLines = css`
  .bug {
    grid-column: 1 / -1;
    order: 1;
  }
  .then {
    order: 2;
  }
`;

/** One column. */
const onPhones = css<BarLook>`
  .inside {
    grid-template-columns: ${matchBar.columnsFew};
    gap: ${space.x3} ${space.x4};
  }
  .inside > * {
    grid-column: 1 / -1;
  }
  .bug {
    order: 2;
  }
  .event {
    order: 3;
  }
  .acts {
    order: 4;
  }
  .acts .watch {
    flex: 1;
    justify-content: center;
  }
  .then {
    order: 5;
  }
  ${({ $isSlim }) => ($isSlim ? slimOnPhones : wholeOnPhones)}
`;

const wholeOnPhones = css`
  .inside {
    padding-block: 14px;
  }
  .event {
    display: block;
  }
  .under {
    display: none;
  }
`;

const slimOnPhones = css`
  ${inWords}

  .inside > .when {
    grid-column: 1;
  }
  .inside > .acts {
    grid-column: 2;
    order: 1;
  }
  .acts .watch {
    display: none;
  }
  ${below.narrow} {
    .under {
      display: grid;
    }
  }
`;

/** The bar under home's headline, or the slim one on top of other pages. */
export const matchBarStyles = css<BarLook>`
  --bug: ${({ $isSlim }) => ($isSlim ? "44px" : "52px")};
  position: relative;
  z-index: ${layer.inside};
  background: ${meaning.surfaceRaised};
  border-block: ${stroke.hairline} solid ${meaning.line};

  .inside {
    ${wrap}
    position: relative;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 24px clamp(20px, 1.6vw, 28px);
    min-height: ${({ $isSlim }) => ($isSlim ? "76px" : "92px")};
    padding-block: ${({ $isSlim }) => ($isSlim ? space.x3 : space.x4)};
  }
  ${startStyles}
  ${versusStyles}
  ${eventStyles}
  ${acts}

  ${below.desktop} {
    .inside {
      grid-template-columns: ${({ $isLong }) => ($isLong ? matchBar.columnsFew : "minmax(0, 1fr) max-content auto")};
    }
    .event {
      display: none;
    }
    .under {
      display: flex;
    }
    ${({ $isSlim, $isLong }) => $isLong && ($isSlim ? inWords : onTwoLines)}
  }
  ${tabletOnly} {
    .inside {
      gap: ${space.x4};
    }
  }
  ${below.phone} {
    ${onPhones}
  }
  ${when.printed} {
    display: none;
  }
`;
