import { act } from "../../lib/act.ts";

export const listPartnersFx = act("listPartners");
