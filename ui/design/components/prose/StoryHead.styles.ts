import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { rightEdge } from "../../tokens/slope.ts";
import { wrap } from "../../tokens/text.ts";

export const storyHeadStyles = css`
  padding-top: ${space.x4};

  .inside {
    ${wrap}
  }
  .stage {
    display: grid;
    grid-template-columns: ${layout.twelve};
    column-gap: ${space.column};
    align-items: end;
  }
  .art {
    grid-column: 4 / -1;
    grid-row: 1;
    margin-right: calc(${space.gutter} * -1);
  }
  .art > * {
    width: 100%;
    aspect-ratio: 40 / 15;
    object-fit: cover;
    clip-path: polygon(12.2% 0, 100% 0, 100% 100%, 0 100%);
  }
  .title {
    position: relative;
    z-index: ${layer.inside};
    grid-column: 1 / span 9;
    grid-row: 1;
  }
  :is(h1, .plate) {
    display: inline-block;
    margin: ${space.x4} 0 -${stroke.hairline} calc(${space.gutter} * -1);
    padding: 0.34em calc(40px + 0.5em) 0.38em ${space.gutter};
    background: ${meaning.surface};
    clip-path: ${rightEdge("40px")};
    font-size: clamp(2rem, 5vw, 4.5rem);
    line-height: 0.98;
    vertical-align: bottom;
    overflow-wrap: anywhere;
  }
  .plate {
    width: 100%;
  }
  h1.long {
    font-size: clamp(1.625rem, 3vw, 2.5rem);
    line-height: 1.04;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x5};
    padding-block: ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};

    > * {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  /* Parts that wrap to the next line together. */
  .together {
    display: inline-flex;
    flex-wrap: wrap;
    gap: inherit;
  }
  .author {
    display: inline-flex;
    align-items: center;
    gap: ${space.x3};
    font-weight: ${weight.bold};
  }

  /* The title's plate isn't printed, and the picture would be behind the title. */
  ${when.printed} {
    .art {
      display: none;
    }
    .stage {
      display: block;
    }
  }
  ${below.phone} {
    .art {
      grid-column: 1 / -1;
      margin-left: calc(${space.gutter} * -1);
    }
    .art > * {
      aspect-ratio: 16 / 10;
      clip-path: none;
    }
    .title {
      grid-column: 1 / -1;
      grid-row: 2;
      margin-top: -46px;
    }
    :is(h1, .plate) {
      display: block;
      width: auto;
      margin: ${space.x2} calc(${space.gutter} * -1) -${stroke.hairline};
      padding: 16px ${space.gutter} 10px;
      clip-path: none;
    }
  }
`;
