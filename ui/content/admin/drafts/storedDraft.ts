import { combine, createEvent, createStore, type Event, sample, type Store } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { WindowDraft } from "../../../../domain/content/editing/perWindowDrafts.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import type { Codec } from "../../../lib/draft.ts";
import { storeWindowDraftFx, recallWindowDraftsFx } from "../effects.ts";

/** A draft that the device had stored before. */
export type Found<Draft> = { readonly stored: WindowDraft; readonly draft: Draft };

type Latest<Draft> = { readonly member: MemberId; readonly draft: Draft } | null;

type Parts<Draft> = {
  /** A text is opened. Carries its draft's name. */
  readonly begun: Event<string>;
  readonly $draft: Store<Draft | null>;
  /** The text was sent or discarded: its draft is deleted. */
  readonly done: readonly Event<void>[];
  /** The text is closed, and its draft stays. */
  readonly left: readonly Event<void>[];
  /** The text is stored as it is. */
  readonly rested: Event<void>;
  readonly codec: Codec<Draft>;
  /** Whether a recalled draft is offered: not when it equals the shown text or text was typed since. */
  readonly $isNews: Store<(draft: Draft) => boolean>;
};

/** The unsent text of an editor, stored on the device. It is offered again until it is sent or discarded. */
export const storedDraft = <Draft>({ begun, $draft, done, left, rested, codec, $isNews }: Parts<Draft>) => {
  /** The member resumes or discards (`begunAnew`) the offered draft. Carries it. */
  const resumed = createEvent<Found<Draft>>();
  const begunAnew = createEvent<Found<Draft>>();

  const $name = createStore<string | null>(null, { serialize: "ignore" }).on(begun, (_, name) => name);
  const isOurs = (name: string | null, params: string): boolean => name === params;

  /** The draft that is offered, until the member resumes or discards it. */
  const $found = createStore<Found<Draft> | null>(null, { serialize: "ignore" });
  /** True until the device has answered. */
  const $isRecalling = createStore(false, { serialize: "ignore" }).on(begun, () => true);
  sample({ clock: begun, target: recallWindowDraftsFx });
  const recalled = sample({
    clock: recallWindowDraftsFx.finally,
    source: { name: $name, member: $memberId, isRecalling: $isRecalling, isNews: $isNews },
    filter: ({ name, isRecalling }, { params }) => isRecalling && isOurs(name, params),
    fn: ({ member, isNews }, answer): Found<Draft> | null => {
      if (answer.status === "fail" || member === null) return null;
      const found = answer.result.flatMap((stored) => {
        const draft = codec.read(stored.text, member);
        return draft !== null && isNews(draft) ? [{ stored, draft }] : [];
      });
      return found[0] ?? null;
    },
  });
  sample({ clock: recalled, target: $found });
  $found.reset([resumed, begunAnew, begun, $memberId, signOutPressed, ...done, ...left]);
  $isRecalling.reset([recalled, $memberId, signOutPressed, ...done, ...left]);
  /** While true, no draft is stored and nothing is sent. */
  const $isWaiting = combine($isRecalling, $found, (isRecalling, found) => isRecalling || found !== null);

  /**
   * The last text and its member. Stays when closing or the end of the session empties `$draft`, because it still has
   * to be stored.
   */
  const $latest = createStore<Latest<Draft>>(null, { serialize: "ignore" }).reset([begun, signOutPressed, ...done]);
  sample({
    clock: $draft,
    source: $memberId,
    filter: (member, draft) => member !== null && draft !== null,
    fn: (member, draft): Latest<Draft> => member && draft && { member, draft },
    target: $latest,
  });

  /** The draft that this window has stored. */
  const $own = createStore<WindowDraft | null>(null, { serialize: "ignore" })
    .on(begun, () => null)
    .on([resumed, begunAnew], (_, { stored }) => stored);
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

  /** Whether the device refused to store the last text. */
  const $isUnstored = createStore(false, { serialize: "ignore" }).reset(begun);
  const answered = sample({
    clock: storeWindowDraftFx.finally,
    source: { name: $name, own: $own, isUnstored: $isUnstored },
    fn: ({ name, own, isUnstored }, answer) => {
      if (!isOurs(name, answer.params.name)) return { own, isUnstored };
      const isDone = answer.status === "done";
      return { own: isDone ? answer.result : own, isUnstored: answer.params.text !== "" && !(isDone && answer.result) };
    },
  });
  $own.on(answered, (_, { own }) => own);
  $isUnstored.on(answered, (_, { isUnstored }) => isUnstored);
  // One write at a time: each needs the result of the last one in `own`.
  const due = sample({
    clock: [$wish, answered],
    source: { wish: $wish, name: $name, own: $own, sent: $sent, isBusy: storeWindowDraftFx.pending },
    filter: ({ wish, name, own, sent, isBusy }) =>
      wish !== null && name !== null && !isBusy && wish !== sent && wish !== (own?.text ?? ""),
    fn: ({ wish, name, own }) => ({ name: name ?? "", text: wish ?? "", own }),
  });
  sample({ clock: due, fn: ({ text }) => text, target: $sent });
  sample({ clock: due, target: storeWindowDraftFx });

  return { resumed, begunAnew, recalled, $found, $latest, $isRecalling, $isWaiting, $isUnstored };
};
