import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below, smallDesktopOnly } from "../../design/tokens/screens.ts";

/** The event of the match, and the match after it. */
export const eventStyles = css`
  .event {
    min-width: 0;
    font-size: ${size.small};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .event strong {
    display: block;
    font-weight: ${weight.strong};
  }
  .how {
    color: ${meaning.textQuiet};
  }
  .then {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    padding-top: ${space.x3};
    border-top: ${stroke.hairline} solid ${meaning.line};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  .then > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .then time {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }

  ${smallDesktopOnly} {
    .format {
      display: none;
    }
  }
  ${below.phone} {
    /* The zone has a line of its own, so that a longer name shifts nothing. */
    .how,
    .how .zone {
      display: block;
      width: auto;
    }
  }
`;
