import { combine, createEvent, createStore, type Effect, sample } from "effector";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import type { PageAddress } from "../../lib/page/handle.ts";
import { createQuery } from "../../lib/query.ts";
import { rememberAnswers } from "./recentItems.ts";

/** Staff have published, unpublished or edited an item here. Public pages name no effect of the staff's. */
export const itemChanged = createEvent<{ readonly kind: string; readonly slug: string }>();

type Wanted = { readonly slug: string };

type Parts<Item> = {
  /** The sid of the item, which is its kind. */
  readonly name: string;
  readonly readFx: Effect<Wanted, Item, { readonly kind: "not-found" } | Unexpected>;
};

const statusCodes = { loading: 200, ready: 200, "not-found": 404, failed: 503 } as const;

/** A tip, an article or a match, loaded by its slug. The page's HTTP status is 404 or 503 without one. */
export const detailModel = <Item extends { readonly id: string; readonly slug: string }>({
  name,
  readFx,
}: Parts<Item>) => {
  const opened = createEvent<PageAddress>();
  const $slug = createStore("", { sid: `${name}-slug` });
  const { refreshed, reloaded, $state } = createQuery({
    effect: readFx,
    // Before its page was ever open there is nothing to ask for.
    $params: $slug.map((slug) => (slug === "" ? null : { slug })),
    name,
  });
  const $shown = $state.map(valueOf);
  const $id = $shown.map((item): Item["id"] | null => item?.id ?? null);
  const $status = $state.map(({ status }) => statusCodes[status]);

  sample({ clock: opened, fn: ({ params }) => params["slug"] ?? "", target: $slug });
  sample({ clock: opened, target: reloaded });
  /** The item's slug, when its page was opened at a former one. */
  const $movedTo = combine($shown, $slug, (item, slug) => (item && item.slug !== slug ? item.slug : null));
  // An answer under a former slug leads away at once. Remembered, it would lead away from an item that took its old slug again.
  const $atItsSlug = combine($shown, $movedTo, (item, movedTo) => (movedTo === null ? item : null));
  rememberAnswers({ opened, $key: $slug, $state, $value: $atItsSlug });
  // Its page may be open. What it shows stays meanwhile, and with it the focus.
  sample({
    clock: itemChanged,
    source: $slug,
    filter: (slug, item) => item.kind === name && item.slug === slug,
    fn: () => {},
    target: refreshed,
  });

  return { opened, refreshed, retried: reloaded, $slug, $item: $state, $shown, $id, $movedTo, $status };
};
