import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { skew } from "../../design/tokens/slope.ts";

/** The aurora, in the last of its three uses: the live edge. */
const edge = css`
  .when::before {
    content: "";
    position: absolute;
    top: 2px;
    left: 0;
    /* As high as the text beside it, but not so high that its slope reaches the text. */
    height: min(100% - 4px, 64px);
    /* The live edge beside the date. */
    width: 8px;
    background: ${meaning.auroraUp};
    transform: ${skew} translateX(4px);
  }
`;

/** Game and zone are shown beside the names; where those are hidden, here. */
const under = css`
  .under {
    display: none;
    flex-wrap: wrap;
    gap: 0 ${space.x1};
    font-stretch: ${width.data};
  }
  .under :is(.opponent, .competition) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .under .opponent {
    display: none;
  }
  .zone {
    display: inline-block;
    flex: none;
    /* As wide as the longer zone name, so that lines break the same in every zone. */
    min-width: 6.1em;
    max-width: 100%;
    white-space: nowrap;
  }
  ${below.phone} {
    .under .competition {
      display: none;
    }
  }
  ${below.narrow} {
    .under {
      gap: 0;
    }
  }
`;

/** The start of the match, and the time until then. */
export const startStyles = css`
  .when {
    position: relative;
    display: grid;
    padding-left: 28px;
    line-height: 1.15;
    font-size: ${size.small};
  }
  ${edge}
  .top {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.x3};
  }
  :is(.label, .zone, .opponent, .competition) {
    color: ${meaning.textQuiet};
  }
  .count {
    color: ${meaning.mark};
    font-weight: ${weight.bold};
  }
  time {
    white-space: nowrap;
  }
  .when time {
    /* As wide as most dates, so that the neighbours don't move between zones. */
    min-width: 10.2em;
    font-size: 1.375rem;
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
  ${under}

  ${below.phone} {
    .when time {
      min-width: 0;
      white-space: normal;
      font-size: clamp(1.0625rem, 5.6vw, 1.375rem);
    }
  }
`;
