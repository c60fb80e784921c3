import { act } from "../../../lib/act.ts";

export const listReportsFx = act("listReports");
export const settleReportsFx = act("settleReports");
