import { createEvent, createStore, sample } from "effector";
import type { Overview } from "../../../domain/accounts/staff/readOverview.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { failed, type Loaded, loading, ready } from "../../lib/loading/loaded.ts";
import { readerReturned } from "../../lib/page/reader.ts";
import { panelLeft, panelShown } from "../access.ts";
import { overviewFx, reviewFx, undoReviewFx } from "../effects.ts";

export const overviewRetried = createEvent();

/** How the club does, for whoever has the panel open. What is shown stays while it is asked for again. */
export const $overview = createStore<Loaded<Overview>>(loading, { serialize: "ignore" })
  .on(overviewRetried, () => loading)
  .reset($memberId);

/** How many applications wait; null while that isn't known. */
export const $pending = $overview.map((known) => (known.status === "ready" ? known.value.pending : null));

const $isShown = createStore(false, { serialize: "ignore" })
  .on(panelShown, () => true)
  .reset(panelLeft);
const $question = createStore(0, { serialize: "ignore" });

const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched !== "role", fn: () => {} });
sample({
  clock: [panelShown, overviewRetried, elsewhere, readerReturned, reviewFx.done, undoReviewFx.done],
  source: { question: $question, isShown: $isShown },
  filter: ({ isShown }) => isShown,
  fn: ({ question }) => question + 1,
  target: [$question, overviewFx],
});
// An answer that is still on its way was for whoever was here before.
$question.on($memberId, (question) => question + 1);

// Only the newest question counts: an older answer may come later.
sample({
  clock: overviewFx.done,
  source: $question,
  filter: (question, { params }) => params === question,
  fn: (_, { result }) => ready(result),
  target: $overview,
});
const unanswered = sample({
  clock: overviewFx.fail,
  source: $question,
  filter: (question, { params }) => params === question,
});
$overview.on(unanswered, (known) => (known.status === "ready" ? known : failed));
