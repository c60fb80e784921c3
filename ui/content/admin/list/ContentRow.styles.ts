import { styled } from "styled-components";
import { rowActsStyles } from "../../../admin/PanelList.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** One line on wide screens; title, facts and actions under each other on others. */
export const Row = styled.li`
  grid-template-columns: 84px minmax(0, 1fr) minmax(0, 132px) 118px 136px 296px;
  gap: 4px 16px;
  padding: 10px;
  ${below.laptop} {
    grid-template-columns: 84px fit-content(40%) auto minmax(0, 1fr);
  }
  ${below.phone} {
    grid-template-columns: 64px fit-content(45%) minmax(0, 1fr);
  }
`;

export const Thumbnail = styled.div`
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 84 / 52;
    object-fit: cover;
  }
`;

export const Summary = styled.div`
  ${below.laptop} {
    grid-column: 2 / -1;
  }
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Category = styled.div`
  min-width: 0;
  font-size: ${size.tiny};
  overflow-wrap: anywhere;
  & > span {
    max-width: 100%;
    white-space: normal;
  }
  ${below.laptop} {
    grid-column: 2;
    && + * {
      grid-column: 3;
    }
  }
`;

export const Dates = styled.div`
  color: ${meaning.textQuiet};
  span {
    display: block;
    font-size: ${size.tiny};
  }
  ${below.laptop} {
    display: flex;
    grid-column: 4;
    align-items: baseline;
    gap: ${space.x3};
  }
  ${below.phone} {
    grid-column: 2 / -1;
  }
`;

export const Acts = styled.div`
  ${rowActsStyles}
  ${below.laptop} {
    grid-column: 2 / -1;
    justify-content: flex-start;
  }
`;
