import { act } from "../../../../lib/act.ts";

export const listLettersFx = act("listLetters");
export const readLetterFx = act("readLetter");
export const countSubscribersFx = act("countSubscribers");
export const saveLetterFx = act("saveLetter");
export const sendLetterFx = act("sendLetter");
export const cancelLetterFx = act("cancelLetter");
export const removeLetterFx = act("removeLetter");
export const archiveLetterFx = act("archiveLetter");
export const tryLetterFx = act("tryLetter");
export const readWeekFx = act("readWeek");
