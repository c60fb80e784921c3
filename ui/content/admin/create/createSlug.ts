import { createStore, sample } from "effector";
import { isBlank } from "../../../../domain/shared/text.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { $creation, createOpened, creationRested } from "./create.ts";
import { emptyCreation } from "./creationDraft.ts";
import { proposeSlugFx } from "../effects.ts";

/** The proposed slug: from the typed one or the title, with a number when it is taken. */
export const $slug = createStore<Slug | null>(null, { serialize: "ignore" }).reset([createOpened, proposeSlugFx.fail]);

sample({
  clock: creationRested,
  source: $creation,
  filter: (draft) => draft !== null && !isBlank(draft.title + draft.slug),
  fn: (draft) => {
    const { kind, title, slug } = draft ?? emptyCreation;
    return { kind, title, slug };
  },
  target: proposeSlugFx,
});
sample({
  clock: proposeSlugFx.done,
  source: $creation,
  filter: (draft, { params }) =>
    draft?.kind === params.kind && draft.title === params.title && draft.slug === params.slug,
  fn: (_, { result }) => result,
  target: $slug,
});
