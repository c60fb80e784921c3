import { keyframes, styled } from "styled-components";
import { frameWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { motion, size, space, stroke } from "../theme/measures.ts";
import { bone, card } from "../theme/parts/surfaces.ts";
import { corner, skew } from "../theme/slope.ts";
import { CardGrid } from "./CardGrid.tsx";
import { leadLook } from "./cardLook.ts";
import { french } from "./french.ts";

const fade = keyframes`50% { opacity: .5; }`;

/** A line of words that are on their way, or a title as high as its own letters. */
export const SkeletonBlock = styled.span<{
  readonly $length: "short" | "middle" | "long";
  readonly $isTitle?: boolean;
}>`
  display: block;
  width: ${({ $length }) => bone[$length]};
  height: ${({ $isTitle }) => ($isTitle ? bone.title : bone.height)};
  background: ${meaning.line};
  transform: ${skew};
  animation: ${fade} ${motion.bone};
  ${frameWhenForced}
`;
const CoverBone = styled.span`
  display: block;
  aspect-ratio: ${card.cover};
  background: ${meaning.line};
  clip-path: ${corner(card.cut)};
  animation: ${fade} ${motion.bone};
  ${frameWhenForced}
`;
const Lines = styled.div`
  display: grid;
  gap: ${bone.gap};
  padding-left: ${bone.lean};
`;
const OneCard = styled.div<{ readonly $isLead: boolean }>`
  display: grid;
  gap: ${space.x4};
  align-content: start;
  ${({ $isLead }) => $isLead && leadLook}
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
  gap: ${bone.textGap};
  align-content: start;
  min-height: ${bone.text};
  padding-left: ${bone.lean};
  color: ${meaning.textQuiet};
`;

type CardBonesProps = {
  /** What is on its way. */
  readonly label: string;
  readonly count?: number;
  readonly columns?: 2 | 3;
  readonly hasLead?: boolean;
};

/** Stands in for a list of cards, in the same frame: nothing jumps when they come. */
export const CardSkeletons = ({ label, count = 6, columns = 3, hasLead = false }: CardBonesProps) => (
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
 * Stands in for a text in its own place, most of a screen high: what follows the text isn't seen before it. The words say
 * what is on its way; without any it is there in a moment.
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

/** Stands in for something smaller than a page. The words say what is on its way. */
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
