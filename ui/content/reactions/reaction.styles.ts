import { css } from "styled-components";
import { selectedWhenForced } from "../../design/tokens/forced.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { below, when } from "../../design/tokens/screens.ts";

/** Between two sidebars, the bar has room for labels and counts, but not for their icons. */
const inNarrow = "@container (min-width: 40em) and (max-width: 45em)";

/** A bar that stays at the bottom of the window while the body is read. */
export const reactionStyles = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  margin-top: ${space.x8};
  background: ${meaning.surfaceHigh};
  border-top: ${stroke.strong} solid ${meaning.mark};
  font-size: ${size.small};

  button {
    display: inline-flex;
    align-items: center;
    gap: ${space.glyph};
    min-height: 60px;
    padding: 0 14px;
    border: 0;
    background: none;
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  button + button {
    border-left: ${stroke.hairline} solid ${meaning.lineHigh};
  }
  button:hover {
    background: ${meaning.calm};
    color: ${meaning.onCalm};
  }
  button:focus-visible {
    outline-offset: -6px;
  }
  /* The rating makes room for the quote of a selected passage. */
  [data-quote] ~ * {
    display: none;
  }
  b {
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
  button[aria-pressed="true"] {
    background: ${meaning.mark};
    color: ${meaning.onMark};

    ${selectedWhenForced}
    svg {
      fill: currentColor;
    }
    &:focus-visible {
      outline-color: ${meaning.onMark};
    }
  }

  ${below.tablet} {
    button {
      flex: 1 1 auto;
      justify-content: center;
    }
  }
  ${inNarrow} {
    & > button {
      padding: 0 10px;
    }
    & > button svg {
      display: none;
    }
  }
  ${below.phone} {
    margin-inline: calc(${space.gutter} * -1);
    [data-down] &:not(:has(:focus-visible, [data-quote])) {
      position: static;
    }

    button {
      gap: ${space.near};
      min-height: 56px;
      padding: 0 ${space.near};
      font-stretch: ${width.tight};
    }
    svg {
      width: ${reactions.reactionGlyphPhone};
      height: ${reactions.reactionGlyphPhone};
    }
  }
  /* All three on one line; the smallest screens drop the icons, not the labels and counts. */
  ${below.narrow} {
    svg {
      display: none;
    }
  }
  ${below.low} {
    position: static;
  }
  ${when.scriptless} {
    position: static;
  }
  ${printHidden}
`;
