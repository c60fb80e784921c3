import { createEvent, createStore, sample } from "effector";
import type { MatchId } from "../../domain/club/matches/match.ts";
import type { DiscordPost, PostState } from "../../domain/discord/discordPosts.ts";
import { type MatchPostKind, matchPostKinds } from "../../domain/discord/matchPosts.ts";
import { $memberId } from "../accounts/session/session.ts";
import { addMatchFx, removeMatchFx, saveMatchFx } from "../club/matches/admin/effects.ts";
import { $editing, typedDiscarded } from "../club/matches/admin/edit/matchForm.ts";
import { codecOf, createDraft } from "../lib/draft.ts";
import { channelWanted } from "./discord.ts";
import { announceFx, matchPostsFx } from "./effects.ts";

/** The announcements of a match are shown. */
export const matchPostsWanted = createEvent<MatchId>();
export const matchPostsLeft = createEvent();
const $shown = createStore<MatchId | null>(null, { serialize: "ignore" })
  .on(matchPostsWanted, (_, match) => match)
  .reset([matchPostsLeft, $memberId]);
const answered = sample({
  clock: matchPostsFx.done,
  source: $shown,
  filter: (shown, { params }) => shown === params,
  fn: (_, { result }) => result,
});
/** The posts of the shown match; null while loading. */
export const $matchPosts = createStore<readonly DiscordPost[] | null>(null, { serialize: "ignore" })
  .on(answered, (_, posts) => posts)
  .reset([matchPostsWanted, matchPostsLeft, $memberId]);
const changed = sample({
  clock: [announceFx.finally, saveMatchFx.done],
  source: $shown,
  filter: (shown): shown is MatchId => shown !== null,
});
sample({ clock: [matchPostsWanted, changed], target: matchPostsFx });
sample({ clock: removeMatchFx.done, fn: () => {}, target: channelWanted });

/** A stopped announcement is chosen again to be sent anew. */
const chosenStates: readonly PostState[] = ["waiting", "late", "sending", "posted"];
export const isAnnounced = (post: DiscordPost | undefined): boolean =>
  post !== undefined && post.isWanted && chosenStates.includes(post.state);

// A new match: the choices stay on the device until it is created, and are sent then.
type Ticked = { readonly kinds: readonly MatchPostKind[] };
const toldDraft = createDraft<"new", Ticked>({
  nameOf: (_, owner) => `match-discord:${owner ?? ""}`,
  $owner: $memberId,
  codec: codecOf<Ticked>({
    version: 1,
    parse: ({ kinds }) => ({ kinds: matchPostKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)) }),
    isEmpty: ({ kinds }) => kinds.length === 0,
  }),
});
export const newPostsWanted = createEvent();
export const newPostChosen = createEvent<{ readonly kind: MatchPostKind; readonly isWanted: boolean }>();
const announced = createEvent<{ readonly id: MatchId; readonly kinds: readonly MatchPostKind[] }>();

const dropped = sample({
  clock: typedDiscarded,
  source: $editing,
  filter: (editing) => editing !== null && editing.item === null,
  fn: () => {},
});

/** The chosen posts of a match that isn't saved yet. */
export const $newPosts = createStore<readonly MatchPostKind[]>([], { serialize: "ignore" })
  .on(toldDraft.recalled, (_, { value }) => value?.kinds ?? [])
  .on(newPostChosen, (kinds, { kind, isWanted }) =>
    matchPostKinds.filter((one) => (one === kind ? isWanted : kinds.includes(one))),
  )
  .reset([announced, dropped, $memberId]);
sample({ clock: newPostsWanted, fn: () => "new" as const, target: toldDraft.wanted });
sample({
  clock: newPostChosen,
  source: $newPosts,
  fn: (kinds) => ({ key: "new" as const, value: { kinds } }),
  target: toldDraft.typed,
});
sample({
  clock: addMatchFx.done,
  source: $newPosts,
  fn: (kinds, { result }) => ({ id: result.id, kinds }),
  target: announced,
});
sample({ clock: [announced, dropped], fn: () => ({ key: "new" as const, value: null }), target: toldDraft.typed });
for (const kind of matchPostKinds) {
  sample({
    clock: announced,
    filter: ({ kinds }) => kinds.includes(kind),
    fn: ({ id }) => ({ kind, id, isWanted: true }),
    target: announceFx,
  });
}
