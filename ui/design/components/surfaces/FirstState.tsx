import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { First } from "../../drawings/firsts.ts";
import { printHidden, stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layer, size, space, stroke } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";
import { skew, upright } from "../../tokens/slope.ts";
import { useDrawing } from "../media/contexts.ts";
import { firstAddress } from "../media/drawnAddress.ts";
import { typeset } from "../text/french.ts";

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-height: clamp(320px, 29vw, 420px);
  overflow: hidden;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

/** The left edge leans at any height; the panel hides what leaves it on the right. */
const Picture = styled.div`
  order: 1;
  position: relative;
  overflow: hidden;
  transform: ${skew};
  transform-origin: bottom left;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transform: ${upright};
    transform-origin: bottom left;
  }
  ${below.phone} {
    order: 0;
    height: 52vw;
    transform: none;
    img {
      transform: none;
    }
  }
  ${printHidden}
`;

const Text = styled.div`
  position: relative;
  z-index: ${layer.inside};
  ${stack(space.x4)}
  align-content: center;
  justify-items: start;
  min-width: 0;
  padding: clamp(24px, 4vw, 56px);
  :is(h1, h2, h3) {
    font-size: ${size.title2};
    overflow-wrap: break-word;
  }
  > p {
    max-width: 26em;
    color: ${meaning.textQuiet};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x5};
  ${printHidden}
`;

export type FirstStateProps = {
  readonly what: First;
  readonly title: string;
  readonly text: string;
  /** The visitor's ways on. */
  readonly ways?: ReactNode;
  /** The staff's next step. */
  readonly children?: ReactNode;
  readonly heading?: "h2" | "h3";
};

/** Stands on a page for what the club has nothing of yet: the reason, the ways on, and a drawing. */
export const FirstState = ({ what, title, text, ways, children, heading: Heading = "h2" }: FirstStateProps) => (
  <Panel>
    <Picture>
      <img {...useDrawing()(firstAddress(what))} alt="" width="720" height="420" />
    </Picture>
    <Text>
      <Heading>{typeset(title)}</Heading>
      <p>{typeset(text)}</p>
      {ways && <Ways>{ways}</Ways>}
      {children}
    </Text>
  </Panel>
);
