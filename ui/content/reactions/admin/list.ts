import { combine, sample } from "effector";
import {
  type CommentCounts,
  commentStateOf,
  type ModeratedComment,
  type ModeratedList,
  type ModerationQuery,
} from "../../../../domain/content/reactions/moderate.ts";
import { haveSameItems, inPlace } from "../../../admin/inPlace.ts";
import { stableListModel } from "../../../admin/stableListModel.ts";
import type { FailureAnswer } from "../../../lib/feedback/failure.ts";
import { type CommentsSelection, commentsSelectionOf } from "./address.ts";
import { listModeratedFx } from "./effects.ts";

/** The counts after a comment has got another state. */
const counted = (counts: CommentCounts, before: ModeratedComment, after: ModeratedComment): CommentCounts => {
  const { kind } = after.on;
  const [left, entered] = [commentStateOf(before), commentStateOf(after)];
  const less = { ...counts[kind], [left]: counts[kind][left] - 1 };
  return { ...counts, [kind]: { ...less, [entered]: less[entered] + 1 } };
};

const withItem = (list: ModeratedList, comment: ModeratedComment): ModeratedList => {
  const before = list.items.find(({ id }) => id === comment.id);
  return {
    ...list,
    items: list.items.map((one) => (one === before ? comment : one)),
    counts: before ? counted(list.counts, before, comment) : list.counts,
  };
};

/** The comments of all members, as the address selects them. */
export const comments = stableListModel<
  CommentsSelection,
  ModerationQuery,
  ModeratedList,
  ModeratedComment,
  FailureAnswer
>({
  listFx: listModeratedFx,
  queryOf: (selection) => ({ ...selection }),
  firstSelection: commentsSelectionOf(""),
  // Nothing tells of comments: they are read again when the visitor returns.
  watched: [],
  inPlace,
  withItem,
});

/** Whether the latest list has other comments or another order than the screen. */
export const $hasNews = combine(
  comments.$list,
  comments.$fresh,
  (list, fresh) => list.status === "ready" && fresh !== null && !haveSameItems(list.value, fresh.list),
);
/** How many there are; null while unknown. */
export const $counts = combine(comments.$list, comments.$fresh, (list, fresh) =>
  list.status === "ready" ? (fresh?.list ?? list.value).counts : null,
);

/** The newest comments of a kind are shown, the hidden ones among them. */
export const commentsShown = sample({
  clock: comments.$list,
  source: comments.$selection,
  filter: ({ kind, state, sorting, page }, list) =>
    list.status === "ready" &&
    list.value.items[0]?.on.kind === kind &&
    list.value.page === page &&
    page === 1 &&
    state === undefined &&
    sorting === undefined,
  fn: ({ kind }, list) => ({
    kind,
    newest: list.status === "ready" ? (list.value.items[0]?.createdAt ?? "") : "",
  }),
});
