import { act } from "../../lib/act.ts";

export const sendReportFx = act("sendReport");
export const readMeasuresFx = act("readMeasures");
export const appealMeasureFx = act("appealMeasure");
