import { sample } from "effector";
import { detailModel } from "../../content/details/detailModel.ts";
import { $memberId } from "../session/session.ts";
import { memberPath } from "./address.ts";
import { readMemberFx } from "./effects.ts";

const model = detailModel({ name: "member", readFx: readMemberFx });

export const {
  opened: memberOpened,
  retried: memberRetried,
  $item: $member,
  $slug: $memberSlug,
  $status: $memberStatus,
} = model;

/** The page's address, when it was opened with other capitals, accents or spaces. */
export const $memberMovedTo = model.$movedTo.map((username) => username && memberPath(username));

// A hidden page is shown to its member and to the staff: they are known after the first answer.
sample({
  clock: $memberId,
  source: model.$item,
  filter: (page, id) => id !== null && page.status === "not-found",
  fn: () => {},
  target: model.retried,
});
