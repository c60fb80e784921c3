import { canChangeRole } from "../../../domain/accounts/member.ts";
import { isReservedUsername } from "../../../domain/accounts/reservedName.ts";
import { foldedUsername } from "../../../domain/accounts/username.ts";
import { isOpenToStaff } from "../../../domain/applications/review.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Identity, Team } from "../../../domain/accounts/staff/ports.ts";
import type { ClubFigures } from "../../../domain/club/overview.ts";
import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import { addDays, type Day, dayInParis } from "../../../domain/shared/parisDay.ts";
import { type DayFigures, longestChart } from "../../../domain/club/trends.ts";
import type { MemoryBackend } from "../backend.ts";
import { reactionCounts, sharesOn } from "../content/counts.ts";
import { memoryTips } from "../tips/tips.ts";
import type { MemberRecord } from "../dataset.ts";

export const memoryIdentity = ({ me }: MemoryBackend): Identity => ({
  async confirmed() {
    const member = me();
    return member && { id: member.id, email: member.email };
  },
});

const nothing: Omit<DayFigures, "day"> = {
  views: 0,
  articles: 0,
  applications: 0,
  users: 0,
  likes: 0,
  comments: 0,
  ratings: 0,
  ratingSum: 0,
};
const figureNames = Object.keys(nothing) as (keyof typeof nothing)[];

/** The activity of each day since a date, without days that have none. */
const activitySince = (backend: MemoryBackend, first: Day): readonly DayFigures[] => {
  const { applications, articleReactions, members, ratings, tipReactions, viewDays, visibleArticles } = backend;
  const days = new Map<Day, DayFigures>();
  const add = (day: Day, more: Partial<Omit<DayFigures, "day">>) => {
    if (day < first) return;
    const before = { ...nothing, ...days.get(day) };
    const sums = figureNames.map((name) => [name, before[name] + (more[name] ?? 0)]);
    days.set(day, { ...before, ...Object.fromEntries(sums), day });
  };
  const dayOf = (iso: string) => dayInParis(Date.parse(iso));
  for (const { day, views } of viewDays.read()) add(day, { views });
  for (const { comments, likes } of [tipReactions, articleReactions]) {
    for (const { at } of likes.read()) if (at !== undefined) add(dayOf(at), { likes: 1 });
    for (const comment of comments.read()) if (!isHidden(comment)) add(dayOf(comment.createdAt), { comments: 1 });
  }
  for (const { at, rating } of ratings.read()) if (at !== undefined) add(dayOf(at), { ratings: 1, ratingSum: rating });
  for (const { publishedAt } of visibleArticles()) if (publishedAt !== null) add(dayOf(publishedAt), { articles: 1 });
  for (const one of applications.read()) if (isOpenToStaff(one)) add(dayOf(one.createdAt), { applications: 1 });
  for (const { createdAt } of members.read()) add(dayOf(createdAt), { users: 1 });
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
};

export const memoryClubFigures = (backend: MemoryBackend): ClubFigures => {
  const { applications, articleReactions, enter, members, now, refuseOthers, tipReactions } = backend;
  const { visibleArticles, visibleTips } = backend;
  const thisDay = () => dayInParis(now().getTime());
  const isToday = (iso: string | null) => iso !== null && dayInParis(Date.parse(iso)) === thisDay();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const tips = memoryTips(backend);

  return {
    async read() {
      if (!(await enter("read the club's figures"))) return refuseOthers();
      const totals = await tips.totals();
      const ofArticles = visibleArticles().map(({ id }) => reactionCounts(articleReactions, id));
      const all = await tips.slice({ sort: "recent", from: 0, count: visibleTips().length });
      const viewsIn = (category: string) =>
        all.filter((tip) => tip.category === category).reduce((sum, { views }) => sum + views, 0);
      const received = applications.read().filter(isOpenToStaff);
      const pending = received.filter(({ status }) => status === "pending").map(({ createdAt }) => createdAt);
      return done({
        articles: visibleArticles().length,
        articlesToday: visibleArticles().filter(({ publishedAt }) => isToday(publishedAt)).length,
        tips: totals.totalTips,
        views: totals.totalViews,
        likes: totals.totalLikes + sum(ofArticles.map(({ likes }) => likes)),
        comments: totals.totalComments + sum(ofArticles.map(({ comments }) => comments)),
        averageRating: totals.averageRating,
        categories: totals.categories.map((category) => ({ ...category, views: viewsIn(category.name) })),
        pending: pending.length,
        oldestPending: pending.toSorted()[0] ?? null,
        applications: received.length,
        users: members.read().length,
        usersToday: members.read().filter(({ createdAt }) => isToday(createdAt)).length,
        shares: sum([
          ...visibleTips().map(({ id }) => sharesOn(tipReactions, id)),
          ...visibleArticles().map(({ id }) => sharesOn(articleReactions, id)),
        ]),
        today: thisDay(),
        days: activitySince(backend, addDays(thisDay(), 1 - longestChart)),
      });
    },
  };
};

const mostFound = 20;

const mostReserved = 100;

/** @param clubNames what no member is called */
export const memoryTeam = (backend: MemoryBackend, clubNames: readonly string[]): Team => {
  const { changeMember, enter, me, memberOf, members, audience } = backend;
  const isReserved = ({ role, username }: MemberRecord) =>
    role === undefined && username !== null && isReservedUsername(username, clubNames);
  const forbidden = () =>
    refused(audience() === "visitor" ? ({ kind: "signed-out" } as const) : ({ kind: "not-allowed" } as const));
  const isNamed = (username: string | null, part: string) =>
    part !== "" && foldedUsername(username ?? "").includes(part);
  const isFound = ({ email, role, username }: MemberRecord, words: string) =>
    words === "" ? role !== undefined : email === asciiMailAddress(words) || isNamed(username, foldedUsername(words));
  const rank = ({ role }: MemberRecord) => ["admin", "staff"].indexOf(role ?? "") + 1 || 3;

  return {
    async find(words) {
      if (!(await enter("look for members"))) return forbidden();
      const found = members.read().filter((member) => isFound(member, words.trim()));
      return done(
        found
          .toSorted((one, other) => rank(one) - rank(other) || (one.username ?? "").localeCompare(other.username ?? ""))
          .slice(0, mostFound)
          .map(({ id, username, avatar, role = null }) => ({ id, username, avatar, role })),
      );
    },

    async reserved() {
      if (!(await enter("look for members"))) return forbidden();
      return done(
        members
          .read()
          .filter(isReserved)
          .map(({ id, username, avatar }) => ({ id, username: username ?? "", avatar }))
          .toSorted((one, other) => one.username.localeCompare(other.username))
          .slice(0, mostReserved),
      );
    },

    async takeName(member) {
      const isAllowed = await enter("take a name that passes for a function");
      const found = memberOf(member);
      if (!isAllowed || !found || found.role !== undefined) return forbidden();
      if (isReserved(found)) changeMember(member, { username: null });
      return done();
    },

    async setStaff({ member, isStaff }) {
      const isAllowed = await enter("make somebody staff");
      const found = memberOf(member);
      if (!isAllowed || !found || !canChangeRole(me()?.id ?? null, found)) return forbidden();
      const { role: _, ...others } = found;
      const changed: MemberRecord = isStaff ? { ...others, role: "staff" } : others;
      members.update((all) => all.map((one) => (one.id === member ? changed : one)));
      return done();
    },
  };
};
