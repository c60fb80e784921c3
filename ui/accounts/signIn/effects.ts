import { act } from "../../lib/act.ts";

export const signInFx = act("signIn");
