import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelListStyles } from "../../admin/PanelList.styles.ts";

/** The list of articles and tips: dense, in hairlines. */
export const contentStyles = css`
  ${panelListStyles}

  .toolbar > :nth-child(2) {
    flex: 0 1 220px;
  }
  [role="tab"] .count {
    color: inherit;
  }
  .list > li {
    grid-template-columns: 84px minmax(0, 1fr) minmax(0, 132px) 118px 136px 296px;
    gap: 4px 16px;
    padding: 10px;
  }
  .thumb > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 84 / 52;
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
      grid-template-columns: 84px fit-content(40%) auto minmax(0, 1fr);
    }
    /* One line of facts between the title and the actions. */
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
      grid-template-columns: 64px fit-content(45%) minmax(0, 1fr);
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
