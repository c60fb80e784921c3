import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { five } from "../../design/tokens/parts/homePage.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { parallelogram } from "../../design/tokens/slope.ts";

const names = css`
  .five span {
    position: absolute;
    left: 50%;
    bottom: 18px;
    max-width: 100%;
    padding: 7px 18px;
    overflow: hidden;
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    clip-path: ${parallelogram("9px")};
    font-size: ${size.small};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    line-height: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .five li:nth-child(3) span {
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.prose};
  }
  ${below.phone} {
    .five span {
      display: none;
    }
  }
`;

/** Five players, the middle one in front. They extend beyond the page on the right. */
export const fiveStyles = css`
  .five {
    position: relative;
    z-index: 2;
    grid-column: 1 / -1;
    grid-row: 1 / span 2;
    place-self: end;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    width: var(--five);
    margin-right: calc(${space.gutter} * -1 + ${five.bleed});
  }
  .five li {
    position: relative;
    flex: 0 0 27%;
    margin-left: -10.2%;
  }
  .five li:nth-child(even) {
    z-index: 1;
    flex-basis: 29%;
  }
  .five li:nth-child(3) {
    z-index: 3;
    flex-basis: 36%;
    margin-inline: -10% -2%;
  }
  .five li:nth-child(5) {
    margin-left: -9%;
  }
  .five img {
    width: 100%;
    height: auto;
  }
  ${names}
  ${below.tablet} {
    .five {
      grid-column: 1 / -1;
      grid-row: 2;
      justify-content: center;
      justify-self: stretch;
      width: auto;
      margin: 14px calc(${space.gutter} * -1 + -30px) 0;
      padding-left: 9%;
      border-bottom: ${stroke.hairline} solid ${meaning.line};
    }
  }
  ${when.printed} {
    .five {
      display: none;
    }
  }
`;
