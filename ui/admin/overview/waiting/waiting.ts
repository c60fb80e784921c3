import { combine, sample } from "effector";
import type { Watched } from "../../../../domain/shared/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { reviewFx, undoReviewFx } from "../../../applications/admin/effects.ts";
import {
  addMatchFx,
  removeMatchFx,
  saveMatchFx,
  scoreMatchFx,
  writeMatchesFx,
} from "../../../club/matches/admin/effects.ts";
import {
  createItemFx,
  publishEditFx,
  publishItemFx,
  removeItemFx,
  saveItemFx,
} from "../../../content/admin/effects.ts";
import { hideCommentFx, restoreCommentFx } from "../../../content/reactions/admin/effects.ts";
import { commentsShown } from "../../../content/reactions/admin/list.ts";
import { answerMessageFx, handleMessageFx } from "../../../messages/admin/inbox/effects.ts";
import {
  answerAppealFx,
  liftMeasureFx,
  settleReportsFx,
  takeMeasureFx,
} from "../../../content/reports/admin/effects.ts";
import { $channel, channelWanted } from "../../../discord/discord.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { $isShown, panelShown } from "../../access.ts";
import { commentsReadFx, waitingFx } from "../../effects.ts";
import { $pending } from "../overview.ts";

/** What waits for the member, beside the applications and the announcements on Discord. */
const waiting = createQuery({ effect: waitingFx, ends: [$memberId] });
export const { refreshed: waitingRetried, $state: $waiting } = waiting;
export const $isAsked = waitingFx.pending;
/** What the list of waiting things is made of. */
export const $lines = combine({ waiting: $waiting, channel: $channel });

/** Comments change the counters of their articles and tips. */
const waitedFor: readonly Watched[] = ["articles", "tips", "matches", "reports"];
const elsewhere = sample({ clock: changeHinted, filter: (watched) => waitedFor.includes(watched), fn: () => {} });
const changed = [
  addMatchFx.done,
  saveMatchFx.done,
  scoreMatchFx.done,
  removeMatchFx.done,
  writeMatchesFx.done,
  createItemFx.done,
  saveItemFx.done,
  publishItemFx.done,
  publishEditFx.done,
  removeItemFx.done,
  hideCommentFx.done,
  restoreCommentFx.done,
  settleReportsFx.done,
  takeMeasureFx.done,
  answerAppealFx.done,
  liftMeasureFx.done,
  commentsReadFx.done,
  handleMessageFx.done,
  answerMessageFx.done,
  reviewFx.done,
  undoReviewFx.done,
];
sample({ clock: [panelShown, ...changed], filter: $isShown, fn: () => {}, target: waiting.refreshed });
sample({ clock: [elsewhere, visitorReturned], filter: $isShown, fn: () => {}, target: waiting.hinted });
sample({ clock: commentsShown, target: commentsReadFx });
sample({ clock: panelShown, target: channelWanted });

/** How much waits for an answer: drafts can wait longer. */
export const $waitingCount = combine($waiting, $pending, $channel, (waiting, pending, channel) => {
  const {
    comments = { article: 0, tip: 0 },
    held = { article: 0, tip: 0 },
    messages = 0,
    reports = 0,
    appeals = 0,
    toScore = [],
  } = valueOf(waiting) ?? {};
  return (
    (pending ?? 0) +
    messages +
    reports +
    appeals +
    comments.article +
    comments.tip +
    held.article +
    held.tip +
    toScore.length +
    (channel?.stopped.length ?? 0)
  );
});
