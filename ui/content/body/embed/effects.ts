import { act } from "../../../lib/act.ts";

export const readOpenServicesFx = act("readOpenServices");
export const chooseOpenServiceFx = act("chooseOpenService");
