import { act } from "../../lib/act.ts";

export const readPageTextsFx = act("readPageTexts");
