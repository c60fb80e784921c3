import { styled } from "styled-components";
import { frameWhenForced } from "../../tokens/forced.ts";
import { stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { motion, space } from "../../tokens/measures.ts";
import { card } from "../../tokens/parts/components.ts";
import { corner } from "../../tokens/slope.ts";
import { leadStyles } from "../surfaces/Card.tsx";
import { CardGrid } from "../surfaces/CardGrid.tsx";
import { french } from "../text/french.ts";
import { fade, Lines, SkeletonBlock } from "./Skeleton.tsx";

const CoverBone = styled.span`
  display: block;
  aspect-ratio: ${card.cover};
  background: ${meaning.line};
  clip-path: ${corner(card.cut)};
  animation: ${fade} ${motion.skeleton};
  ${frameWhenForced}
`;
const OneCard = styled.div<{ readonly $isLead: boolean }>`
  ${stack(space.x4)}
  align-content: start;
  ${({ $isLead }) => $isLead && leadStyles}
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
