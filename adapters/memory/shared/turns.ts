import { refused, type Refused } from "../../../domain/shared/result.ts";
import type { TooMany } from "../../../domain/shared/tooMany.ts";
import type { MemoryBackend } from "../backend.ts";

type Turns = Pick<MemoryBackend, "turns" | "now">;

const within = 10 * 60 * 1000;
const aMinute = 60 * 1000;
const mostByOne = 10;

// A turn of the future is one of a clock that was ahead.
const lately = ({ turns, now }: Turns) =>
  turns.read().filter(({ at }) => now().getTime() - at < within && at - now().getTime() < aMinute);

/** Whether it was done less than so often within ten minutes. Memory knows one visitor: this browser. */
export const hasTurn = (backend: Turns, act: string, most = mostByOne): boolean =>
  lately(backend).filter((turn) => turn.act === act).length < most;

/** Takes a turn, or gives the seconds until there is one. */
export const refusedTurn = (backend: Turns, act: string, most = mostByOne): Refused<TooMany> | undefined => {
  const all = lately(backend);
  const now = backend.now().getTime();
  const own = all.filter((turn) => turn.act === act).toSorted((one, other) => other.at - one.at);
  const oldest = own[most - 1];
  if (oldest) {
    return refused({ kind: "too-many", seconds: Math.max(1, Math.ceil((oldest.at + within - now) / 1000)) });
  }
  backend.turns.write([...all, { act, at: now }]);
  return undefined;
};

/** Whether it may be done once more. If so, it counts as done. */
export const takeTurn = (backend: Turns, act: string, most = mostByOne): boolean => !refusedTurn(backend, act, most);

const mailsToOne = 5;

/** The same of mails to one address, whether or not anybody there is known. */
export const takeMailTurn = (backend: Turns, email: string): boolean => takeTurn(backend, `mail ${email}`, mailsToOne);
