import { act } from "../../lib/act.ts";

export const listProductsFx = act("listProducts");
