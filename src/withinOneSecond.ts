// Milliseconds. A slow backend doesn't delay pages that can do without its answer.
const patience = 1_000;

/** Waits a second at most for an answer. Without an answer in time, gives `undefined`. */
export const withinOneSecond = async <Value>(answer: Promise<Value>): Promise<Value | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
};
