import type { ApplicationId } from "./application.ts";
import type { ReviewNotes, Reviews } from "./ports.ts";
import type { Note, Step } from "./review.ts";

type Needs = { readonly reviews: Reviews; readonly notes: ReviewNotes };

/** Empty for callers who aren't staff. */
export type ReviewHistory = { readonly notes: readonly Note[]; readonly steps: readonly Step[] };

export type ReadReviewHistory = (id: ApplicationId) => Promise<ReviewHistory>;

/** The internal notes on an application, and what became of it. Empty for whoever isn't staff. */
export const readReviewHistory =
  ({ reviews, notes }: Needs): ReadReviewHistory =>
  async (id) => {
    const [own, steps] = await Promise.all([notes.of(id), reviews.stepsOf(id)]);
    return { notes: own, steps };
  };
