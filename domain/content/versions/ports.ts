import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { Content } from "../body/content.ts";
import type { ContentKind, Fields, ItemRef } from "../editing/contentItem.ts";

export type VersionId = string & { readonly brand: "VersionId" };

/** What made a version: a save, a save of fields that an earlier version has, or a publication. */
export const versionCauses = ["saved", "restored", "published"] as const;
export type VersionCause = (typeof versionCauses)[number];

/** A saved state of a content item, as a list shows it. */
export type VersionSummary = {
  readonly id: VersionId;
  readonly cause: VersionCause;
  readonly revision: number;
  /** Null for a job of the database, for demo data, and when the member has left. */
  readonly by: MemberId | null;
  readonly card: MemberCard;
  /** ISO 8601. */
  readonly at: string;
  /** The characters of the body's source. */
  readonly size: number;
};

export type ContentVersions = {
  /** Newest first. Empty for callers who aren't staff. */
  list(item: ItemRef): Promise<readonly VersionSummary[]>;
  /** The fields of a version; `undefined` when it is missing, or hidden from the caller. */
  fieldsOf(item: ItemRef, version: VersionId): Promise<Fields | undefined>;
};

/** A part of a source, an article's HTML or a tip's markdown, that stands alone: its blocks, and where it stands. */
export type Passage = { readonly from: number; readonly to: number; readonly content: Content };

/** Cuts a source into its passages, in their order. Never throws. */
export type ReadPassages = (kind: ContentKind, source: string) => Promise<readonly Passage[]>;
