/** Collects things, and passes them on together. `time`: milliseconds after the first of them. */
export const batch = <Thing>(time: number, pass: (things: readonly Thing[]) => void): ((thing: Thing) => void) => {
  let waiting: Thing[] = [];
  const passAll = () => {
    const all = waiting;
    waiting = [];
    pass(all);
  };
  return (thing) => {
    if (waiting.push(thing) === 1) setTimeout(passAll, time).unref();
  };
};
