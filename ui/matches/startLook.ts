import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, weight, width } from "../theme/measures.ts";
import { matchBar } from "../theme/parts/matches.ts";
import { below } from "../theme/screens.ts";
import { skew } from "../theme/slope.ts";

/** The light, last of its three places: the live edge. */
const edge = css`
  .when::before {
    content: "";
    position: absolute;
    top: ${matchBar.edgeInset};
    left: 0;
    height: ${matchBar.edgeHeight};
    width: ${matchBar.edge};
    background: ${meaning.auroraUp};
    transform: ${skew} ${matchBar.edgeShift};
  }
`;

/** What is played and whose clock it is have their place beside the names, and here where that is hidden. */
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
    min-width: ${matchBar.zoneRoom};
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

/** When the match is, and how long until then. */
export const startLook = css`
  .when {
    position: relative;
    display: grid;
    padding-left: ${matchBar.edgeRoom};
    line-height: ${matchBar.line};
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
    min-width: ${matchBar.dateRoom};
    font-size: ${matchBar.date};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
  ${under}

  ${below.phone} {
    .when time {
      min-width: 0;
      white-space: normal;
      font-size: ${matchBar.datePhone};
    }
  }
`;
