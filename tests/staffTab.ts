import { allSettled, fork } from "effector";
import type { Account, MemberId } from "../domain/accounts/member.ts";
import type { ApplicationId } from "../domain/applications/application.ts";
import type { ApplicationList, ApplicationQuery } from "../domain/applications/listApplications.ts";
import type { StaffApplication, Note } from "../domain/applications/review.ts";
import type { Review, ReviewHistory } from "../domain/applications/reviewApplication.ts";
import { linesOf } from "../domain/club/trends.ts";
import type { Overview } from "../domain/club/overview.ts";
import type { Day } from "../domain/shared/parisDay.ts";
import { signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { sessionChanged } from "../ui/accounts/session/session.ts";
import { overviewFx } from "../ui/admin/effects.ts";
import {
  reviewHistoryFx,
  listApplicationsFx,
  noteFx,
  reviewFx,
  undoReviewFx,
} from "../ui/applications/admin/effects.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../ui/lib/drafts.ts";
import { tellTimeFx } from "../ui/lib/page/now.ts";
import { $toasts } from "../ui/lib/feedback/toasts.ts";
import { applicationFor } from "./applicant.ts";
import { fakes } from "./fakes.ts";

export const sarah: Account = {
  id: "sarah" as MemberId,
  email: "staff@demo.test",
  fullName: "Sarah Lenoir",
  username: "sarah",
  avatar: null,
  role: "staff",
};

export const application = (id: string, more: Partial<StaffApplication> = {}): StaffApplication => ({
  ...applicationFor("event-manager"),
  id: id as ApplicationId,
  discordUsername: id,
  decidedBy: null,
  ...more,
});

export const listOf = (items: readonly StaffApplication[], more: Partial<ApplicationList> = {}): ApplicationList => {
  const those = (status: string) => items.filter((one) => one.status === status).length;
  const counts = { pending: those("pending"), accepted: those("accepted"), rejected: those("rejected") };
  return { items, total: items.length, page: 1, pages: 1, counts, ...more };
};

export const overviewWith = (pending: number): Overview => ({
  articles: 1,
  articlesToday: 0,
  tips: 1,
  views: 9,
  likes: 2,
  comments: 3,
  averageRating: 4.5,
  categories: [],
  pending,
  oldestPending: null,
  applications: pending,
  users: 4,
  usersToday: 0,
  shares: 0,
  today: "2026-11-22" as Day,
  trends: { likes: null, comments: null, rating: null },
  lines: linesOf([], "2026-11-22" as Day),
  viewsByDay: [],
  latestTip: null,
  latestArticle: null,
});

type Club = {
  readonly list?: (query: ApplicationQuery) => ApplicationList | Promise<ApplicationList>;
  readonly review?: (review: Review) => StaffApplication | Promise<StaffApplication>;
  readonly undo?: (id: ApplicationId) => void | Promise<void>;
  readonly history?: (id: ApplicationId) => ReviewHistory | Promise<ReviewHistory>;
  readonly note?: (note: { readonly id: ApplicationId; readonly text: string }) => Note | Promise<Note>;
  readonly overview?: () => Overview | Promise<Overview>;
  /** The device's stored drafts. */
  readonly device?: Map<string, string>;
  readonly now?: number;
};

/** A staff member's tab with fake effects. */
export const staffTab = async (club: Club = {}) => {
  const { device = new Map<string, string>() } = club;
  const who: { present: Account | null } = { present: sarah };
  const sent: Review[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => who.present],
      [signOutFx, () => {}],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [forgetDraftsFx, () => device.clear()],
      [tellTimeFx, () => ({ now: club.now ?? 0, zone: "Europe/Paris" })],
      [listApplicationsFx, club.list ?? (() => listOf([]))],
      [overviewFx, club.overview ?? (() => overviewWith(0))],
      [reviewHistoryFx, club.history ?? (() => ({ notes: [], steps: [] }))],
      [undoReviewFx, club.undo ?? (() => {})],
      [noteFx, club.note ?? (({ text }: { text: string }) => ({ id: text, author: null, text, createdAt: "" }))],
      [
        reviewFx,
        (review: Review) => {
          sent.push(review);
          return club.review?.(review) ?? application(review.id, { status: review.decision });
        },
      ],
    ),
  });
  await allSettled(sessionChanged, { scope });
  return {
    scope,
    who,
    device,
    sent,
    said: () => scope.getState($toasts),
  };
};
