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

/**
 * The zone has its place beside the event, and here where that is hidden. Its name makes no room for itself; beside a long
 * opponent it has a line of its own.
 */
const zone = css`
  .under {
    display: none;
    flex-wrap: wrap;
    gap: 0 ${space.x1};
  }
  .under .opponent {
    display: none;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .zone {
    flex: 1 0 ${matchBar.zoneRoom};
    width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${below.narrow} {
    .under {
      gap: 0;
    }
    .under .zone {
      width: auto;
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
  :is(.label, .zone, .opponent) {
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
  ${zone}

  ${below.phone} {
    .when time {
      min-width: 0;
      white-space: normal;
      font-size: ${matchBar.datePhone};
    }
  }
`;
