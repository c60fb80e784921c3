import { act } from "../../lib/act.ts";

export const readCalmFx = act("readCalm");
export const chooseCalmFx = act("chooseCalm");
