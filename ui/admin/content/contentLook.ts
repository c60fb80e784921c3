import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { size, space } from "../../theme/measures.ts";
import { contentDesk } from "../../theme/parts/contentDesk.ts";
import { below } from "../../theme/screens.ts";
import { panelListLook } from "../panelListLook.ts";

/** The list of what is written: dense, in hairlines. */
export const contentLook = css`
  ${panelListLook}

  .toolbar > :nth-child(2) {
    flex: 0 1 ${contentDesk.category};
  }
  [role="tab"] .count {
    color: inherit;
  }
  .list > li {
    grid-template-columns: ${contentDesk.columns};
    gap: ${contentDesk.rowGap};
    padding: ${contentDesk.rowInset};
  }
  .thumb > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: ${contentDesk.thumbRatio};
    object-fit: cover;
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
  .date > span {
    display: block;
    font-size: ${size.tiny};
  }
  ${below.laptop} {
    .list > li {
      grid-template-columns: ${contentDesk.columnsLaptop};
    }
    /* What it is in one line, under the title and over what can be done. */
    .thumb + div,
    .acts {
      grid-column: 2 / -1;
    }
    .category {
      grid-column: 2;
    }
    .category + * {
      grid-column: 3;
    }
    .date {
      display: flex;
      grid-column: 4;
      align-items: baseline;
      gap: ${space.x3};
    }
    .list .acts {
      justify-content: flex-start;
    }
  }
  ${below.phone} {
    .list > li {
      grid-template-columns: ${contentDesk.columnsPhone};
    }
    .date {
      grid-column: 2 / -1;
    }
    .toolbar > :nth-child(n) {
      flex: 1 1 100%;
    }
    .toolbar > button {
      justify-content: center;
    }
  }
`;
