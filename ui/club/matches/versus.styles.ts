import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../design/tokens/measures.ts";
import { matchBar } from "../../design/tokens/parts/matches.ts";
import { below, middleOnly, smallDesktopOnly } from "../../design/tokens/screens.ts";
import { parallelogram, run } from "../../design/tokens/slope.ts";

const plates = css`
  .us {
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
  }
  .versus {
    margin-inline: calc(var(--cut) * -1 + 3px);
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.small};
  }
  .them {
    background: ${meaning.calm};
    color: ${meaning.onCalm};
  }
`;

/** For narrow screens. */
const close = css`
  .bug {
    font-size: ${size.control};
  }
  .bug > span {
    padding-inline: 16px;
  }
  .bug img {
    display: none;
  }
`;

const onPhones = css<VersusLook>`
  .bug {
    --bug: 48px;
    display: grid;
    grid-template-columns: ${({ $isLong }) => ($isLong ? "auto auto minmax(0, 1fr)" : "minmax(0, 1fr) auto minmax(0, 1fr)")};
    justify-self: stretch;
    font-size: ${({ $isLong }) => ($isLong ? size.small : size.control)};
  }
  .bug > span {
    padding-inline: 14px;
  }
  .bug .versus {
    padding-inline: ${matchBar.bugInsetSmall};
  }
  .bug img {
    display: ${({ $isLong }) => $isLong && "none"};
    width: ${matchBar.markPhone};
    height: ${matchBar.markPhone};
  }
`;

export type VersusLook = {
  /** True when both names together are too long to fit beside the date on a tablet. */
  readonly $isLong: boolean;
};

/** Both opponents as in a broadcast: three slanted plates. */
export const versusStyles = css<VersusLook>`
  .bug {
    --cut: ${run("var(--bug)")};
    display: inline-grid;
    grid-template-columns: repeat(3, auto);
    justify-self: start;
    min-height: var(--bug);
    font-size: ${size.prose};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
    line-height: 1;
  }
  .bug > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.glyph};
    min-width: 0;
    padding: ${space.x1} 22px;
    clip-path: ${parallelogram("var(--cut)")};
  }
  .bug img {
    flex: none;
    width: ${matchBar.mark};
    height: ${matchBar.mark};
  }
  .bug b {
    min-width: 0;
    max-width: 13em;
    font-weight: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${plates}

  ${smallDesktopOnly} {
    ${({ $isLong }) => $isLong && close}
  }
  ${middleOnly} {
    ${close}
  }
  ${below.phone} {
    ${onPhones}
  }
  ${below.tiny} {
    .bug img {
      display: none;
    }
    .bug > span {
      padding-inline: 12px;
    }
    .bug .versus {
      padding-inline: ${matchBar.bugInsetSmall};
    }
  }
`;
