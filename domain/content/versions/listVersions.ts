import type { Session, SignedOut } from "../../accounts/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef } from "../editing/contentItem.ts";
import type { ContentRepository } from "../editing/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import type { ContentVersions, VersionSummary } from "./ports.ts";

type Needs = { readonly session: Session; readonly contents: ContentRepository; readonly versions: ContentVersions };

export type VersionList = { readonly item: EditedItem; readonly versions: readonly VersionSummary[] };
export type ListVersions = (item: ItemRef) => Promise<Result<VersionList, SignedOut | Gone>>;

/** A content item and its versions, newest first. Refuses visitors, and an item that is missing or hidden from the caller. */
export const listVersions =
  ({ session, contents, versions }: Needs): ListVersions =>
  async ({ kind, id }) => {
    // The item first: a save in between then makes a restoration a conflict, instead of being missed.
    const item = await contents.open({ kind, id });
    const all = item ? await versions.list({ kind, id }) : [];
    if (item && all.length > 0) return done({ item, versions: all });
    return refused({ kind: (await session.current()) ? "gone" : "signed-out" });
  };
