/** Whether the scores of matches are hidden, as a visitor or member has last chosen. */
export type ScoreChoice = {
  readonly isHidden: boolean;
  /** Milliseconds since 1970. */
  readonly chosenAt: number;
  /** Of a device's choice: the id of the member whose it is. A device may be shared. Absent for a visitor's. */
  readonly by?: string;
};

/** The newest choice wins, on this device and on the member's others. */
export const isNewer = (choice: ScoreChoice, other: ScoreChoice | null | undefined): boolean =>
  choice.chosenAt > (other?.chosenAt ?? 0);
