import { attach, createEvent, sample, type StoreWritable } from "effector";
import type { ChangeRefusal } from "../../../../domain/club/lists/changePart.ts";
import type { AddRefusal, InvalidRecord, SaveRefusal, Typed } from "../../../../domain/club/lists/editList.ts";
import type { RecordForm } from "../../../../domain/club/lists/recordForm.ts";
import type { ListRecord, PlaceRecord } from "../../../../domain/club/lists/records.ts";
import type { Watched } from "../../../../domain/shared/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { batchOf, notAllDone } from "../../../admin/table/batch.ts";
import { createUndo } from "../../../admin/table/undo.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import type { Errors } from "../../../lib/form.ts";
import { createPlacing, rereadSettled } from "../../../lib/lists/placing.ts";
import { type Loaded, ready } from "../../../lib/loading/loaded.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import type { ListEffects } from "../effects.ts";
import { createDetailsForm, type Group } from "./detailsForm.ts";
import { type ListWords, outcomesOf } from "./outcomes.ts";

type Parts<Item extends ListRecord, Fields extends Typed, Problem extends string> = {
  /** What others may change. */
  readonly watched: Watched;
  /** Of the drafts on the device. Absent: the same name. */
  readonly draftName?: string;
  readonly group?: Group<Item>;
  readonly effects: ListEffects<Item, Fields, Problem>;
  readonly form: RecordForm<Item, Fields, Problem>;
  readonly complaintOf: (field: keyof Fields, problem: Problem) => string;
  readonly words: ListWords<Item>;
  /** A removed record comes back whole from its toast: nothing else hangs on it. */
  readonly isUndoable?: boolean;
};

/** What a removal took, and the record that stood after it. */
type Removed<Fields> = { readonly texts: Fields; readonly before: string | null };

/** The most characters of a text that stays on the device. */
const longestTyped = 200_000;

/** Names the target of a picture that is uploaded for a field. */
export const uploadName = ({ name }: { readonly name: string }, field: string): string => `${name}-${field}`;

const withPlaced = <Item extends ListRecord>(items: readonly Item[], { id, before }: PlaceRecord): readonly Item[] => {
  const others = items.filter((item) => item.id !== id);
  const at = others.findIndex((item) => item.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, ...items.filter((item) => item.id === id));
};

