import { styled } from "styled-components";
import type { Outcome } from "../../../../domain/club/matches/match.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below, when } from "../../../design/tokens/screens.ts";
import { listTitle } from "../../../design/tokens/text.ts";

export const Section = styled.section`
  margin-top: ${space.x7};
  min-width: 0;
`;

/** The record stands beside the title, or below it. */
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2} ${space.x5};
  ${listTitle}
  h3 {
    font-size: ${size.name};
  }
`;

/** Five results side by side, the newest first. */
export const Latest = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.x4};
  padding-block: ${space.x4};
  ${below.laptop} {
    gap: 0;
    padding-block: 0;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Equally high, so that what is below stands level. */
const edges = {
  won: `${stroke.heavy} solid ${meaning.text}`,
  drawn: `${stroke.heavy} double ${meaning.text}`,
  lost: `${stroke.heavy} solid ${meaning.line}`,
} as const satisfies Record<Outcome, string>;

/** The line above is bright, double or dim; dim too while the score is hidden. */
export const Result = styled.li<{ readonly $outcome: Outcome | null }>`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.x2};
  min-width: 0;
  padding: ${space.x4} 0;
  border-top: ${({ $outcome }) => edges[$outcome ?? "lost"]};
  line-height: 1.25;
  overflow-wrap: anywhere;
  a {
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    text-decoration: none;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  [data-scores] &[data-edge] {
    border-top: ${edges.lost};
  }
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.x1} ${space.x4};
    &,
    [data-scores] &[data-edge] {
      border-top: 0;
    }
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    & > :nth-child(1) {
      grid-area: 1 / 2 / 3;
    }
  }
  ${when.printed} {
    break-inside: avoid;
  }
`;

/** The score and the outcome, whose plate is as wide as the longest. */
export const ScoreLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  min-height: 28px;
  & > [data-outcome] {
    width: 92px;
  }
  b {
    font-size: ${size.lead};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    white-space: nowrap;
  }
  ${below.laptop} {
    justify-content: end;
  }
  ${below.phone} {
    flex-direction: column;
    align-items: end;
    gap: ${space.x1};
  }
`;

export const Streak = styled.p`
  color: ${meaning.text};
  font-weight: ${weight.bold};
`;

export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.x2} ${space.x5};
  font-size: ${size.small};
`;
