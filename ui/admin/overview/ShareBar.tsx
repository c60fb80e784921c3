import { Bar, barHeight } from "./bars.styles.ts";

type ShareBarProps = {
  readonly as?: "li";
  readonly name: string;
  /** The share in figures. */
  readonly figures: string;
  /** From 0 to 1. */
  readonly share: number;
};

/** A name with its figures, and its share of the whole as a bar. */
export const ShareBar = ({ as, name, figures, share }: ShareBarProps) => (
  <Bar as={as}>
    <p>
      <b>{name}</b>
      <span>{figures}</span>
    </p>
    <svg aria-hidden="true" focusable="false">
      <rect width="100%" height={barHeight} />
      <rect width={`${100 * share}%`} height={barHeight} />
    </svg>
  </Bar>
);
