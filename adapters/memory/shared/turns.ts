import { isCounted, type limits, secondsToWait, type TooMany } from "../../../domain/shared/limits.ts";
import { done, refused, type Result } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

type Turns = Pick<MemoryBackend, "turns" | "now">;
type LimitedAct = keyof typeof limits;

/** Acts of members and addresses are counted for each; those of visitors together, since memory knows one visitor: this browser. */
const nameOf = (act: LimitedAct, of: string) => `${act} ${of}`.trim();

const wait = ({ turns, now }: Turns, act: LimitedAct, of: string): number => {
  const own = turns.read().filter((turn) => turn.act === nameOf(act, of));
  return secondsToWait(
    act,
    own.map(({ at }) => at),
    now().getTime(),
  );
};

export const hasTurn = (backend: Turns, act: LimitedAct, of = ""): boolean => wait(backend, act, of) === 0;

/** Counts an act, or refuses it with the seconds until it can be done again. */
export const takeTurn = (backend: Turns, act: LimitedAct, of = ""): Result<void, TooMany> => {
  const seconds = wait(backend, act, of);
  if (seconds > 0) return refused({ kind: "too-many", seconds });
  const at = backend.now().getTime();
  backend.turns.update((turns) => [...turns.filter((turn) => isCounted(turn.at, at)), { act: nameOf(act, of), at }]);
  return done();
};
