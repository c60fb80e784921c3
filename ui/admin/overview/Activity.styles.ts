import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, stroke, weight } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";

/** One line for each activity; pending applications have a mark. */
export const activityStyles = css`
  .feed > li {
    display: grid;
    grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr) auto;
    gap: 2px 14px;
    align-items: center;
    min-height: 68px;
    padding: 10px 20px;
  }
  .feed > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .feed > li > svg {
    width: ${adminPage.entryGlyph};
    height: ${adminPage.entryGlyph};
    color: ${meaning.textQuiet};
  }
  .kind,
  .when {
    color: ${meaning.textQuiet};
  }
  .kind {
    font-size: ${size.tiny};
  }
  .what {
    font-size: ${size.control};
    font-weight: ${weight.bold};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .when {
    white-space: nowrap;
  }
  .due {
    box-shadow: inset ${stroke.heavy} 0 0 ${meaning.pending};
  }
  .feed > .due > svg,
  .due .kind {
    color: ${meaning.pending};
    font-weight: ${weight.bold};
  }
  ${below.phone} {
    .feed > li {
      grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr);
    }
    .feed > li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
