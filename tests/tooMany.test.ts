import { expect, it } from "vitest";
import { notBlocked } from "../ui/accounts/blocks/words.ts";
import { notSignedUp } from "../ui/club/events/detail/words.ts";
import { failureWords as notAnswered } from "../ui/club/polls/mine/words.ts";
import { failureWords as notPredicted } from "../ui/club/predictions/ownWords.ts";
import { commentFailure, commentLikeFailure, editFailure } from "../ui/content/reactions/words.ts";
import { notReported } from "../ui/content/reports/words.ts";
import { notChosen, notStopped } from "../ui/notifications/words.ts";

const why = { kind: "too-many", seconds: 90 } as const;
const intent = { path: "/evenements/essai" } as never;

it.each([
  ["comment", commentFailure(why, "")],
  ["changed comment", editFailure(why)],
  ["like of a comment", commentLikeFailure(why, "/").text],
  ["report", notReported(why).text],
  ["block", notBlocked(why, true).text],
  ["follow that ends", notStopped(why).text],
  ["choice of what is told", notChosen(why).text],
  ["sign-up", notSignedUp(why, { intent } as never).text],
  ["prediction", notPredicted(why).text],
  ["answer to a poll", notAnswered(why, { event: null, match: null }).text],
])("[LM-20] says in how many minutes the next one is taken: %s", (_, text) => {
  expect(text).toMatch(/éessayez dans 2.minutes\.$/);
});
