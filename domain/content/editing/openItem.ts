import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import { type Result, done, refused } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./item.ts";
import type { ContentRepository } from "./ports.ts";

type Needs = { readonly session: Session; readonly desk: ContentRepository };

export type OpenItem = (item: ItemRef) => Promise<Result<EditedItem, SignedOut | Gone>>;

/** An article or a tip as it is now, with its revision, to be edited. Refuses visitors, and what isn't there or isn't theirs to see. */
export const openItem =
  ({ session, desk }: Needs): OpenItem =>
  async ({ kind, id }) => {
    const item = await desk.open({ kind, id });
    if (item) return done(item);
    return refused({ kind: (await session.current()) ? "gone" : "signed-out" });
  };
