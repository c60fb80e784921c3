import { createEvent, createStore } from "effector";
import type { ReportSubject } from "../../../domain/content/reports/report.ts";
import { $memberId } from "../../accounts/session/session.ts";

/** `name`: of the member, or of the comment's author. */
type Reported = { readonly subject: ReportSubject; readonly name: string };

export const reportOpened = createEvent<Reported>();
export const reportClosed = createEvent();
/** What is about to be reported; null without it. */
export const $reported = createStore<Reported | null>(null, { serialize: "ignore" })
  .on(reportOpened, (_, reported) => reported)
  .reset([reportClosed, $memberId]);
