import { act } from "../lib/act.ts";

export const listPositionsFx = act("listPositions");
