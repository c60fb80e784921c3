import type * as z from "zod/mini";
import { type BackendError, alreadyThere, unlikely } from "./errors.ts";
import { type Answer, rowsOf } from "./rows.ts";

/**
 * Changes a member's row, else adds it: the other way around, each change would write an error to the browser's console. `row` is
 * what `change` selects. Returns why neither was done; null when one was.
 */
export const changeElseAdd = async (
  row: z.ZodMiniType,
  change: () => PromiseLike<Answer>,
  add: () => PromiseLike<Answer>,
): Promise<{ readonly error: BackendError; readonly status: number } | null> => {
  const changed = await change();
  if (changed.error) return { error: changed.error, status: changed.status };
  if (rowsOf(row, changed).length > 0) return null;
  const added = await add();
  // A second tab has added one meanwhile.
  const { error, status } = added.error && alreadyThere(added.error) ? await change() : added;
  if (error) return { error, status };
  if (status !== 201 && status !== 200) throw unlikely(status);
  return null;
};
