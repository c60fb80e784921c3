import { act } from "../../lib/act.ts";

export const listApplicationsFx = act("listApplications");
export const reviewHistoryFx = act("readReviewHistory");
export const reviewFx = act("reviewApplication");
export const undoReviewFx = act("undoReview");
export const noteFx = act("noteApplication");
