import { css } from "styled-components";
import { layer, layout, size, space, tracking, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { wrap } from "../../tokens/text.ts";

/** The text on the left, the emblem large and faint behind it on the right. */
export const callStyles = css`
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
    font-size: clamp(2.5rem, 6vw, 5.5rem);
    font-weight: ${weight.black};
    line-height: 0.92;
    letter-spacing: ${tracking.tight};
    overflow-wrap: break-word;
  }
  p {
    max-width: 24em;
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
    right: 8%;
    top: -24%;
    width: auto;
    height: 148%;
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
      right: -18%;
    }
  }
  ${when.printed} {
    > img {
      display: none;
    }
  }
`;
