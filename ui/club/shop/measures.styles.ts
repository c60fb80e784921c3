import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

const line = `linear-gradient(${meaning.stageLine}, ${meaning.stageLine}) center`;

/** Dimension lines with a length: below the jersey and beside it. */
export const measuresStyles = css`
  .box p {
    position: absolute;
    display: grid;
    place-items: center;
    color: ${meaning.onCalm};
    font-size: ${size.small};
    font-weight: ${weight.data};
    font-stretch: ${width.tag};
    white-space: nowrap;
  }
  .box p b {
    background: ${meaning.stage};
  }
  .width {
    /* The jersey's width in its drawing, without the sleeves. */
    left: 20%;
    right: calc(20% + 64px);
    bottom: 0;
    height: 28px;
    background: ${line} / 100% ${stroke.firm} no-repeat;
    border-inline: ${stroke.firm} solid ${meaning.stageLine};
  }
  .width b {
    padding: 2px 10px;
  }
  .height {
    right: 0;
    top: 1%;
    bottom: 52px;
    width: 56px;
    background: ${line} / ${stroke.firm} 100% no-repeat;
  }
  .height b {
    text-align: center;
    white-space: normal;
    padding: 6px 0;
  }
  .height::before,
  .height::after {
    content: "";
    position: absolute;
    left: 16px;
    width: 24px;
    height: ${stroke.firm};
    background: ${meaning.stageLine};
  }
  .height::before {
    top: 0;
  }
  .height::after {
    bottom: 0;
  }

  ${below.tablet} {
    .width {
      right: calc(20% + 44px);
    }
    .height {
      width: 44px;
      font-size: ${size.tiny};
    }
    .height::before,
    .height::after {
      left: 10px;
    }
  }
`;
