import { createEvent, createStore, type Effect, sample } from "effector";
import { publishItemFx } from "../../content/admin/effects.ts";
import type { Unexpected } from "../feedback/failure.ts";
import type { Place } from "../page/handle.ts";
import { recentItemsOf } from "./recentItems.ts";
import { failedBy, type Loaded, loading, ready } from "../loading/loaded.ts";

/** A tip or an article that somebody opens: on its way, there, not to be had, or none. */
export type DetailState<Story> = Loaded<Story> | { readonly status: "not-found" };

type Wanted = { readonly slug: string };

type Parts<Story> = {
  /** Under which name it travels in the page: its kind. */
  readonly name: string;
  readonly readFx: Effect<Wanted, Story, { readonly kind: "not-found" } | Unexpected>;
};

const statusCodes = { loading: 200, ready: 200, "not-found": 404, failed: 503 } as const;

/** What is read on a page of its own, by its slug. */
export const detailModel = <Story extends { readonly id: string; readonly slug: string }>({
  name,
  readFx,
}: Parts<Story>) => {
  const opened = createEvent<Place>();
  const retried = createEvent();

  const $slug = createStore("", { sid: `${name}-slug` });
  const $wanted = createStore<Wanted | null>(null, { serialize: "ignore" });
  const $story = createStore<DetailState<Story>>(loading, { sid: name });
  /** What is on the screen. */
  const $shown = $story.map((story) => (story.status === "ready" ? story.value : null));
  const $id = $shown.map((story): Story["id"] | null => story?.id ?? null);
  const $status = $story.map(({ status }) => statusCodes[status]);
  const $known = recentItemsOf($shown.map((story) => story && { name: story.slug, thing: story }));

  sample({ clock: opened, fn: ({ params }) => params["slug"] ?? "", target: $slug });
  sample({
    clock: [opened, retried],
    source: $slug,
    fn: (slug): Wanted => ({ slug }),
    target: [$wanted, readFx],
  });
  $story.on([opened, retried], () => loading);
  // After that, in the same turn: what belongs to the one before is over, also for whoever opens the same again.
  sample({
    clock: opened,
    source: $known,
    filter: (known, { params }) => known.has(params["slug"] ?? ""),
    fn: (known, { params }): DetailState<Story> => ready(known.get(params["slug"] ?? "") as Story),
    target: $story,
  });

  // Of several that were asked for the last one counts, also when the one before was for the same slug.
  sample({
    clock: readFx.done,
    source: $wanted,
    filter: (wanted, { params }) => wanted === params,
    fn: (_, { result }): DetailState<Story> => ready(result),
    target: $story,
  });
  // The staff shows it to everybody, or takes it back, while its page is open.
  sample({
    clock: publishItemFx.doneData,
    source: $slug,
    filter: (slug, item) => item.kind === name && item.slug === slug,
    fn: () => {},
    target: retried,
  });
  // What is shown stays when it can't be read again, unless it is gone.
  sample({
    clock: readFx.fail,
    source: { wanted: $wanted, shown: $shown },
    filter: ({ wanted, shown }, { params, error }) =>
      wanted === params && (shown === null || error.kind === "not-found"),
    fn: (_, { error }): DetailState<Story> => (error.kind === "not-found" ? { status: "not-found" } : failedBy(error)),
    target: $story,
  });

  return { opened, retried, $slug, $story, $shown, $id, $status };
};
