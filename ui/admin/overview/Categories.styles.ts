import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";

/** Bars, side by side on wide screens. */
export const categoriesStyles = css`
  .meters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: ${space.x4} ${space.x6};
  }
  .meter {
    display: grid;
    gap: 5px;
  }
  .meter p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.x3};
    overflow-wrap: anywhere;
  }
  .meter svg {
    width: 100%;
    height: ${adminPage.meter}px;
  }
  .meter .all {
    fill: ${meaning.line};
  }
  .meter .part {
    fill: ${meaning.lineStrong};
  }
  details > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.textQuiet};
    cursor: pointer;
  }
`;
