import { css, styled } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { listTitle } from "../../../design/tokens/text.ts";
import { postponed } from "../state/fate.styles.ts";

export const Section = styled.section`
  min-width: 0;
`;

/** The zone stands at the end of the title's line, or below it. */
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x4};
  ${listTitle}
  h3 {
    font-size: ${size.name};
  }
  p {
    margin-left: auto;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

const cancelled = css`
  time,
  div > a {
    color: ${meaning.textQuiet};
    text-decoration: line-through;
  }
  img {
    opacity: 0.6;
  }
`;

/** A cancelled match keeps its place in the list. */
export const Row = styled.li<{ readonly $isCancelled: boolean; readonly $isPostponed: boolean }>`
  display: grid;
  grid-template-columns: 96px 36px minmax(0, 1fr) 44px;
  gap: ${space.x3};
  align-items: center;
  min-height: 76px;
  padding: 8px 0;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  line-height: 1.25;
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
    line-height: 1.05;
  }
  time span {
    display: block;
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    font-stretch: ${width.tag};
    white-space: nowrap;
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  div > a {
    display: block;
    padding-block: 2px;
    font-weight: ${weight.strong};
  }
  div > a:not(:hover) {
    text-decoration: none;
  }
  div > span {
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${({ $isCancelled }) => $isCancelled && cancelled}
  ${({ $isPostponed }) => $isPostponed && postponed}
  ${below.phone} {
    grid-template-columns: 92px 32px minmax(0, 1fr) 44px;
    img {
      width: 32px;
      height: 32px;
    }
  }
  /* The names need the room of the sign. */
  ${below.narrow} {
    grid-template-columns: 94px minmax(0, 1fr) 44px;
    column-gap: ${space.x2};
    img {
      display: none;
    }
  }
`;

export const Empty = styled.p`
  padding-top: ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  padding-top: ${space.x1};
  &:empty {
    display: none;
  }
`;
