import { act } from "../../lib/act.ts";

export const subscribeFx = act("subscribeToNewsletter");
