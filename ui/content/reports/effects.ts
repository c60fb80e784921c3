import { act } from "../../lib/act.ts";

export const sendReportFx = act("sendReport");
