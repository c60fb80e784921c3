import { listEffects } from "../../../club/lists/effects.ts";
import { act } from "../../../lib/act.ts";

export const positionActs = {
  ...listEffects("Position", "Positions"),
  removeFx: act("removePosition"),
};
