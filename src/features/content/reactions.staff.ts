import { memoryHolding } from "../../../adapters/memory/content/holding.ts";
import { memoryModeration } from "../../../adapters/memory/content/reactions/moderation.ts";
import { memoryModerationLog } from "../../../adapters/memory/content/moderationLog.ts";
import { memoryMeasures } from "../../../adapters/memory/content/measures.ts";
import { memoryReports } from "../../../adapters/memory/content/reports.ts";
import { supabaseHolding } from "../../../adapters/supabase/content/holding.ts";
import { supabaseModeration } from "../../../adapters/supabase/content/reactions/moderation.ts";
import { supabaseModerationLog } from "../../../adapters/supabase/content/moderationLog.ts";
import { supabaseMeasures } from "../../../adapters/supabase/content/measures.ts";
import { supabaseReports } from "../../../adapters/supabase/content/reports.ts";
import { changeHolding, type Holding } from "../../../domain/content/reactions/holding.ts";
import {
  hideComment,
  listModerated,
  type Moderation,
  restoreComment,
} from "../../../domain/content/reactions/moderate.ts";
import { answerAppeal, type Measures } from "../../../domain/content/reports/measure.ts";
import { takeMeasure } from "../../../domain/content/reports/takeMeasure.ts";
import type { ModerationLog } from "../../../domain/content/reports/log.ts";
import { listReports, type Reports } from "../../../domain/content/reports/report.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type ReactionsStaffPorts = {
  readonly moderation: Moderation;
  readonly holding: Holding;
  readonly reports: Reports;
  readonly measures: Measures;
  readonly moderationLog: ModerationLog;
};

const { provide, method } = bindingsOn<ReactionsStaffPorts>();

export const useCases = {
  listModerated: provide(listModerated, { moderation: "moderation" }),
  hideComment: provide(hideComment, { moderation: "moderation" }),
  restoreComment: provide(restoreComment, { moderation: "moderation" }),
  readHolding: method("holding", "read"),
  changeHolding: provide(changeHolding, { holding: "holding" }),
  listReports: provide(listReports, { reports: "reports" }),
  settleReports: method("reports", "settle"),
  listMeasures: method("measures", "list"),
  takeMeasure: provide(takeMeasure, { measures: "measures", reports: "reports", moderation: "moderation" }),
  liftMeasure: method("measures", "lift"),
  answerAppeal: provide(answerAppeal, { measures: "measures" }),
  readModerationLog: method("moderationLog", "page"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ReactionsStaffPorts => ({
  moderation: supabaseModeration(client),
  holding: supabaseHolding(client),
  reports: supabaseReports(client),
  measures: supabaseMeasures(client),
  moderationLog: supabaseModerationLog(client),
});

export const memory = ({ backend }: Memory): ReactionsStaffPorts => ({
  moderation: memoryModeration(backend),
  holding: memoryHolding(backend),
  reports: memoryReports(backend),
  measures: memoryMeasures(backend),
  moderationLog: memoryModerationLog(backend),
});
