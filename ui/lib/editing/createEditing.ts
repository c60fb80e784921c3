import { combine, createEvent, createStore, type Event, sample, type Store, type Unit } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { type Codec, createDraft, type Found } from "../draft.ts";
import { forgetDraftsFx } from "../drafts.ts";
import type { windowDrafts } from "./windowDrafts.ts";

/** The start of an edit. */
export type Start<Item, Draft> = {
  /** Of the draft on the device. */
  readonly key: string;
  /** The stored item, or its stand-in when none is stored. */
  readonly item: Item;
  /** The draft without changes. */
  readonly first: Draft;
  /** The draft with changes. Absent: without any. */
  readonly draft?: Draft;
};

type Parts<Item, Draft> = {
  readonly begun: Event<Start<Item, Draft>>;
  /** The draft's name on the device. */
  readonly nameOf: (key: string, owner: MemberId | null) => string;
  readonly codec: Codec<Draft>;
  readonly $owner: Store<MemberId | null>;
  /** The events that close the editor, besides `closed`. */
  readonly ends: readonly Unit<unknown>[];
  /**
   * Each window has a draft of its own: a stored one may be another window's, and is offered to the member. Absent: the one draft of the
   * device is restored at once.
   */
  readonly windows?: ReturnType<typeof windowDrafts>;
  /** Whether a stored draft is worth an offer. */
  readonly isNews?: (draft: Draft, item: Item) => boolean;
};

/** The unsent text of an editor. It stays on the device until it is sent or given up. */
export const createEditing = <Item, Draft>(parts: Parts<Item, Draft>) => {
  const { begun, nameOf, codec, $owner, ends, windows, isNews = () => true } = parts;
  const device = createDraft<string, Draft>({ nameOf, codec, $owner, ...(windows && { storage: windows }) });

  /** Stores the draft as it is. */
  const rested = createEvent();
  /** Closes the editor. What is typed stays on the device. */
  const closed = createEvent();
  /** The member gives up the changes: the editor stays open. */
  const restarted = createEvent();
  /** The member gives up the changes: the editor closes. */
  const discarded = createEvent();
  /** The draft of this key was sent: it is deleted, and its editor closes. */
  const done = createEvent<string>();
  /** The model changes the draft. */
  const written = createEvent<Draft>();
  /** The edit goes on from another stored state. */
  const replaced = createEvent<Start<Item, Draft>>();
  /** The member goes on with an offered draft, or without it. */
  const resumed = createEvent<Found<Draft>>();
  const begunAnew = createEvent<Found<Draft>>();

  /** The start of the open edit; null while the editor is closed. */
  const $opened = createStore<(Start<Item, Draft> & { readonly owner: MemberId | null }) | null>(null, {
    serialize: "ignore",
  }).on(replaced, (now, start) => now && { ...start, owner: now.owner });
  // An open editor stays as it is.
  const opened = sample({
    clock: begun,
    source: { owner: $owner, now: $opened },
    filter: ({ now }, { key }) => now?.key !== key,
    fn: ({ owner }, start) => ({ ...start, owner }),
  });
  $opened.on(opened, (_, start) => start);
  /** The typed draft; null while the editor is closed. */
  const $draft = createStore<Draft | null>(null, { serialize: "ignore" })
    .on(opened, (_, { first, draft = first }) => draft)
    .on(written, (now, draft) => now && draft);

  /** Grows when the model itself changes the draft: a view with a state of its own reads it anew. */
  const $writes = createStore(0, { serialize: "ignore" }).on([opened, written], (writes) => writes + 1);

  // The device is asked before the member can type.
  const $isRecalling = createStore(false, { serialize: "ignore" }).on(opened, () => true);
  sample({ clock: opened, fn: ({ key }) => key, target: device.wanted });
  const recalled = sample({
    clock: device.found,
    source: { now: $opened, isRecalling: $isRecalling },
    filter: ({ now, isRecalling }, { key }) => isRecalling && now?.key === key,
    fn: ({ now }, { found }) => found?.find(({ draft }) => now && isNews(draft, now.item)) ?? null,
  });
  /** The draft that is offered to the member; null without one. */
  const $found = createStore<Found<Draft> | null>(null, { serialize: "ignore" }).on(recalled, (_, found) =>
    windows ? found : null,
  );
  /** Whether the editor began with a draft of the device. */
  const $isRestored = createStore(false, { serialize: "ignore" })
    .on(recalled, (_, found) => found !== null)
    .reset([opened, restarted, done]);
  /** While false, nothing is typed, stored or sent. */
  const $isReady = combine(
    $opened,
    $isRecalling,
    $found,
    (now, isRecalling, found) => now !== null && !isRecalling && found === null,
  );
  sample({
    clock: recalled,
    source: $draft,
    filter: (draft, found) => draft !== null && !(windows && found),
    fn: (draft, found) => found?.draft ?? (draft as Draft),
    target: written,
  });
  sample({
    clock: restarted,
    source: $opened,
    filter: (now) => now !== null,
    fn: (now) => (now as Start<Item, Draft>).first,
    target: written,
  });
  // The open draft may have changes of its own: what was typed before the edit opened, or a kind that the page asked for.
  sample({
    clock: begunAnew,
    source: $draft,
    filter: (draft) => draft !== null,
    fn: (draft) => draft as Draft,
    target: written,
  });
  sample({ clock: resumed, fn: ({ draft }) => draft, target: written });
  sample({ clock: replaced, fn: ({ first, draft = first }) => draft, target: written });

  const state = { now: $opened, draft: $draft, isReady: $isReady };
  const left = sample({ clock: [closed, ...ends], source: state, filter: ({ now }) => now !== null });
  sample({
    clock: discarded,
    source: $opened,
    filter: (now) => now !== null,
    fn: (now) => now?.key ?? "",
    target: done,
  });
  const over = sample({ clock: done, source: $opened, filter: (now, key) => now?.key === key, fn: () => {} });
  for (const store of [$opened, $draft, $isRecalling, $found]) store.reset([left, over, forgetDraftsFx]);
  /** The draft of the editor that was closed last; null after it was sent. */
  const $left = createStore<Draft | null>(null, { serialize: "ignore" })
    .on(left, (_, { draft }) => draft)
    .reset([opened, done, forgetDraftsFx]);
  $isRecalling.reset(recalled);
  $found.reset([opened, resumed, begunAnew]);

  // On the device.
  sample({
    clock: [sample({ clock: [rested, written], source: state }), ...(windows ? [left] : [])],
    filter: ({ isReady }) => isReady,
    fn: ({ now, draft }) => ({ key: now?.key ?? "", value: draft, owner: now?.owner ?? null }),
    target: device.typed,
  });
  sample({ clock: done, fn: (key) => ({ key, value: null }), target: device.typed });
  if (windows) {
    sample({
      clock: [resumed, begunAnew],
      source: $opened,
      filter: (now) => now !== null,
      fn: (now, { stored }) => ({ name: nameOf(now?.key ?? "", now?.owner ?? null), stored }),
      target: windows.claimed,
    });
  }
  /** Whether the device refused to store the last draft. */
  const $isUnstored = createStore(false, { serialize: "ignore" })
    .on(device.stored, (_, isStored) => !isStored)
    .reset(opened);

  return {
    rested,
    closed,
    restarted,
    discarded,
    done,
    written,
    replaced,
    resumed,
    begunAnew,
    $opened,
    $draft,
    $writes,
    $left,
    $found,
    $isRecalling,
    $isReady,
    $isRestored,
    $isUnstored,
  };
};
