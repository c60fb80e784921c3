import { type ReactNode, useId } from "react";
import { css, styled } from "styled-components";
import { Board } from "./Board.tsx";
import type { BoardEdge } from "./boardEdges.ts";
import { useDrawn } from "../media/contexts.ts";
import { emblemAddress } from "../media/drawnAddress.ts";
import { typeset, unbroken } from "../text/french.ts";
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

const Ground = styled(Board)`
  overflow: hidden;
`;
const Inside = styled.div`
  ${callStyles}
`;

export type CallProps = {
  readonly title: string;
  readonly text: string;
  readonly edge?: BoardEdge;
  /** A button, or two. */
  readonly children: ReactNode;
};

/** The last section of a page, on the acid ground: title, sentence and actions. */
export const Call = ({ title, text, edge, children }: CallProps) => {
  const drawn = useDrawn();
  const name = useId();
  return (
    <Ground $ground="acid" $edge={edge} aria-labelledby={name}>
      <Inside>
        <div>
          <h2 id={name}>{typeset(title)}</h2>
          <p>{unbroken(text)}</p>
          <div>{children}</div>
        </div>
        <img src={drawn(emblemAddress("acide"))} alt="" width="300" height="700" loading="lazy" />
      </Inside>
    </Ground>
  );
};
