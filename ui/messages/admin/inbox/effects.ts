import { act } from "../../../lib/act.ts";

export const listMessagesFx = act("listMessages");
export const listColleaguesFx = act("listColleagues");
export const markMessageFx = act("markMessage");
export const handleMessageFx = act("handleMessage");
export const answerMessageFx = act("answerMessage");
export const resendAnswerFx = act("resendAnswer");
