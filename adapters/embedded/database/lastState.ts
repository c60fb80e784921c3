import { AsyncLocalStorage } from "node:async_hooks";

const noting = new AsyncLocalStorage<{ state?: string }>();

/** Notes the SQL state of a statement that failed, for the work that asked for it. */
export const noteState = (state: string | undefined): void => {
  const note = noting.getStore();
  if (note && state !== undefined) note.state = state;
};

/** What work gives, and the SQL state of its last statement that failed: lite's accounts keep it to themselves. */
export const withLastState = async <T>(work: () => Promise<T>): Promise<readonly [result: T, state?: string]> => {
  const note: { state?: string } = {};
  const result = await noting.run(note, work);
  return note.state === undefined ? [result] : [result, note.state];
};
