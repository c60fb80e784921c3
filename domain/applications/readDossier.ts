import type { ApplicationId } from "./application.ts";
import type { ReviewNotes, Reviews } from "./ports.ts";
import type { Note, Step } from "./review.ts";

type Needs = { readonly reviews: Reviews; readonly notes: ReviewNotes };

/** Empty for callers who aren't staff. */
export type Dossier = { readonly notes: readonly Note[]; readonly steps: readonly Step[] };

export type ReadDossier = (id: ApplicationId) => Promise<Dossier>;

/** The internal notes on an application, and what became of it. Empty for whoever isn't staff. */
export const readDossier =
  ({ reviews, notes }: Needs): ReadDossier =>
  async (id) => {
    const [own, steps] = await Promise.all([notes.of(id), reviews.stepsOf(id)]);
    return { notes: own, steps };
  };
