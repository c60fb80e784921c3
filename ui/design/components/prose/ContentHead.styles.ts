import { css, styled } from "styled-components";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { rightEdge } from "../../tokens/slope.ts";
import { wrap } from "../../tokens/text.ts";

export const Header = styled.header`
  padding-top: ${space.x4};
`;

export const Inside = styled.div`
  ${wrap}
`;

/** The title's plate is not printed, and without it the picture would lie behind the words. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  column-gap: ${space.column};
  align-items: end;
  ${when.printed} {
    display: block;
  }
`;

export const Art = styled.div`
  grid-column: 4 / -1;
  grid-row: 1;
  margin-right: calc(${space.gutter} * -1);
  img,
  span {
    width: 100%;
    aspect-ratio: 40 / 15;
    background: ${meaning.surfaceRaised};
    object-fit: cover;
    clip-path: polygon(12.2% 0, 100% 0, 100% 100%, 0 100%);
  }
  span {
    display: block;
  }
  ${printHidden}
  ${below.phone} {
    grid-column: 1 / -1;
    margin-left: calc(${space.gutter} * -1);
    img,
    span {
      aspect-ratio: 16 / 10;
      clip-path: none;
    }
  }
`;

export const Title = styled.div`
  position: relative;
  z-index: ${layer.inside};
  grid-column: 1 / span 9;
  grid-row: 1;
  ${below.phone} {
    grid-column: 1 / -1;
    grid-row: 2;
    margin-top: -46px;
  }
`;

const plate = css`
  display: inline-block;
  margin: ${space.x4} 0 -${stroke.hairline} calc(${space.gutter} * -1);
  padding: 0.34em calc(40px + 0.5em) 0.38em ${space.gutter};
  background: ${meaning.surface};
  clip-path: ${rightEdge("40px")};
  font-size: clamp(2rem, 5vw, 4.5rem);
  line-height: 0.98;
  vertical-align: bottom;
  overflow-wrap: anywhere;
  ${below.phone} {
    display: block;
    width: auto;
    margin: ${space.x2} calc(${space.gutter} * -1) -${stroke.hairline};
    padding: 16px ${space.gutter} 10px;
    clip-path: none;
  }
`;

const long = css`
  font-size: clamp(1.625rem, 3vw, 2.5rem);
  line-height: 1.04;
`;

export const Heading = styled.h1<{ readonly $isLong: boolean }>`
  ${plate}
  ${({ $isLong }) => $isLong && long}
`;

/** The place of a title that isn't there yet. */
export const EmptyPlate = styled.p`
  width: 100%;
  ${plate}
`;

/** Author, date and reading time, as separate items. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x5};
  padding-block: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  && > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Facts that go to the next line together. */
export const Together = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: inherit;
`;

/** A face and a name. */
export const Author = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x3};
  font-weight: ${weight.bold};
  a {
    padding-block: ${space.x4};
  }
`;
