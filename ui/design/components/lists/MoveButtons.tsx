import type { ReactNode } from "react";
import { QuietButton } from "../actions/QuietButton.tsx";
import { Icon } from "../media/Icon.tsx";
import { words } from "../text/words.ts";

export type MoveWay = "up" | "down";

type MoveButtonsProps = {
  /** The name of the row. */
  readonly of: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (way: MoveWay) => void;
  /** More buttons of the row. */
  readonly children?: ReactNode;
};

/** Moves a row of a list up and down. */
export const MoveButtons = ({ of, isFirst, isLast, onMove, children }: MoveButtonsProps) => (
  <div role="group" aria-label={of}>
    <QuietButton look="bare" square data-way="up" aria-label={words.up} disabled={isFirst} onClick={() => onMove("up")}>
      <Icon name="up" />
    </QuietButton>
    <QuietButton
      look="bare"
      square
      data-way="down"
      aria-label={words.down}
      disabled={isLast}
      onClick={() => onMove("down")}
    >
      <Icon name="low" />
    </QuietButton>
    {children}
  </div>
);
