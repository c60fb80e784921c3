import { keyframes, styled } from "styled-components";
import { frameWhenForced } from "../../tokens/forced.ts";
import { stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { motion, size, space, stroke } from "../../tokens/measures.ts";
import { skew } from "../../tokens/slope.ts";
import { french } from "../text/french.ts";

const lineWidths = {
  short: "40%",
  middle: "66%",
  long: "90%",
  /** How far the slanted shape reaches out of its box. */
  lean: "5px",
} as const;

export const fade = keyframes`50% { opacity: .5; }`;

/** A placeholder for a line of text, or for a title. */
export const SkeletonBlock = styled.span<{
  readonly $length: "short" | "middle" | "long";
  readonly $isTitle?: boolean;
}>`
  display: block;
  width: ${({ $length }) => lineWidths[$length]};
  height: ${({ $isTitle }) => ($isTitle ? ".98em" : "14px")};
  background: ${meaning.line};
  transform: ${skew};
  animation: ${fade} ${motion.skeleton};
  ${frameWhenForced}
`;
export const Lines = styled.div`
  ${stack("9px")}
  padding-left: ${lineWidths.lean};
`;
const Panel = styled.div`
  ${stack(space.x4)}
  padding: ${space.x5};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

const Text = styled.div`
  display: grid;
  /* The gap between lines, and the minimum height of the text. */
  gap: 18px;
  align-content: start;
  min-height: 70vh;
  padding-left: ${lineWidths.lean};
  color: ${meaning.textQuiet};
`;

/**
 * Placeholder for a text or a list, most of a screen high, so that the content below stays out of sight.
 * `words` names the loading content; leave it out when the wait is very short.
 */
export const TextSkeleton = ({ words }: { readonly words?: string }) => (
  <Text>
    {words && <p role="status">{french(words)}</p>}
    {textBones.map(($length, at) => (
      <SkeletonBlock key={at} $length={$length} aria-hidden="true" />
    ))}
  </Text>
);

const textBones = ["long", "middle", "long", "long", "short", "long", "middle", "long", "short"] as const;

/** Placeholder for a part of a page. `words` names what is loading. */
export const ArticleSkeleton = ({ words }: { readonly words: string }) => (
  <Panel role="status" aria-busy="true">
    <Lines aria-hidden="true">
      <SkeletonBlock $length="middle" />
      <SkeletonBlock $length="long" />
      <SkeletonBlock $length="short" />
    </Lines>
    <p>{french(words)}</p>
  </Panel>
);
