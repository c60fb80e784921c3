import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, stroke, weight, width } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { below } from "../theme/screens.ts";

const line = `linear-gradient(${meaning.stageLine}, ${meaning.stageLine}) center`;

/** Lines with a length on them, as on a tailor's drawing: below the jersey and beside it. */
export const measuresLook = css`
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
    left: ${shopPage.chest};
    right: ${shopPage.chestEnd};
    bottom: 0;
    height: ${shopPage.across};
    background: ${line} / 100% ${stroke.firm} no-repeat;
    border-inline: ${stroke.firm} solid ${meaning.stageLine};
  }
  .width b {
    padding: ${shopPage.acrossInset};
  }
  .height {
    right: 0;
    top: ${shopPage.upTop};
    bottom: ${shopPage.upBottom};
    width: ${shopPage.up};
    background: ${line} / ${stroke.firm} 100% no-repeat;
  }
  .height b {
    text-align: center;
    white-space: normal;
    padding: ${shopPage.upInset};
  }
  .height::before,
  .height::after {
    content: "";
    position: absolute;
    left: ${shopPage.tickLeft};
    width: ${shopPage.tick};
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
      right: ${shopPage.chestEndTablet};
    }
    .height {
      width: ${shopPage.upTablet};
      font-size: ${size.tiny};
    }
    .height::before,
    .height::after {
      left: ${shopPage.tickLeftTablet};
    }
  }
`;
