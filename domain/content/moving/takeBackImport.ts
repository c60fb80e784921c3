import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { done, type Result } from "../../shared/result.ts";
import type { ChangedItem, ImportId, Imports } from "./ports.ts";

export type TakenBack = {
  readonly removed: number;
  /** Those that were changed since the import, which stay. */
  readonly kept: readonly ChangedItem[];
};

export type TakeBackImport = (id: ImportId) => Promise<Result<TakenBack, SignedOut | NotStaff>>;

/** Deletes what an import added and no member changed since. Idempotent: a second call goes on where a first one was interrupted. */
export const takeBackImport =
  ({ imports }: { readonly imports: Imports }): TakeBackImport =>
  async (id) => {
    let removed = 0;
    for (;;) {
      const answer = await imports.takeBack(id);
      if (!answer.ok) return answer;
      removed += answer.value.removed;
      if (answer.value.rest === 0 || answer.value.removed === 0) break;
    }
    const kept = await imports.changedOf(id);
    return kept.ok ? done({ removed, kept: kept.value }) : kept;
  };
