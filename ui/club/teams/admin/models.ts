import { teamsView } from "../../../admin/viewAddress.ts";
import { attach, combine, createEvent, createStore, sample } from "effector";
import {
  honourForm,
  membershipForm,
  personForm,
  teamForm,
  type TypedHonour,
  type TypedMembership,
} from "../../../../domain/club/teams/typed.ts";
import type { MembershipRecord } from "../../../../domain/club/teams/team.ts";
import { hour } from "../../../../domain/shared/clock.ts";
import { dayInParis } from "../../../../domain/shared/parisDay.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { $now } from "../../../lib/page/now.ts";
import { siteOpened } from "../../../lib/page/siteState.ts";
import { createQuery } from "../../../lib/query.ts";
import { adviceOn } from "../../../lib/feedback/failure.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { listMatchesFx } from "../../matches/effects.ts";
import { endMembershipFx, honourActs, membershipActs, personActs, teamActs } from "./effects.ts";
import {
  honourComplaint,
  honourWords,
  memberComplaint,
  memberWords,
  personComplaint,
  personWords,
  teamComplaint,
  teamWords,
  words,
} from "./words.ts";

const watched = "teams";

/** The teams as the staff edits them. */
export const staffTeams = createListModel({
  watched,
  effects: teamActs,
  form: teamForm,
  complaintOf: teamComplaint,
  words: teamWords,
});

export const staffPeople = createListModel({
  watched,
  draftName: "person",
  effects: personActs,
  form: personForm,
  complaintOf: personComplaint,
  words: personWords,
});

/** The members and honours of a team are shown. Carries its slug. */
export const teamShown = createEvent<string>();
const $shownTeam = createStore("", { serialize: "ignore" }).on(teamShown, (_, slug) => slug);

// What is added belongs to the team that is shown.
const addMembershipFx = attach({
  effect: membershipActs.addFx,
  source: $shownTeam,
  mapParams: (typed: TypedMembership, team) => ({ ...typed, team }),
});
const addHonourFx = attach({
  effect: honourActs.addFx,
  source: $shownTeam,
  mapParams: (typed: TypedHonour, team) => ({ ...typed, team }),
});

const group = { $shown: $shownTeam, of: ({ team }: { readonly team: string }): string => team };

/** The members of all teams: the view shows those of one. */
export const staffMembers = createListModel({
  watched,
  draftName: "member",
  group,
  effects: { ...membershipActs, addFx: addMembershipFx },
  form: membershipForm,
  complaintOf: memberComplaint,
  words: memberWords,
});

export const staffHonours = createListModel({
  watched,
  draftName: "honour",
  group,
  effects: { ...honourActs, addFx: addHonourFx },
  form: honourForm,
  complaintOf: honourComplaint,
  words: honourWords,
  isUndoable: true,
});

// The menu names the teams: who changes a team sees it change.
const { addFx, saveFx, publishFx, placeFx, removeFx } = teamActs;
sample({
  clock: [addFx.done, saveFx.done, publishFx.done, placeFx.done, removeFx.done],
  fn: () => {},
  target: siteOpened,
});

// A person who is added beside a member's form is chosen in it.
sample({
  clock: staffPeople.form.creation.done,
  source: { editing: staffMembers.form.$editing, texts: staffMembers.form.$texts },
  filter: ({ editing }) => editing?.item === null,
  fn: ({ texts }, { result }) => ({ ...texts, person: result.slug }),
  target: staffMembers.form.creation.filled,
});

/** The names of all people, by slug. */
export const $people = staffPeople.$list.map((people) => valueOf(people) ?? []);
export const $names = $people.map((people) => new Map(people.map(({ slug, name }) => [String(slug), name])));

/** The role of each person in their first team, by slug: the site draws their face by it. */
export const $roles = staffMembers.$list.map(
  (members) => new Map((valueOf(members) ?? []).toReversed().map(({ person, role }) => [String(person), role])),
);

/** The day in Paris. */
const $today = $now.map(({ now }): string => dayInParis(now));

/** "Enregistrer un départ", or its undoing. Carries the membership. */
export const departureToggled = createEvent<MembershipRecord>();
const ending = createMutation(endMembershipFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  done: ({ params }) => ({
    tone: "good",
    title: params.departed === null ? words.back : words.left,
    topic: teamsView,
  }),
  failed: ({ error }) => ({
    tone: "bad",
    title: words.notLeft,
    text: error.kind === "unexpected" ? adviceOn(error) : staffMembers.reasonOf(error),
    topic: teamsView,
  }),
});
sample({
  clock: departureToggled,
  source: $today,
  fn: (today, { id, revision, departed }) => ({
    id,
    revision,
    departed: departed === null ? today : null,
    before: departed,
  }),
  target: ending.requested,
});
sample({ clock: endMembershipFx.finally, fn: () => {}, target: staffMembers.wanted });
export const $leaving = ending.$inFlight.map((calls) => calls.map(({ id }) => id));

/** The latest results of the shown team: one of them may have decided an honour. */
const results = createQuery({
  effect: listMatchesFx,
  $params: combine($shownTeam, $now, (team, { now }) =>
    team === "" ? null : { team, page: 1, isWhole: false, now: now - (now % hour) },
  ),
  ends: [teamShown],
});
sample({ clock: teamShown, fn: () => {}, target: results.refreshed });
export const $results = results.$state.map((list) => valueOf(list)?.items ?? []);

/** What is searched for among the people. */
export const searchTyped = createEvent<string>();
export const $search = createStore("", { serialize: "ignore" }).on(searchTyped, (_, text) => text);
