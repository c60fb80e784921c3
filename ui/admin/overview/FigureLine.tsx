import { styled } from "styled-components";
import type { DrawnFigure, Line } from "../../../domain/club/trends.ts";
import { french } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { words } from "./words.ts";

/** Units of the drawing: its width and height, and the room for the stroke. */
const [width, height, room] = [145, 28, 3];

const Drawn = styled.span`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x2};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  line-height: 1.3;
  svg {
    max-width: 100%;
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke: ${meaning.lineStrong};
    stroke-width: 2;
  }
  circle {
    fill: ${meaning.text};
  }
  ${when.forced} {
    polyline {
      stroke: CanvasText;
    }
    circle {
      fill: CanvasText;
    }
  }
`;

type FigureLineProps = {
  readonly figure: DrawnFigure;
  readonly line: Line;
  /** The difference to the days before is told beside the line. */
  readonly hasTrend?: boolean;
};

/** A figure's last days as a line and in words, and the difference to as many before. */
export const FigureLine = ({ figure, line: { days, sum, difference }, hasTrend = false }: FigureLineProps) => {
  const most = Math.max(1, ...days);
  const step = width / (days.length - 1);
  const points = days.map((number, at) => [at * step, height - room - ((height - 2 * room) * number) / most] as const);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <Drawn>
      <svg width={x} height={height} viewBox={`0 0 ${x} ${height}`} aria-hidden="true" focusable="false">
        <polyline points={points.map((point) => point.join(",")).join(" ")} />
        <circle cx={x} cy={y} r="2.5" />
      </svg>
      <span>
        {french(
          [words.inDays(words.inLine[figure](sum)), ...(hasTrend ? [] : [words.difference(difference)])].join(", "),
        )}
        {!hasTrend && difference !== 0 && <VisuallyHidden> {french(words.againstLine)}</VisuallyHidden>}
      </span>
    </Drawn>
  );
};
