import { attach, combine, createEvent, createStore, type Effect, merge, sample } from "effector";
import type {
  AddMatchRefusal,
  MatchEdit,
  NewMatch,
  SaveMatchRefusal,
} from "../../../../../domain/club/matches/editMatches.ts";
import { mapsOf, type Match, matchTime, startOf } from "../../../../../domain/club/matches/match.ts";
import {
  type FieldProblem,
  type InvalidMatch,
  type MatchField,
  readTypedMatch,
  typedFrom,
} from "../../../../../domain/club/matches/typed.ts";
import { instantOf } from "../../../../../domain/shared/wallTime.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { panelLeft } from "../../../../admin/access.ts";
import { imageUploaded } from "../../../../content/admin/editor/upload.ts";
import { createForm, type Errors } from "../../../../lib/form.ts";
import type { Unexpected } from "../../../../lib/feedback/failure.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../../lib/page/moment.ts";
import { $knownMatches, choicesWanted } from "../choices.ts";
import { addMatchFx, saveMatchFx } from "../effects.ts";
import { staffMatches } from "../list/list.ts";
import { complaintOf, created, saved } from "../words.ts";
import {
  type MatchDraft,
  matchDraft,
  type MatchTexts,
  names,
  newMatch,
  noTexts,
  textsOf,
  typedOf,
} from "./matchDraft.ts";

const zone = clubZone;

/** Null: a new match. */
export const formOpened = createEvent<Match | null>();
/** What is typed stays on the device. */
export const formClosed = createEvent();
/** The member gives up what was typed. */
export const typedDiscarded = createEvent();
/** The choices in a conflict carry the match as it is stored. */
export const mineKept = createEvent<Match>();
export const theirsTaken = createEvent<Match>();
export const conflictPutOff = createEvent();

/** The match that is edited (null: a new one), and what its form began with. */
type Editing = Omit<MatchDraft, "texts"> & { readonly match: Match | null };

const beginning = (match: Match | null): Editing => ({
  match,
  revision: match?.revision ?? 0,
  before: match ? textsOf(typedFrom(match, zone)) : noTexts,
});

export const $editing = createStore<Editing | null>(null, { serialize: "ignore" })
  .on(formOpened, (_, match) => beginning(match))
  .reset([formClosed, panelLeft, $memberId]);

const keyOf = ({ match }: Editing): string => match?.id ?? newMatch;

const complaintsOf = ({ fields }: Pick<InvalidMatch, "fields">): Errors<MatchTexts> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [
      field,
      complaintOf(field as MatchField, problem as FieldProblem),
    ]),
  );

const check = (texts: MatchTexts, editing: Editing | null): Errors<MatchTexts> => {
  const read = readTypedMatch(typedOf(texts), zone);
  if (!read.ok) return complaintsOf(read.refusal);
  const { format } = read.value;
  const played = editing?.match?.maps.length ?? 0;
  return format && played > mapsOf(format) ? { format: complaintOf("format", "too-short") } : {};
};

const formOn = <Params, Failure extends InvalidMatch | SaveMatchRefusal | AddMatchRefusal | Unexpected>(
  effect: Effect<Params, Match, Failure>,
  toParams: (texts: MatchTexts, editing: Editing | null) => Params | null,
) =>
  createForm<MatchTexts, Params, Match, InvalidMatch | Failure, "invalid-match", Editing | null>({
    fields: noTexts,
    effect: effect as Effect<Params, Match, InvalidMatch | Failure>,
    $source: $editing,
    toParams,
    check,
    errors: { "invalid-match": complaintsOf },
  });

export const creation = formOn(attach({ effect: addMatchFx }), (texts): NewMatch => ({ typed: typedOf(texts), zone }));
export const edit = formOn(attach({ effect: saveMatchFx }), (texts, editing): MatchEdit | null =>
  editing?.match
    ? {
        id: editing.match.id,
        revision: editing.revision,
        played: editing.match.maps.length,
        before: typedOf(editing.before),
        after: typedOf(texts),
        zone,
      }
    : null,
);
const isNew = (editing: Editing | null): boolean => editing?.match === null;
const filled = createEvent<MatchTexts>();
sample({ clock: filled, source: $editing, filter: isNew, fn: (_, texts) => texts, target: creation.filled });
sample({
  clock: filled,
  source: $editing,
  filter: (editing) => !isNew(editing),
  fn: (_, texts) => texts,
  target: edit.filled,
});
sample({ clock: [formClosed, panelLeft], target: [creation.left, edit.left] });
sample({ clock: formOpened, target: choicesWanted });

/** The texts of the open form. */
export const $texts = combine($editing, creation.$typed, edit.$typed, (editing, added, edited) =>
  isNew(editing) ? added : edited,
);

