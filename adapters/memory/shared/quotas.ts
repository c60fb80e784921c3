import { isCounted, type limits, secondsToWait, type TooMany } from "../../../domain/shared/limits.ts";
import { done, refused, type Result } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

type Quotas = Pick<MemoryBackend, "quotaUses" | "now">;
type LimitedAct = keyof typeof limits;

/** The name of a count: per member or address. All visitors share a count, since memory knows one visitor: this browser. */
const nameOf = (act: LimitedAct, of: string) => `${act} ${of}`.trim();

const wait = ({ quotaUses, now }: Quotas, act: LimitedAct, of: string): number => {
  const own = quotaUses.read().filter((use) => use.act === nameOf(act, of));
  return secondsToWait(
    act,
    own.map(({ at }) => at),
    now().getTime(),
  );
};

export const hasQuota = (backend: Quotas, act: LimitedAct, of = ""): boolean => wait(backend, act, of) === 0;

/** Counts an act, or refuses it with the seconds until it can be done again. */
export const consumeQuota = (backend: Quotas, act: LimitedAct, of = ""): Result<void, TooMany> => {
  const seconds = wait(backend, act, of);
  if (seconds > 0) return refused({ kind: "too-many", seconds });
  const at = backend.now().getTime();
  backend.quotaUses.update((quotaUses) => [
    ...quotaUses.filter((use) => isCounted(use.at, at)),
    { act: nameOf(act, of), at },
  ]);
  return done();
};
