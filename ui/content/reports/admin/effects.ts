import { act } from "../../../lib/act.ts";

export const listReportsFx = act("listReports");
export const settleReportsFx = act("settleReports");
export const listMeasuresFx = act("listMeasures");
export const takeMeasureFx = act("takeMeasure");
export const liftMeasureFx = act("liftMeasure");
export const answerAppealFx = act("answerAppeal");
export const readModerationLogFx = act("readModerationLog");
