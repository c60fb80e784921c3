import { keyframes, styled } from "styled-components";
import { frameWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { motion, size, space, stroke } from "../../tokens/measures.ts";
import { card } from "../../tokens/parts/components.ts";
import { corner, skew } from "../../tokens/slope.ts";
import { CardGrid } from "../surfaces/CardGrid.tsx";
import { leadStyles } from "../surfaces/Card.tsx";
import { french } from "../text/french.ts";

const lineWidths = {
  short: "40%",
  middle: "66%",
  long: "90%",
  /** How far the slanted shape reaches out of its box. */
  lean: "5px",
} as const;

const fade = keyframes`50% { opacity: .5; }`;

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
const CoverBone = styled.span`
  display: block;
  aspect-ratio: ${card.cover};
  background: ${meaning.line};
  clip-path: ${corner(card.cut)};
  animation: ${fade} ${motion.skeleton};
  ${frameWhenForced}
`;
const Lines = styled.div`
  display: grid;
  gap: 9px;
  padding-left: ${lineWidths.lean};
`;
const OneCard = styled.div<{ readonly $isLead: boolean }>`
  display: grid;
  gap: ${space.x4};
  align-content: start;
  ${({ $isLead }) => $isLead && leadStyles}
`;
const Panel = styled.div`
  display: grid;
  gap: ${space.x4};
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

type CardSkeletonsProps = {
  /** Names what is loading, for screen readers. */
  readonly label: string;
  readonly count?: number;
  readonly columns?: 2 | 3;
  readonly hasLead?: boolean;
};

/** Placeholder for a list of cards, of the same size: no layout shift when the cards arrive. */
export const CardSkeletons = ({ label, count = 6, columns = 3, hasLead = false }: CardSkeletonsProps) => (
  <div role="status" aria-busy="true" aria-label={french(label)}>
    <CardGrid aria-hidden="true" $columns={columns} $hasLead={hasLead}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <OneCard $isLead={hasLead && at === 0}>
            <CoverBone />
            <Lines>
              <SkeletonBlock $length="short" />
              <SkeletonBlock $length="long" />
              <SkeletonBlock $length="middle" />
            </Lines>
          </OneCard>
        </li>
      ))}
    </CardGrid>
  </div>
);

/**
 * Placeholder for a text, most of a screen high, so that what follows the text isn't visible before it.
 * `words` names what is loading; leave it out where the wait is very short.
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
