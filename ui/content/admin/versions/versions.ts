import { combine, createEvent, createStore, sample } from "effector";
import type { ComparedVersions } from "../../../../domain/content/versions/compareVersions.ts";
import type { VersionList } from "../../../../domain/content/versions/listVersions.ts";
import type { VersionId, VersionSummary } from "../../../../domain/content/versions/ports.ts";
import type { Restoration } from "../../../../domain/content/versions/restoreVersion.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { itemChanged } from "../../details/detailModel.ts";
import { contentAddress } from "../address.ts";
import { contents } from "../list/list.ts";
import { $opened, versionsClosed } from "./opened.ts";
import { compareVersionsFx, listVersionsFx, restoreVersionFx } from "./effects.ts";
import { notRestored, restored } from "./words.ts";

/** The dialog shows another content item: its code is loaded at the first one. */
export const versionsShown = createEvent();
export const versionChosen = createEvent<VersionId>();
/** The version that the chosen one is compared with. */
export const otherChosen = createEvent<VersionId>();
export const versionsRetried = createEvent();
export const comparisonRetried = createEvent();

const ends = [versionsClosed, $memberId];

const list = createQuery({ effect: listVersionsFx, $params: $opened, ends });
export const $list = list.$state;
sample({ clock: [versionsShown, versionsRetried], target: list.reloaded });
/** Whether the item doesn't exist any more. */
export const $isGone = createStore(false, { serialize: "ignore" })
  .on(listVersionsFx.failData, (_, { kind }) => kind === "gone")
  .reset([versionsShown, ...ends]);

type Choice = { readonly chosen: VersionId | null; readonly other: VersionId | null };
const $choice = createStore<Choice>({ chosen: null, other: null }, { serialize: "ignore" })
  .on(versionChosen, (_, chosen) => ({ chosen, other: null }))
  .on(otherChosen, (choice, other) => ({ ...choice, other }))
  .reset([versionsShown, restoreVersionFx.done, ...ends]);

/** A version, and the one that it is compared with: the one before it, unless another is chosen; of the first one the current. */
export type Compared = { readonly chosen: VersionSummary; readonly other: VersionSummary };

const comparedIn = ({ versions }: VersionList, choice: Choice): Compared | null => {
  const placeOf = (id: VersionId | null) => versions.findIndex((version) => version.id === id);
  const place = Math.max(0, placeOf(choice.chosen));
  const chosen = versions[place];
  const other = versions[placeOf(choice.other)] ?? versions[place + 1] ?? versions[0];
  return chosen && other ? { chosen, other } : null;
};

export const $compared = combine($list, $choice, (state, choice) => {
  const known = valueOf(state);
  return known && comparedIn(known, choice);
});

/** What is compared, the older one before the newer. */
const $wish = combine($list, $compared, (state, compared): ComparedVersions | null => {
  const known = valueOf(state);
  if (!known || !compared) return null;
  const { item, versions } = known;
  const { chosen, other } = compared;
  const isNewer = versions.indexOf(chosen) <= versions.indexOf(other);
  const [before, after] = isNewer ? [other, chosen] : [chosen, other];
  return { kind: item.kind, id: item.id, before: before.id, after: after.id };
});

const comparison = createQuery({ effect: compareVersionsFx, $params: $wish, ends, isReplacedByFailure: true });
export const $comparison = comparison.$state;
/** Whether the shown comparison is of versions that were chosen before. */
export const $isOutdated = comparison.$isOutdated;
sample({ clock: $wish, filter: Boolean, fn: () => {}, target: comparison.refreshed });
sample({ clock: [comparisonRetried, versionsShown], target: comparison.reloaded });

const path = contentAddress({});
const { requested, $state: $restoring } = createMutation(restoreVersionFx, {
  ends,
  done: ({ params, result }) => restored(params, result.lostAuthors),
  failed: ({ error }) => notRestored(error, path),
});
export const $isRestoring = $restoring.map(({ status }) => status === "pending");
/** Whether nothing is restored from what is shown: a restoration runs, or the comparison is of versions that were chosen before. */
export const $isHeld = combine($isRestoring, $isOutdated, (isRestoring, isOutdated) => isRestoring || isOutdated);

/** Restores the chosen version. */
export const restorePressed = createEvent();
/** Takes back what the older of both versions has: a field, or a passage by its place. */
export const partTaken = createEvent<Extract<Restoration, { readonly part: unknown }>["part"]>();

const $source = combine($list, $compared, $wish, $isHeld, (state, compared, wish, isHeld) => {
  const known = valueOf(state);
  return known && compared && wish ? { item: known.item, chosen: compared.chosen, wish, isHeld } : null;
});
sample({
  clock: restorePressed,
  source: $source,
  filter: Boolean,
  fn: ({ item: { kind, id, revision }, chosen }): Restoration => ({ kind, id, revision, version: chosen.id }),
  target: requested,
});
sample({
  clock: partTaken,
  source: $source,
  filter: (source) => source !== null && !source.isHeld,
  fn: (source, part): Restoration => {
    const { item, wish } = source as NonNullable<typeof source>;
    return { ...wish, revision: item.revision, part };
  },
  target: requested,
});
sample({ clock: restoreVersionFx.doneData, target: [contents.itemKnown, itemChanged] });
// Of a conflict too: the version of another member is in the new list.
sample({
  clock: restoreVersionFx.finally,
  source: $opened,
  filter: (item, { params }) => item?.id === params.id,
  fn: () => {},
  target: list.refreshed,
});
