import type { MemoryBackend } from "./backend.ts";

const within = 10 * 60 * 1000;
const mostByOne = 10;

/** Whether it may be done once more within ten minutes. Memory knows one visitor: this browser. */
export const takeTurn = ({ turns, now }: MemoryBackend, act: string): boolean => {
  const lately = turns.read().filter(({ at }) => now().getTime() - at < within);
  if (lately.filter((turn) => turn.act === act).length >= mostByOne) return false;
  turns.write([...lately, { act, at: now().getTime() }]);
  return true;
};
