import { act } from "../lib/act.ts";

export const listKeptPagesFx = act("listKeptPages");