// The draft on the device is looked up before the member can type.
export const $isReady = createStore(false, { serialize: "ignore" }).reset([formOpened, formClosed, $memberId]);
/** Whether the form began with a draft of the device. */
export const $isRestored = createStore(false, { serialize: "ignore" }).reset([
  formOpened,
  typedDiscarded,
  creation.done,
  edit.done,
]);
sample({ clock: formOpened, fn: (match) => match?.id ?? newMatch, target: matchDraft.wanted });
const recalled = sample({
  clock: matchDraft.recalled,
  source: { editing: $editing, isReady: $isReady },
  filter: ({ editing, isReady }, { key }) => !isReady && editing !== null && keyOf(editing) === key,
  fn: ({ editing }, { value }) => ({ editing: editing as Editing, draft: value }),
});
$editing.on(recalled, (editing, { draft }) =>
  editing && draft ? { ...editing, revision: draft.revision, before: draft.before } : editing,
);
sample({ clock: recalled, fn: ({ editing, draft }) => draft?.texts ?? editing.before, target: filled });
$isReady.on(recalled, () => true);
$isRestored.on(recalled, (_, { draft }) => draft !== null);

sample({
  clock: [creation.typed, edit.typed, filled],
  source: $editing,
  filter: (editing: Editing | null): editing is Editing => editing !== null,
  fn: (editing: Editing, texts: MatchTexts) => ({
    key: keyOf(editing),
    value: { revision: editing.revision, before: editing.before, texts },
  }),
  target: matchDraft.typed,
});

$editing.on(typedDiscarded, (editing) => editing && beginning(editing.match));
sample({
  clock: typedDiscarded,
  source: $editing,
  filter: (editing: Editing | null): editing is Editing => editing !== null,
  fn: ({ before }) => before,
  target: filled,
});

/** The target of an uploaded logo. */
export const logoTarget = "match-logo";
sample({
  clock: imageUploaded,
  source: { editing: $editing, texts: $texts },
  filter: ({ editing }, { target }) => editing !== null && target === logoTarget,
  fn: ({ texts }, { address }) => ({ ...texts, opponentLogo: address }),
  target: filled,
});

// Outcomes.
const stored = merge([
  creation.done.map(({ result }) => ({ key: newMatch, match: result })),
  edit.done.map(({ params, result }) => ({ key: params.id as string, match: result })),
]);
sample({ clock: stored, fn: ({ key }) => ({ key, value: null }), target: matchDraft.typed });
sample({ clock: creation.done, fn: ({ result }) => created(result), target: toastShown });
sample({ clock: edit.done, fn: () => saved, target: toastShown });
sample({
  clock: stored,
  source: $editing,
  filter: (editing, { key }) => editing !== null && keyOf(editing) === key,
  fn: () => {},
  target: formClosed,
});
sample({ clock: edit.done, fn: ({ result }) => result, target: staffMatches.itemKnown });
sample({ clock: [creation.done, edit.done], fn: () => ({ isQuiet: false }), target: staffMatches.touched });

// A conflict with the details that another member saved.
export const $conflict = createStore<Match | null>(null, { serialize: "ignore" }).reset([
  mineKept,
  theirsTaken,
  conflictPutOff,
  $editing,
]);
sample({
  clock: edit.failed,
  source: $editing,
  filter: (editing, { params, error }) => error.kind === "match-conflict" && editing?.match?.id === params.id,
  fn: (_, { error }) => (error.kind === "match-conflict" ? error.theirs : null),
  target: $conflict,
});

/** Both versions: the texts that only they changed are theirs. */
const merged = (editing: Editing, mine: MatchTexts, theirs: MatchTexts): MatchTexts =>
  Object.fromEntries(
    names.map((name) => [name, mine[name] === editing.before[name] ? theirs[name] : mine[name]]),
  ) as MatchTexts;

const taken = sample({
  clock: theirsTaken,
  fn: (theirs) => ({ base: beginning(theirs), texts: beginning(theirs).before }),
});
const kept = sample({
  clock: mineKept,
  source: { editing: $editing, texts: $texts },
  filter: ({ editing }) => editing !== null,
  fn: ({ editing, texts }, theirs) => {
    const base = beginning(theirs);
    return { base, texts: merged(editing as Editing, texts, base.before) };
  },
});
$editing.on([taken, kept], (_, { base }) => base);
sample({ clock: [taken, kept], fn: ({ texts }) => texts, target: filled });
sample({ clock: kept, fn: ({ texts }) => texts, target: edit.sent });

/** Another match of the team at about the same time; null without one. It is said, and not refused. */
export const $sameTime = combine($knownMatches, $texts, $editing, (known, { team, start }, editing) => {
  const time = instantOf(start, zone);
  if (time === undefined) return null;
  const isNear = (match: Match): boolean =>
    match.team === team &&
    match.id !== editing?.match?.id &&
    match.status !== "cancelled" &&
    Math.abs(startOf(match) - time) < matchTime;
  return known.find(isNear) ?? null;
});
