import { createEvent, createStore, sample } from "effector";
import type { Category, CategoryRef } from "../../../../domain/content/categories/category.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { addCategoryFx, type AddFailure, removeCategoryFx, renameCategoryFx, type RenameFailure } from "./effects.ts";
import { added, notRemoved, removed, renamed } from "./words.ts";

// Typed names stay until they are saved or given up, also after the tab is left.

export const keyOf = ({ kind, slug }: CategoryRef): string => `${kind}:${slug}`;

type Addition = { readonly label: string; readonly failure: AddFailure | null };
const noAddition: Addition = { label: "", failure: null };

/** The name of a new category is typed. */
export const additionTyped = createEvent<{ readonly kind: ContentKind; readonly label: string }>();
export const additionSent = createEvent<ContentKind>();
/** The new category of each kind. */
export const $additions = createStore<Readonly<Record<ContentKind, Addition>>>(
  { article: noAddition, tip: noAddition },
  { serialize: "ignore" },
)
  .on(additionTyped, (all, { kind, label }) => ({ ...all, [kind]: { label, failure: null } }))
  .on(addCategoryFx.fail, (all, { params: { kind }, error }) => ({ ...all, [kind]: { ...all[kind], failure: error } }))
  .on(addCategoryFx.done, (all, { params: { kind, label } }) =>
    all[kind].label === label ? { ...all, [kind]: noAddition } : all,
  )
  .reset($memberId);

const addition = createMutation(addCategoryFx, {
  keyOf: ({ kind }) => kind,
  ends: [$memberId],
  done: ({ params }) => added(params.label),
});
export const $adding = addition.$inFlight;
/** Takes a value that content has outside the list into the list. */
export const outsiderTaken = addition.requested;
sample({
  clock: additionSent,
  source: $additions,
  fn: (additions, kind) => ({ kind, label: additions[kind].label }),
  target: addition.requested,
});

export type Renaming = {
  /** What the change started from, or learnt of since. */
  readonly category: Category;
  readonly label: string;
  readonly failure: RenameFailure | null;
};
type Renamings = Readonly<Record<string, Renaming>>;

const without = (all: Renamings, category: CategoryRef): Renamings =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(category)));
const withIt = (all: Renamings, ref: CategoryRef, change: (renaming: Renaming) => Renaming): Renamings => {
  const renaming = all[keyOf(ref)];
  return renaming ? { ...all, [keyOf(ref)]: change(renaming) } : all;
};

export const renamingOpened = createEvent<Category>();
export const renamingTyped = createEvent<CategoryRef & { readonly label: string }>();
export const renamingClosed = createEvent<CategoryRef>();
export const renamingSent = createEvent<CategoryRef>();
/** The open changes of names, by `keyOf`. After a conflict the next try replaces their name. */
export const $renamings = createStore<Renamings>({}, { serialize: "ignore" })
  .on(renamingOpened, (all, category) => ({
    ...all,
    [keyOf(category)]: { category, label: category.label, failure: null },
  }))
  .on(renamingTyped, (all, { label, ...ref }) => withIt(all, ref, (one) => ({ ...one, label, failure: null })))
  .on(renamingClosed, without)
  .on(renameCategoryFx.fail, (all, { params, error }) =>
    withIt(all, params, (one) => ({
      ...one,
      category: error.kind === "conflict" ? error.theirs : one.category,
      failure: error,
    })),
  )
  .on(renameCategoryFx.done, (all, { params }) =>
    all[keyOf(params)]?.label === params.label ? without(all, params) : all,
  )
  .reset($memberId);

const renaming = createMutation(renameCategoryFx, {
  keyOf,
  ends: [$memberId],
  done: ({ params }) => renamed(params.label),
});
export const $renamed = renaming.$inFlight;
sample({
  clock: renamingSent,
  source: $renamings,
  filter: (all, ref) => all[keyOf(ref)] !== undefined,
  fn: (all, ref) => {
    const { category, label } = all[keyOf(ref)] as Renaming;
    return { ...category, label };
  },
  target: renaming.requested,
});

/** A category whose content has to move first, and the slug of the one that takes it: empty until it is chosen. */
export type Moving = CategoryRef & { readonly heir: string };
export const movingOpened = createEvent<CategoryRef>();
export const movingClosed = createEvent();
export const heirChosen = createEvent<string>();
export const $moving = createStore<Moving | null>(null, { serialize: "ignore" })
  .on(movingOpened, (_, { kind, slug }) => ({ kind, slug, heir: "" }))
  .on(heirChosen, (moving, heir) => moving && { ...moving, heir })
  // Content came into it since its number was shown.
  .on(removeCategoryFx.fail, (moving, { params: { kind, slug }, error }) =>
    error.kind === "in-use" ? { kind, slug, heir: "" } : moving,
  )
  .reset([movingClosed, removeCategoryFx.done, $memberId]);

const removal = createMutation(removeCategoryFx, { keyOf, ends: [$memberId], done: ({ params }) => removed(params) });
export const removePressed = removal.requested;
export const $removing = removal.$inFlight;
sample({ clock: removeCategoryFx.failData, fn: notRemoved, target: toastShown });
