import { createEvent, createStore, sample } from "effector";
import { type ChartSpan, chartSpans } from "../../../domain/club/trends.ts";
import type { Watched } from "../../../domain/shared/ports.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { $isShown, panelShown } from "../access.ts";
import { reviewFx, undoReviewFx } from "../../applications/admin/effects.ts";
import { overviewFx } from "../effects.ts";

/** The club's figures for the overview tab. */
const overview = createQuery({ effect: overviewFx, ends: [$memberId] });
export const { reloaded: overviewRetried, $state: $overview } = overview;

/** Staff choose how many days the chart of views shows. */
export const chartSpanChosen = createEvent<ChartSpan>();
export const $chartSpan = createStore<ChartSpan>(chartSpans[0], { serialize: "ignore" }).on(
  chartSpanChosen,
  (_, span) => span,
);

/** Count of pending applications; null until it is loaded. */
export const $pending = $overview.map((known) => valueOf(known)?.pending ?? null);

/** What the figures are made of: the views of other kinds begin to follow theirs without a new request of all figures. */
const counted: readonly Watched[] = ["applications", "articles", "tips", "categories"];
const elsewhere = sample({ clock: changeHinted, filter: (watched) => counted.includes(watched), fn: () => {} });
sample({ clock: [panelShown, reviewFx.done, undoReviewFx.done], filter: $isShown, target: overview.refreshed });
sample({ clock: [elsewhere, visitorReturned], filter: $isShown, target: overview.hinted });
