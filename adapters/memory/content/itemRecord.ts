import type { ArticleRecord, TipRecord } from "../dataset.ts";

export type ItemRecord = ArticleRecord | TipRecord;

/** A draft of the seed has no date of its own. */
const draftBegun = "2026-11-16T14:00:00Z";

export const begunAt = ({ createdAt, publishedAt }: ItemRecord): string => createdAt ?? publishedAt ?? draftBegun;
