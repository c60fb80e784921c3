import { css } from "styled-components";
import { layer, layout, size, space, tracking, weight } from "../theme/measures.ts";
import { call } from "../theme/parts/surfaces.ts";
import { below, when } from "../theme/screens.ts";
import { wrap } from "../theme/text.ts";

/** The words on the left, the emblem large and faint behind them on the right. */
export const callLook = css`
  ${wrap}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};

  > div {
    grid-column: 1 / span 8;
  }
  h2 {
    font-size: ${call.title};
    font-weight: ${weight.black};
    line-height: 0.92;
    letter-spacing: ${tracking.tight};
    overflow-wrap: break-word;
  }
  p {
    max-width: ${call.text};
    margin-top: ${space.x5};
    font-size: ${size.prose};
    font-weight: ${weight.medium};
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x5};
    margin-top: ${space.x6};
  }
  > img {
    position: absolute;
    z-index: ${layer.behind};
    right: ${call.mark};
    top: ${call.markAbove};
    width: auto;
    height: ${call.markHeight};
  }
  ${below.tablet} {
    > div {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    > div > div > * {
      justify-content: center;
      width: 100%;
    }
    > img {
      right: ${call.markPhone};
    }
  }
  ${when.printed} {
    > img {
      display: none;
    }
  }
`;
