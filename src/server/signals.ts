/** Milliseconds in which a second signal is the same one: npm passes on what its terminal has sent to both. */
const echo = 1_000;

/** Resolves when the process is told to stop. A signal after that ends the process at once. */
export const stopWanted = (): { readonly isThere: () => boolean; readonly comes: Promise<void> } => {
  let since: number | undefined;
  let resolve = (): void => {};
  const comes = new Promise<void>((stop) => (resolve = stop));
  const hear = (): void => {
    if (since !== undefined && performance.now() - since > echo) process.exit(1);
    since ??= performance.now();
    resolve();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, hear);
  // What `npm start` watches this process with is gone.
  process.on("disconnect", hear);
  return { isThere: () => since !== undefined, comes };
};
