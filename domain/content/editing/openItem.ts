import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import { type Result, done, refused } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";

type Needs = { readonly session: Session; readonly contents: ContentRepository };

export type OpenItem = (item: ItemRef) => Promise<Result<EditedItem, SignedOut | Gone>>;

/**
 * A content item with its revision, to be edited. Refuses visitors, and an item that is missing or hidden from the caller.
 */
export const openItem =
  ({ session, contents }: Needs): OpenItem =>
  async ({ kind, id }) => {
    const item = await contents.open({ kind, id });
    if (item) return done(item);
    return refused({ kind: (await session.current()) ? "gone" : "signed-out" });
  };
