type Options = {
  /** How much work is done at once. */
  readonly atOnce: number;
  /** How much waits, of all and of one caller. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** How long it waits at most, in milliseconds. */
  readonly patience: number;
};

/** Work and whose it is. Gives "busy" when there is no room for it, or its turn didn't come in time. */
export type Pool = <T>(caller: string | undefined, work: () => Promise<T>) => Promise<T | "busy">;

type Waiting = { readonly caller: string | undefined; readonly start: () => void };

/** Does so much work at once; the rest waits in order. A caller without a name, this machine, has no share. */
export const createPool = ({ atOnce, waiting, waitingOfOne, patience }: Options): Pool => {
  let free = atOnce;
  const line: Waiting[] = [];
  const hasRoom = (caller: string | undefined): boolean =>
    line.length < waiting &&
    (caller === undefined || line.filter((other) => other.caller === caller).length < waitingOfOne);

  const turn = (caller: string | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const mine: Waiting = {
        caller,
        start() {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(mine), 1);
        resolve(false);
      }, patience);
      line.push(mine);
    });
  const end = () => {
    const next = line.shift();
    if (next) next.start();
    else free++;
  };

  return async (caller, work) => {
    if (free > 0) free--;
    else if (!hasRoom(caller) || !(await turn(caller))) return "busy";
    try {
      return await work();
    } finally {
      end();
    }
  };
};
