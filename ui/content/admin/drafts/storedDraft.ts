import { combine, createEvent, createStore, type Event, sample, type Store } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { WindowDraft } from "../../../../domain/content/editing/perWindowDrafts.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import type { Codec } from "../../../lib/draft.ts";
import { keepApartFx, recallApartFx } from "../effects.ts";

/** What the device had kept from before, as it is read. */
export type Found<Draft> = { readonly kept: WindowDraft; readonly draft: Draft };

type Latest<Draft> = { readonly member: MemberId; readonly draft: Draft } | null;

type Parts<Draft> = {
  /** Somebody begins to write, what the device keeps under that name. */
  readonly begun: Event<string>;
  readonly $draft: Store<Draft | null>;
  /** Nothing of it is wanted any more. */
  readonly done: readonly Event<void>[];
  /** It is closed, and wanted again. */
  readonly left: readonly Event<void>[];
  /** It is worth keeping as it is now. */
  readonly rested: Event<void>;
  readonly codec: Codec<Draft>;
  /** Whether it says what isn't there anyway. */
  readonly $isNews: Store<(draft: Draft) => boolean>;
};

/** What somebody writes as their device keeps it: offered again when they come back, until it is sent or given up. */
export const storedDraft = <Draft>({ begun, $draft, done, left, rested, codec, $isNews }: Parts<Draft>) => {
  /** It is taken up again, or given up. Carries what was offered. */
  const resumed = createEvent<Found<Draft>>();
  const begunAnew = createEvent<Found<Draft>>();

  const $name = createStore<string | null>(null, { serialize: "ignore" }).on(begun, (_, name) => name);
  const isOurs = (name: string | null, params: string): boolean => name === params;

  /** Until somebody says what is to become of it. */
  const $found = createStore<Found<Draft> | null>(null, { serialize: "ignore" });
  /** Nobody knows yet whether something was kept. */
  const $isRecalling = createStore(false, { serialize: "ignore" }).on(begun, () => true);
  sample({ clock: begun, target: recallApartFx });
  const recalled = sample({
    clock: recallApartFx.finally,
    source: { name: $name, member: $memberId, isRecalling: $isRecalling, isNews: $isNews },
    filter: ({ name, isRecalling }, { params }) => isRecalling && isOurs(name, params),
    fn: ({ member, isNews }, answer): Found<Draft> | null => {
      if (answer.status === "fail" || member === null) return null;
      const found = answer.result.flatMap((kept) => {
        const draft = codec.read(kept.text, member);
        return draft !== null && isNews(draft) ? [{ kept, draft }] : [];
      });
      return found[0] ?? null;
    },
  });
  sample({ clock: recalled, target: $found });
  $found.reset([resumed, begunAnew, begun, $memberId, signOutPressed, ...done, ...left]);
  $isRecalling.reset([recalled, $memberId, signOutPressed, ...done, ...left]);
  /** Until it is known and said, nothing is kept over it, and nothing is sent. */
  const $isWaiting = combine($isRecalling, $found, (isRecalling, found) => isRecalling || found !== null);

  /** As it last was: a closed dialog, or the end of a session, takes it from the screen, and it is still to be kept. */
  const $latest = createStore<Latest<Draft>>(null, { serialize: "ignore" }).reset([begun, signOutPressed, ...done]);
  sample({
    clock: $draft,
    source: $memberId,
    filter: (member, draft) => member !== null && draft !== null,
    fn: (member, draft): Latest<Draft> => member && draft && { member, draft },
    target: $latest,
  });

  /** What this window keeps by now. */
  const $own = createStore<WindowDraft | null>(null, { serialize: "ignore" })
    .on(begun, () => null)
    .on([resumed, begunAnew], (_, { kept }) => kept);
  const $wish = createStore<string | null>(null, { serialize: "ignore" }).reset([begun, signOutPressed]);
  const $sent = createStore<string | null>(null, { serialize: "ignore" }).reset([begun, signOutPressed]);
  sample({
    clock: [rested, ...left, $memberId.updates],
    source: { latest: $latest, isWaiting: $isWaiting, name: $name },
    filter: ({ isWaiting, name }) => name !== null && !isWaiting,
    fn: ({ latest }) => (latest ? codec.write(latest.draft, latest.member) : ""),
    target: $wish,
  });
  sample({ clock: [begunAnew, ...done], fn: () => "", target: $wish });

  /** The device refused to keep what was written last. */
  const $isUnstored = createStore(false, { serialize: "ignore" }).reset(begun);
  const answered = sample({
    clock: keepApartFx.finally,
    source: { name: $name, own: $own, isUnstored: $isUnstored },
    fn: ({ name, own, isUnstored }, answer) => {
      if (!isOurs(name, answer.params.name)) return { own, isUnstored };
      const isDone = answer.status === "done";
      return { own: isDone ? answer.result : own, isUnstored: answer.params.text !== "" && !(isDone && answer.result) };
    },
  });
  $own.on(answered, (_, { own }) => own);
  $isUnstored.on(answered, (_, { isUnstored }) => isUnstored);
  // One at a time: what the device has by then is this window's own.
  const due = sample({
    clock: [$wish, answered],
    source: { wish: $wish, name: $name, own: $own, sent: $sent, isBusy: keepApartFx.pending },
    filter: ({ wish, name, own, sent, isBusy }) =>
      wish !== null && name !== null && !isBusy && wish !== sent && wish !== (own?.text ?? ""),
    fn: ({ wish, name, own }) => ({ name: name ?? "", text: wish ?? "", own }),
  });
  sample({ clock: due, fn: ({ text }) => text, target: $sent });
  sample({ clock: due, target: keepApartFx });

  return { resumed, begunAnew, recalled, $found, $latest, $isRecalling, $isWaiting, $isUnstored };
};
