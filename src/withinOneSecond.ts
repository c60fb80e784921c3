// Milliseconds. What needs nothing else of the backend isn't held up by one that doesn't answer.
const patience = 1_000;

/** Waits for an answer, but not for long: without one in time, returns nothing. */
export const withinOneSecond = async <Value>(answer: Promise<Value>): Promise<Value | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
};
