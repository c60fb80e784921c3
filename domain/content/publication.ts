import { may, readingDrafts, type Audience } from "../shared/rights.ts";

/** Whether a content item is published, and since when. */
export type PublicationState = {
  readonly isPublished: boolean;
  /** When it was first published, in ISO 8601; null for one that never was. */
  readonly publishedAt: string | null;
};

const isPast = (date: string | null, now: Date): date is string => date !== null && new Date(date) <= now;

/** Whether every visitor can read a content item: it is published, and its date isn't in the future. */
export const isVisible = ({ isPublished, publishedAt }: PublicationState, now: Date): boolean =>
  isPublished && isPast(publishedAt, now);

/** Whether a caller can read a content item. The staff reads drafts too. */
export const canReadItem = (
  kind: keyof typeof readingDrafts,
  item: PublicationState,
  audience: Audience,
  now: Date,
): boolean => isVisible(item, now) || may(audience, readingDrafts[kind]);

/** Whether a time is set, and has come. */
export const isDue = (time: string | null, now: Date): boolean => isPast(time, now);

/** The state after publication. The date of the first publication stays. */
export const publish = ({ publishedAt }: Pick<PublicationState, "publishedAt">, now: Date): PublicationState => ({
  isPublished: true,
  publishedAt: isPast(publishedAt, now) ? publishedAt : now.toISOString(),
});

/** The state of a draft. The date of the first publication stays. */
export const unpublish = ({ publishedAt }: Pick<PublicationState, "publishedAt">): PublicationState => ({
  isPublished: false,
  publishedAt,
});
