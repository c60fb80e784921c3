import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { centre, type FocalPoint, tidyPoint } from "../../../../domain/content/body/focalPoint.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../design/components/text/french.ts";
import { Crop, Crops, Mark, Note, Shown } from "./library.styles.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { crops, pointWords, words } from "./words.ts";

/** How far an arrow key moves the point, in percent. */
const step = 5;
const ways = new Map([
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowDown", { x: 0, y: 1 }],
  ["ArrowUp", { x: 0, y: -1 }],
]);

type FocalFieldProps = {
  readonly address: string;
  readonly point: FocalPoint;
  readonly onMove: (point: FocalPoint) => void;
};

/** A picture, the point of it that stays in view, moved by pointer or by arrow keys, and how it is going to be cut. */
export const FocalField = ({ address, point, onMove }: FocalFieldProps) => {
  const name = useId();
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove(tidyPoint({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways.get(event.key);
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? 1 : step;
    onMove(tidyPoint({ x: point.x + far * way.x, y: point.y + far * way.y }));
  };
  return (
    <>
      <Shown>
        <span
          role="slider"
          tabIndex={0}
          aria-label={words.point}
          aria-describedby={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={french(pointWords(point))}
          onKeyDown={onKeyDown}
          onClick={moveTo}
          onPointerMove={(event) => event.pointerType === "mouse" && event.buttons === 1 && moveTo(event)}
        >
          <Thumbnail address={address} isLarge />
          <Mark style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </span>
      </Shown>
      <Note id={name}>{french(words.pointHint)}</Note>
      <div>
        <QuietButton onClick={() => onMove(centre)}>{words.recentre}</QuietButton>
      </div>
      <Crops aria-label={words.crops}>
        {crops.map(({ shape, label }) => (
          <li key={shape}>
            <Crop $shape={shape} style={{ objectPosition: `${point.x}% ${point.y}%` }}>
              <Thumbnail address={address} />
            </Crop>
            {french(label)}
          </li>
        ))}
      </Crops>
    </>
  );
};
