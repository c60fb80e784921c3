import { combine, createStore, sample } from "effector";
import { slugOf } from "../../../../domain/shared/slug.ts";
import { itemChanged } from "../../details/detailModel.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm, type Errors } from "../../../lib/form.ts";
import { contentAddress } from "../address.ts";
import { changeSlugFx } from "../effects.ts";
import { contents } from "../list/list.ts";
import { $editing, $item } from "./edit.ts";
import { moved, notMoved, problems } from "./slugWords.ts";

type Typed = { readonly slug: string };

/** The address of the open item. Sent by itself: it is no part of what is saved. */
export const slugForm = createForm({
  fields: { slug: "" },
  effect: changeSlugFx,
  $source: $item,
  toParams: ({ slug }, item) => item && { kind: item.kind, id: item.id, typed: slug },
  check: ({ slug }, item): Errors<Typed> => {
    const wanted = slugOf(slug);
    if (wanted === undefined) return { slug: problems["slug-required"] };
    return wanted === item?.slug ? { slug: problems.same } : {};
  },
  errors: {
    "slug-required": { slug: problems["slug-required"] },
    "slug-taken": { slug: problems["slug-taken"] },
  },
  failed: (failure) => notMoved(failure, contentAddress({})),
});
sample({ clock: changeSlugFx.doneData, target: contents.itemKnown });
const slugLeft = sample({
  clock: changeSlugFx,
  source: $item,
  filter: Boolean,
  fn: ({ kind, slug }) => ({ kind, slug }),
});
const closed = sample({ clock: $editing, filter: (editing) => editing === null, fn: () => {} });
const $slugLeft = createStore<Parameters<typeof itemChanged>[0] | null>(null, { serialize: "ignore" }).on(
  slugLeft,
  (_, left) => left,
);
// The open page may be the one at an address before, and goes on to the new one: only after the form, which would be closed by it.
const movedOn = sample({ clock: closed, source: $slugLeft, filter: Boolean });
sample({ clock: movedOn, target: itemChanged });
$slugLeft.reset(movedOn);
sample({ clock: changeSlugFx.doneData, fn: moved, target: toastShown });
// What the backend made of the typed text.
sample({ clock: changeSlugFx.doneData, fn: ({ slug }) => ({ slug }), target: slugForm.filled });
sample({ clock: closed, target: slugForm.left });

/** Whether an address is typed that isn't sent: "Mettre à jour" saves the other fields alone. */
export const $isSlugUnsent = combine(
  slugForm.$typed,
  $item,
  ({ slug }, item) => item !== null && (slugOf(slug) ?? item.slug) !== item.slug,
);