/** An ordered list of the club as the staff edits it: its order, its form, and what can be done with a record. */
export const createListModel = <Item extends ListRecord, Fields extends Typed, Problem extends string>({
  watched,
  draftName: name = watched,
  effects,
  words,
  isUndoable = false,
  ...parts
}: Parts<Item, Fields, Problem>) => {
  const { allFx, addFx, saveFx, publishFx, placeFx, removeFx } = effects;
  const outcomes = outcomesOf(words);
  const { fields, noTexts, read, textsOf } = parts.form;

  /** The list is shown: it is loaded again, the known one stays visible. */
  const wanted = createEvent();
  const { refreshed, reloaded, $state } = createQuery({ effect: attach({ effect: allFx }), ends: [$memberId] });
  sample({ clock: wanted, target: refreshed });
  const $loaded = $state as unknown as StoreWritable<Loaded<readonly Item[]>>;
  const placing = createPlacing({
    placeFx,
    $state: $loaded,
    isSame: (one, other) => one.id === other.id,
    withPlaced: withPlaced<Item>,
    ends: [$memberId],
  });
  sample({ clock: placeFx.failData, fn: outcomes.notPlaced, target: toastShown });

  const complaintsOf = ({ fields }: Pick<InvalidRecord<Fields, Problem>, "fields">): Errors<Fields> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, problem]) => [field, parts.complaintOf(field, problem as Problem)]),
    ) as Errors<Fields>;
  const form = createDetailsForm<
    Item,
    Fields,
    Fields,
    Parameters<typeof saveFx>[0],
    AddRefusal<Fields, Problem> | SaveRefusal<Item, Fields, Problem> | Unexpected,
    AddRefusal<Fields, Problem> | SaveRefusal<Item, Fields, Problem> | Unexpected
  >({
    name,
    ...(parts.group && { group: parts.group }),
    noTexts,
    longest: longestTyped,
    textsOf,
    check: (texts, item) => {
      const checked = read(texts, item ? textsOf(item) : undefined);
      return checked.ok ? {} : complaintsOf(checked.refusal);
    },
    errors: { "invalid-record": complaintsOf },
    addFx,
    saveFx,
    toNew: (texts) => texts,
    toEdit: ({ item, revision, before }, texts) => ({ id: item.id, revision, before, after: texts }),
    created: outcomes.created,
    saved: outcomes.saved,
  });

  for (const [field] of Object.entries(fields).filter(([, { kind }]) => kind === "picture")) {
    form.fillByUpload(uploadName({ name }, field), (texts, address) => ({ ...texts, [field]: address }));
  }

  const $acts = eitherInFlight(inFlight(publishFx, [$memberId]), inFlight(removeFx, [$memberId]));
  const idOf = (act: string | { readonly id: string }): string => (typeof act === "string" ? act : act.id);
  /** The ids of the records that are being published or removed. */
  const $inFlight = $acts.map((acts) => acts.map(idOf));
  const { requested: publishPressed } = createMutation(publishFx, {
    keyOf: idOf,
    $inFlight: $acts,
  });
  sample({
    clock: batchOf(publishFx),
    source: $loaded,
    fn: (state, batch) => {
      const [failure] = batch.failed;
      if (failure) {
        return notAllDone(batch, outcomes.notPublished(failure.error as ChangeRefusal<unknown> | Unexpected), {});
      }
      const items = state.status === "ready" ? state.value : [];
      return outcomes.published(
        batch.done,
        items.filter(({ id }) => batch.done.some((one) => one.id === id)),
      );
    },
    target: toastShown,
  });
  const { requested: removePressed } = createMutation(removeFx, {
    keyOf: idOf,
    $inFlight: $acts,
    failed: ({ error }) => outcomes.notRemoved(error),
  });
  // The list still has the record when its removal is answered.
  const undo = createUndo<Removed<Fields>>(`undo-${name}`);
  sample({
    clock: removeFx.done,
    source: $loaded,
    fn: (state, { params }) => {
      const items = state.status === "ready" ? state.value : [];
      const at = items.findIndex(({ id }) => id === params);
      const item = items[at];
      if (!item || !isUndoable) return outcomes.removed;
      return { ...outcomes.removed, ...undo.offer({ texts: textsOf(item), before: items[at + 1]?.id ?? null }) };
    },
    target: toastShown,
  });
  const addAgainFx = attach({ effect: addFx, mapParams: ({ texts }: Removed<Fields>) => texts });
  createMutation(addAgainFx, {
    done: ({ result }) => outcomes.broughtBack(result),
    failed: ({ error }) => outcomes.notBroughtBack(error),
  });
  sample({ clock: undo.asked, target: addAgainFx });
  sample({
    clock: addAgainFx.done,
    filter: ({ params }) => params.before !== null,
    fn: ({ params, result }): PlaceRecord => ({ id: result.id, before: params.before }),
    target: placing.placed,
  });

  // What was stored is shown before the list is read again.
  $loaded.on([form.edit.done.map(({ result }) => result), publishFx.doneData], (state, item) =>
    state.status === "ready" ? ready(state.value.map((one) => (one.id === item.id ? item : one))) : state,
  );
  rereadSettled({
    $list: $loaded,
    $isSettled: placing.$isSettled,
    changes: [form.stored, publishFx.finally, removeFx.finally, placeFx.finally, addAgainFx.finally],
    watched: [watched],
    refreshed,
  });

  return {
    watched,
    name,
    fields,
    words,
    reasonOf: outcomes.reasonOf,
    wanted,
    retried: reloaded,
    $list: placing.$shown,
    placed: placing.placed,
    $inFlight,
    publishPressed,
    removePressed,
    isUndoable,
    form,
  };
};

export type ListModel<Item extends ListRecord, Fields extends Typed, Problem extends string> = ReturnType<
  typeof createListModel<Item, Fields, Problem>
>;
