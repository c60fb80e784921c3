import type { MemberId } from "../../accounts/member.ts";
import type { ScoreChoice } from "../../accounts/scoreChoice.ts";
import type { Clock } from "../../shared/clock.ts";

/** A device's state of hidden scores. */
export type HiddenScores = {
  readonly choice: ScoreChoice | null;
  /** The scores revealed since the browser tab was opened. */
  readonly revealed: readonly string[];
};

/** The choice of a device. A device without storage is no error. */
export type DeviceScores = {
  read(): Promise<HiddenScores>;
  /** Returns the same choice. */
  store(choice: ScoreChoice): Promise<ScoreChoice>;
  /** Shows one score, by its name, until the browser tab is closed. */
  reveal(name: string): Promise<void>;
  /** Hides again what was revealed. */
  forgetRevealed(): Promise<void>;
};

type OnDevice = { readonly scores: DeviceScores; readonly clock: Clock };

export type ChooseScores = (wanted: {
  readonly isHidden: boolean;
  /** The choice until now: a device's clock may be behind it. */
  readonly before: ScoreChoice | null;
  /** The signed-in member. */
  readonly by: MemberId | null;
}) => Promise<ScoreChoice>;

/** Hides or shows all scores on this device, also those that were revealed one by one. */
export const chooseScores =
  ({ scores, clock }: OnDevice): ChooseScores =>
  async ({ isHidden, before, by }) => {
    const { now } = await clock.tell();
    await scores.forgetRevealed();
    return scores.store({ isHidden, chosenAt: Math.max(now, (before?.chosenAt ?? 0) + 1), ...(by && { by }) });
  };
