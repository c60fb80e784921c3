import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { shopPage } from "../../design/tokens/parts/shopPage.ts";
import { below } from "../../design/tokens/screens.ts";

export type PickLook = {
  /** True when the name has a word too long for the largest letters. */
  readonly $isLong: boolean;
};

const facts = css`
  dl {
    margin-top: ${space.x2};
    font-size: ${size.small};
  }
  dl > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${space.x3};
    padding-block: 10px;
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  dt {
    color: ${meaning.textQuiet};
    hyphens: auto;
  }
  dd {
    font-weight: ${weight.semi};
  }
`;

/** The jersey's name, price, size and order link. */
export const pickStyles = css<PickLook>`
  .pick {
    display: grid;
    gap: ${space.x4};
    justify-self: end;
    width: 100%;
    max-width: 480px;
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: ${({ $isLong }) => ($isLong ? "clamp(1.875rem, 3.5vw, 3rem)" : "clamp(2.5rem, 5.2vw, 4.75rem)")};
    font-weight: ${weight.black};
    line-height: 0.92;
    letter-spacing: ${tracking.tight};
    hyphens: auto;
  }
  .say {
    color: ${meaning.textQuiet};
    font-size: ${size.prose};
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
    padding-top: ${space.x4};
    border-top: ${stroke.firm} solid ${meaning.text};
    color: ${meaning.textQuiet};
  }
  .line :is(.price, b) {
    color: ${meaning.text};
  }
  .price {
    font-size: ${shopPage.price};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: ${tracking.figure};
  }
  .sizes fieldset > div {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .note {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${facts}

  ${below.tablet} {
    .pick {
      justify-self: start;
      max-width: 620px;
      margin-top: 84px;
    }
  }
`;
