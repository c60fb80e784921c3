import { createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../domain/content/editing/contentItem.ts";
import type { DiscordPost, PostRef } from "../../domain/discord/discordPosts.ts";
import { $memberId } from "../accounts/session/session.ts";
import { matchesAddress } from "../club/matches/admin/address.ts";
import { contentAddress } from "../content/admin/address.ts";
import { createItemFx, publishEditFx, publishItemFx, removeItemFx, saveItemFx } from "../content/admin/effects.ts";
import { toastActed } from "../lib/feedback/toasts.ts";
import { createMutation, inFlight } from "../lib/mutation.ts";
import { createQuery } from "../lib/query.ts";
import { announceFx, discordChannelFx, discordPostFx } from "./effects.ts";
import { announceName, isMatchPost, notAnnounced, wishOf } from "./words.ts";

const channel = createQuery({ effect: discordChannelFx, ends: [$memberId] });
/** A view that depends on the channel is shown. */
export const channelWanted = channel.refreshed;
/** Null while it is unknown. */
export const $channel = channel.$state.map((state) => (state.status === "ready" ? state.value : null));
/** Whether the operator has set a webhook. */
export const $hasChannel = $channel.map((known) => known !== null && known.state !== "none");

const keyOf = ({ kind, id }: PostRef): string => `${kind}:${id}`;
/** The choices that are being sent. */
export const $inFlight = inFlight(announceFx, [$memberId]);
/** The staff member announces an item, takes its announcement back, or decides on one that has stopped. */
export const { requested: announcePressed } = createMutation(announceFx, {
  keyOf,
  $inFlight,
  ends: [$memberId],
  failed: ({ params, error }) =>
    notAnnounced(params, error, isMatchPost(params.kind) ? matchesAddress({}) : contentAddress({})),
});
sample({
  clock: toastActed,
  filter: ({ name }) => name === announceName,
  fn: ({ id }) => wishOf(id),
  target: announcePressed,
});
sample({
  clock: createItemFx.done,
  filter: ({ params }) => params.isAnnounced,
  fn: ({ result: { kind, id } }) => ({ kind, id, isWanted: true }),
  target: announceFx,
});

/** The announcement of an item is shown. */
export const postWanted = createEvent<ItemRef>();
export const postLeft = createEvent();
const $shown = createStore<ItemRef | null>(null, { serialize: "ignore" })
  .on(postWanted, (_, item) => item)
  .reset([postLeft, $memberId]);
const answered = sample({
  clock: discordPostFx.done,
  source: $shown,
  filter: (shown, { params }) => shown !== null && keyOf(shown) === keyOf(params),
  fn: (_, { result }) => result,
});
/** The shown item's announcement; null without one. */
export const $post = createStore<DiscordPost | null | "loading">("loading", { serialize: "ignore" })
  .on(answered, (_, post) => post)
  .reset([postWanted, postLeft, $memberId]);
const changed = sample({
  clock: [announceFx.finally, saveItemFx.done],
  source: $shown,
  filter: (shown): shown is ItemRef => shown !== null,
});
sample({ clock: [postWanted, changed], target: discordPostFx });
sample({
  clock: [announceFx.done, publishItemFx.done, publishEditFx.done, removeItemFx.done],
  fn: () => {},
  target: channelWanted,
});
