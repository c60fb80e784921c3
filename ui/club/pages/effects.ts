import { act } from "../../lib/act.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readPageTextsFx = act("readPageTexts");
