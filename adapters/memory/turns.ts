import type { MemoryBackend } from "./backend.ts";

type Turns = Pick<MemoryBackend, "turns" | "now">;

const within = 10 * 60 * 1000;
const mostByOne = 10;

const lately = ({ turns, now }: Turns) => turns.read().filter(({ at }) => now().getTime() - at < within);

/** Whether it was done less than so often within ten minutes. Memory knows one visitor: this browser. */
export const hasTurn = (backend: Turns, act: string, most = mostByOne): boolean =>
  lately(backend).filter((turn) => turn.act === act).length < most;

/** Whether it may be done once more. If so, it counts as done. */
export const takeTurn = (backend: Turns, act: string, most = mostByOne): boolean => {
  if (!hasTurn(backend, act, most)) return false;
  backend.turns.write([...lately(backend), { act, at: backend.now().getTime() }]);
  return true;
};

const mailsToOne = 5;

/** The same of mails to one address, whether or not anybody there is known. */
export const takeMailTurn = (backend: Turns, email: string): boolean => takeTurn(backend, `mail ${email}`, mailsToOne);
