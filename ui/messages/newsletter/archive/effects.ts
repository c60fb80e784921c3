import { act } from "../../../lib/act.ts";

export const listSentLettersFx = act("listSentLetters");
export const readSentLetterFx = act("readSentLetter");
