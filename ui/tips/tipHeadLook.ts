import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../theme/measures.ts";
import { tipPage } from "../theme/parts/tipPage.ts";
import { below } from "../theme/screens.ts";
import { rightEdge } from "../theme/slope.ts";
import { wrap } from "../theme/text.ts";

export const tipHeadLook = css`
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
  .art img {
    width: 100%;
    aspect-ratio: ${tipPage.art};
    object-fit: cover;
    clip-path: ${tipPage.artCut};
  }
  .title {
    position: relative;
    z-index: ${layer.inside};
    grid-column: 1 / span 9;
    grid-row: 1;
  }
  h1 {
    display: inline-block;
    margin: ${space.x4} 0 -${stroke.hairline} calc(${space.gutter} * -1);
    padding: ${tipPage.titleInset} ${space.gutter};
    background: ${meaning.surface};
    clip-path: ${rightEdge(tipPage.titleCut)};
    font-size: ${tipPage.title};
    line-height: 0.98;
    vertical-align: bottom;
    overflow-wrap: anywhere;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x5};
    padding-block: ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
  }
  .author {
    display: inline-flex;
    align-items: center;
    gap: ${space.x3};
    font-weight: ${weight.bold};
  }

  ${below.phone} {
    .art {
      grid-column: 1 / -1;
      margin-left: calc(${space.gutter} * -1);
    }
    .art img {
      aspect-ratio: ${tipPage.artPhone};
      clip-path: none;
    }
    .title {
      grid-column: 1 / -1;
      grid-row: 2;
      margin-top: ${tipPage.titlePullPhone};
    }
    h1 {
      display: block;
      margin: ${space.x2} calc(${space.gutter} * -1) -${stroke.hairline};
      padding: ${tipPage.titleInsetPhone} ${space.gutter} ${tipPage.titleAfterPhone};
      clip-path: none;
    }
  }
`;
