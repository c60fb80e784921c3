import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { size, space, stroke, weight, width } from "../../theme/measures.ts";
import { contentDesk } from "../../theme/parts/contentDesk.ts";
import { below } from "../../theme/screens.ts";
import { stepsBack } from "../../theme/waiting.ts";

/** The list of what is written: dense, in hairlines. */
export const contentLook = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x4};
    margin-bottom: ${space.x4};
  }
  .toolbar > :first-child {
    flex: 1 1 ${contentDesk.search};
  }
  .toolbar > :nth-child(2) {
    flex: 0 1 ${contentDesk.category};
  }
  .news {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x4};
    margin-bottom: ${space.x3};
    color: ${meaning.pending};
    font-weight: ${weight.bold};
  }
  [role="tab"] .count {
    color: inherit;
  }
  .list {
    border-top: ${stroke.hairline} solid ${meaning.line};
    ${stepsBack}
  }
  .list > li {
    display: grid;
    grid-template-columns: ${contentDesk.columns};
    gap: ${contentDesk.rowGap};
    align-items: center;
    min-height: ${contentDesk.row};
    padding: ${contentDesk.rowInset};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .list > li:hover {
    background: ${meaning.surfaceRaised};
  }
  .thumb > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: ${contentDesk.thumbRatio};
    object-fit: cover;
  }
  h3 {
    font-size: ${size.control};
    font-stretch: ${width.eased};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    line-height: 1.3;
    text-wrap: initial;
    overflow-wrap: anywhere;
  }
  .excerpt {
    display: -webkit-box;
    overflow: hidden;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .category {
    min-width: 0;
    font-size: ${size.tiny};
    overflow-wrap: anywhere;
  }
  .category > span {
    max-width: 100%;
    white-space: normal;
  }
  .date {
    color: ${meaning.textQuiet};
  }
  .date > span {
    display: block;
    font-size: ${size.tiny};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space.x1};
  }
  ${below.laptop} {
    .list > li {
      grid-template-columns: ${contentDesk.columnsLaptop};
    }
    .category,
    .date,
    .acts {
      grid-column: 2 / -1;
    }
    .acts {
      justify-content: flex-start;
    }
  }
  ${below.phone} {
    .list > li {
      grid-template-columns: ${contentDesk.columnsPhone};
    }
    .list > li > :not(.thumb) {
      grid-column: 2;
    }
    .toolbar > :nth-child(n) {
      flex: 1 1 100%;
    }
    .toolbar > button {
      justify-content: center;
    }
  }
`;
