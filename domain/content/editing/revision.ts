import { type Result, done, refused } from "../../shared/result.ts";
import { changedFields } from "./fields.ts";
import type { EditedItem, Field, Fields } from "./item.ts";

/** The content item was saved since the edit began. */
export type Stale = { readonly kind: "stale" };

/**
 * The revision that a save leads to, and the fields that it changes. A save that changes none makes no revision.
 * Refuses a save that started from an older revision.
 */
export const nextRevision = (
  current: Pick<EditedItem, "fields" | "revision">,
  save: { readonly revision: number; readonly fields: Fields },
): Result<{ readonly revision: number; readonly changed: readonly Field[] }, Stale> => {
  if (current.revision !== save.revision) return refused({ kind: "stale" });
  const changed = changedFields(current.fields, save.fields);
  return done({ revision: current.revision + (changed.length > 0 ? 1 : 0), changed });
};
