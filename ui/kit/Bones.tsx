import { keyframes, styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { motion, size, space, stroke } from "../theme/measures.ts";
import { bone, card } from "../theme/parts/surfaces.ts";
import { skew } from "../theme/slope.ts";
import { CardGrid } from "./CardGrid.tsx";
import { french } from "./french.ts";

const fade = keyframes`50% { opacity: .5; }`;

const Bone = styled.span<{ readonly $length: "short" | "middle" | "long" }>`
  display: block;
  width: ${({ $length }) => bone[$length]};
  height: ${bone.height};
  background: ${meaning.calm};
  transform: ${skew};
  animation: ${fade} ${motion.bone};
`;
const CoverBone = styled.span`
  display: block;
  aspect-ratio: ${card.cover};
  background: ${meaning.calm};
  animation: ${fade} ${motion.bone};
`;
const Lines = styled.div`
  display: grid;
  gap: ${bone.gap};
  padding-left: ${bone.lean};
`;
const OneCard = styled.li`
  display: grid;
  gap: ${space.x4};
  align-content: start;
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

/** Stands in for a list of cards, at its final size. The label says what is on its way. */
export const CardBones = ({ label, count = 6 }: { readonly label: string; readonly count?: number }) => (
  <div role="status" aria-busy="true" aria-label={french(label)}>
    <CardGrid aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <OneCard key={card}>
          <CoverBone />
          <Lines>
            <Bone $length="short" />
            <Bone $length="long" />
            <Bone $length="middle" />
          </Lines>
        </OneCard>
      ))}
    </CardGrid>
  </div>
);

/** Stands in for a text. The words say what is on its way. */
export const ArticleBones = ({ words }: { readonly words: string }) => (
  <Panel role="status" aria-busy="true">
    <Lines aria-hidden="true">
      <Bone $length="middle" />
      <Bone $length="long" />
      <Bone $length="short" />
    </Lines>
    <p>{french(words)}</p>
  </Panel>
);
