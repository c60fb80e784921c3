import { attach, combine, createEvent, sample } from "effector";
import type {
  AddMatchRefusal,
  MatchEdit,
  NewMatch,
  SaveMatchRefusal,
} from "../../../../../domain/club/matches/editMatches.ts";
import { type Match, matchTime, startOf } from "../../../../../domain/club/matches/match.ts";
import { scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import {
  type FieldProblem,
  formatProblem,
  type InvalidMatch,
  longestOf,
  type MatchField,
  readTypedMatch,
  typedFrom,
} from "../../../../../domain/club/matches/typed.ts";
import { instantOf } from "../../../../../domain/shared/instant.ts";
import type { Unexpected } from "../../../../lib/feedback/failure.ts";
import type { Errors } from "../../../../lib/form.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { createDetailsForm } from "../../../lists/admin/detailsForm.ts";
import { $knownMatches, choicesWanted } from "../choices.ts";
import { readMatchFx } from "../../effects.ts";
import { addMatchFx, saveMatchFx } from "../effects.ts";
import { staffMatches } from "../list/list.ts";
import { complaintOf, created, notOpened, saved } from "../words.ts";
import { type MatchTexts, noTexts, textsOf, typedOf } from "./matchTexts.ts";

const zone = clubZone;

const complaintsOf = ({ fields }: Pick<InvalidMatch, "fields">): Errors<MatchTexts> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [
      field,
      complaintOf(field as MatchField, problem as FieldProblem),
    ]),
  );

const check = (texts: MatchTexts, match: Match | null): Errors<MatchTexts> => {
  const read = readTypedMatch(typedOf(texts), zone, match ? typedFrom(match, zone) : undefined);
  if (!read.ok) return complaintsOf(read.refusal);
  const { format } = read.value;
  const problem = match && match.format !== format ? formatProblem(format, match) : undefined;
  return problem ? { format: complaintOf("format", problem) } : {};
};

type Fails<Own> = Own | InvalidMatch | Unexpected;

export const form = createDetailsForm<
  Match,
  MatchTexts,
  NewMatch,
  MatchEdit,
  Fails<AddMatchRefusal>,
  Fails<SaveMatchRefusal>
>({
  name: "match",
  noTexts,
  longest: 10 * longestOf.notes,
  textsOf: (match) => textsOf(typedFrom(match, zone)),
  check,
  errors: { "invalid-match": complaintsOf },
  addFx: addMatchFx,
  saveFx: saveMatchFx,
  toNew: (texts) => ({ typed: typedOf(texts), zone }),
  toEdit: ({ item, revision, before }, texts) => ({
    id: item.id,
    revision,
    score: scoreIn(item),
    before: typedOf(before),
    after: typedOf(texts),
    zone,
  }),
  created,
  saved,
});
export const {
  opened: formOpened,
  closed: formClosed,
  typedDiscarded,
  mineKept,
  theirsTaken,
  $editing,
  $texts,
  $isReady,
  $isRestored,
  $conflict,
  creation,
  edit,
} = form;

sample({ clock: formOpened, target: choicesWanted });

/** Opens the form of the match of a slug. */
export const formAsked = createEvent<string>();
const readFx = attach({ effect: readMatchFx, mapParams: (slug: string) => ({ slug }) });
sample({ clock: formAsked, target: readFx });
sample({ clock: readFx.doneData, target: formOpened });
sample({ clock: readFx.failData, fn: (error) => notOpened(error), target: toastShown });
sample({ clock: edit.done, fn: ({ result }) => result, target: staffMatches.itemKnown });
sample({ clock: form.stored, fn: () => ({ isQuiet: false }), target: staffMatches.touched });

/** Names the target of an uploaded logo. */
export const logoName = "match-logo";
form.fillByUpload(logoName, (texts, opponentLogo) => ({ ...texts, opponentLogo }));

/** Another match of the team at about the same time; null without one. It is said, and not refused. */
export const $sameTime = combine($knownMatches, $texts, $editing, (known, { team, start }, editing) => {
  const time = instantOf(start, zone);
  if (time === undefined) return null;
  const isNear = (match: Match): boolean =>
    match.team === team &&
    match.id !== editing?.item?.id &&
    match.status !== "cancelled" &&
    match.status !== "postponed" &&
    Math.abs(startOf(match) - time) < matchTime;
  return known.find(isNear) ?? null;
});
