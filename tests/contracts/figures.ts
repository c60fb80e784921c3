import { describe, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { Overview } from "../../domain/club/overview.ts";
import type { DayFigures } from "../../domain/club/trends.ts";
import { addDays, dayInParis } from "../../domain/shared/parisDay.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { RequestProbe } from "../security/attempts.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, newVisitor, sarah, signedIn, siteForTwo, tipOf, noArticle, noTip } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import { calls } from "../security/grants.ts";

const draftOf = (all: readonly { readonly id: string; readonly isPublished: boolean }[]): string =>
  all.find(({ isPublished }) => !isPublished)?.id ?? "";

const sharesOf = <Id extends string>(backend: string, newDevice: NewDevice, subject: Subject<Id>, draft: string) =>
  describe(`[BE-4] shares of ${subject.name} on ${backend}`, () => {
    it("[FG-1] counts a share once for a visitor and a day, and says how many there are", async () => {
      const ports = await newDevice();
      const { id, shares: before } = await subject.open(ports);
      const visitor = newVisitor();
      expect(await subject.shares(ports).add(id, visitor)).toBe(before + 1);
      expect(await subject.shares(ports).add(id, visitor)).toBe(before + 1);
      expect(await subject.shares(ports).add(id, newVisitor())).toBe(before + 2);
      expect((await subject.open(ports)).shares).toBe(before + 2);
    });

    it("[FG-1] counts five presses at once as one", async () => {
      const ports = await newDevice();
      const { id, shares: before } = await subject.open(ports);
      const visitor = newVisitor();
      await Promise.all(Array.from({ length: 5 }, () => subject.shares(ports).add(id, visitor)));
      expect((await subject.open(ports)).shares).toBe(before + 1);
    });

    it("[FG-1] counts no share of a draft, or of what isn't there", async () => {
      const ports = await newDevice();
      for (const id of [subject.none, draft as Id]) {
        await expect(subject.shares(ports).add(id, newVisitor())).rejects.toThrow();
      }
      const staff = await newDevice();
      await signedIn(staff, sarah);
      await expect(subject.shares(staff).add(draft as Id, newVisitor())).rejects.toThrow();
    });
  });

const noActivity = {
  views: 0,
  articles: 0,
  applications: 0,
  users: 0,
  likes: 0,
  comments: 0,
  ratings: 0,
  ratingSum: 0,
};

/** What every implementation of `Shares` must do, and `ClubFigures` of the days. */
export const contract = (backend: string, newDevice: NewDevice) => {
  sharesOf(backend, newDevice, tips, draftOf(seed.tips));
  sharesOf(backend, newDevice, articles, draftOf(seed.articles));

  describe(`[BE-4] the figures by day on ${backend}`, () => {
    const begin = async () => {
      const staff = await newDevice();
      await signedIn(staff, sarah);
      const read = async (): Promise<DayFigures & Pick<Overview, "shares">> => {
        const figures = await staff.figures.read();
        if (!figures.ok) throw new Error(figures.refusal.kind);
        const { days, today, shares } = figures.value;
        return { day: today, ...noActivity, ...days.find(({ day }) => day === today), shares };
      };
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const tip = await tipOf(ports, siteForTwo);
      return { staff, read, ports, member, tip };
    };

    it("[FG-4] counts today's views, and shares of both kinds", async () => {
      const { read, ports, tip } = await begin();
      const before = await read();
      const visitor = newVisitor();
      for (const one of [visitor, visitor, newVisitor()]) await ports.views.add(tip.id, one);
      const { id: article } = await articles.open(ports);
      await ports.shares.add(tip.id, visitor);
      await ports.articleShares.add(article, visitor);
      expect(await read()).toEqual({ ...before, views: before.views + 2, shares: before.shares + 2 });
    });

    it("[AD-43] counts the articles, applications and new members of each day", async () => {
      const { staff } = await begin();
      const [figures, published] = [
        await staff.figures.read(),
        await staff.articles.slice({ sort: "date", from: 0, count: 100 }),
      ];
      if (!figures.ok) throw new Error(figures.refusal.kind);
      const { days, today, users, usersToday, articlesToday, applications, oldestPending } = figures.value;
      const first = addDays(today, 1 - 60);
      const sumOf = (name: "articles" | "applications" | "users", some = days) =>
        some.filter(({ day }) => day >= first).reduce((sum, day) => sum + day[name], 0);
      const recent = published.filter(({ publishedAt }) => dayInParis(Date.parse(publishedAt)) >= first);
      expect(sumOf("articles")).toBe(recent.length);
      const ofToday = days.filter(({ day }) => day === today);
      expect([sumOf("users", ofToday), sumOf("articles", ofToday)]).toEqual([usersToday, articlesToday]);
      expect(sumOf("users")).toBeLessThanOrEqual(users);
      expect(sumOf("applications")).toBeLessThanOrEqual(applications);
      const oldest = dayInParis(Date.parse(oldestPending ?? ""));
      expect(days.find(({ day }) => day === oldest)?.applications).toBeGreaterThan(0);
    });

    it("[FG-3] counts today's likes that are still there", async () => {
      const { read, ports, member, tip } = await begin();
      await ports.likes.set(tip.id, member, false);
      const before = await read();
      await ports.likes.set(tip.id, member, true);
      expect(await read()).toEqual({ ...before, likes: before.likes + 1 });
      await ports.likes.set(tip.id, member, false);
      expect(await read()).toEqual(before);
    });

    it("[FG-3] counts today's comments without the hidden ones", async () => {
      const { staff, read, ports, member, tip } = await begin();
      const before = await read();
      const added = await ports.comments.add(tip.id, member, `Bien vu ${crypto.randomUUID()}`);
      if (!added.ok) throw new Error(added.refusal.kind);
      expect(await read()).toEqual({ ...before, comments: before.comments + 1 });
      await staff.moderation.hide("tip", added.value.id, "Essai");
      expect(await read()).toEqual(before);
    });

    it("[FG-6] counts likes and comments of articles as those of tips, also without the hidden ones", async () => {
      const { staff, ports, member } = await begin();
      const { id } = await articles.open(ports);
      await ports.articleLikes.set(id, member, false);
      const figures = async () => {
        const read = await staff.figures.read();
        if (!read.ok) throw new Error(read.refusal.kind);
        const { likes, comments, days, today } = read.value;
        const { likes: likesToday, comments: commentsToday } = days.find(({ day }) => day === today) ?? noActivity;
        return { likes, comments, likesToday, commentsToday };
      };
      const before = await figures();
      await ports.articleLikes.set(id, member, true);
      const added = await ports.articleComments.add(id, member, `Bien vu ${crypto.randomUUID()}`);
      if (!added.ok) throw new Error(added.refusal.kind);
      const { likes, comments, likesToday, commentsToday } = before;
      expect(await figures()).toEqual({
        likes: likes + 1,
        comments: comments + 1,
        likesToday: likesToday + 1,
        commentsToday: commentsToday + 1,
      });
      await staff.moderation.hide("article", added.value.id, "Essai");
      await ports.articleLikes.set(id, member, false);
      expect(await figures()).toEqual(before);
    });

    it("[FG-3] counts a rating on the day on which it was given, changed or taken back", async () => {
      const { read, ports, member, tip } = await begin();
      await ports.ratings.set(tip.id, member, null);
      const before = await read();
      for (const rating of [3, 5, 5] as const) {
        await ports.ratings.set(tip.id, member, rating);
        expect(await read()).toEqual({
          ...before,
          ratings: before.ratings + 1,
          ratingSum: before.ratingSum + rating,
        });
      }
      await ports.ratings.set(tip.id, member, null);
      expect(await read()).toEqual(before);
    });
  });
};

const networkKey =
  (kind: ContentKind): RequestProbe =>
  async ({ client, backend, ...items }) => {
    const visitor = crypto.randomUUID();
    await client.rpc(`count_${kind}_share`, { [kind]: items[kind], visitor });
    const sql = `delete from ${kind}_shares where visitor = $1 returning 1`;
    const counted = (await backend.query(sql, [visitor])).length > 0;
    if (counted) await backend.query(`update ${kind}s set share_count = share_count - 1 where id = $1`, [items[kind]]);
    return counted;
  };

const counts = (sharing: Promise<number>): Promise<boolean> =>
  sharing.then(
    () => true,
    () => false,
  );

export const probes: Probes = {
  "count a share of a tip": {
    port: ({ ports, tip }) => counts(ports.shares.add(tip.id, newVisitor())),
    request: networkKey("tip"),
  },
  "count a share of an article": {
    port: ({ ports, article }) => counts(ports.articleShares.add(article.id, newVisitor())),
    request: networkKey("article"),
  },
};

export const privileges = [
  ...calls("everybody", "definer", "count_article_share count_missed_search count_page_view count_tip_share"),
  ...calls("members", "definer", "reading_figures"),
  ...["anon", "authenticated"].map((role) => `${role}: select on articles (share_count)`),
];

export const faultCalls: FaultCalls = {
  "tipShares.add": { call: ({ tipShares }) => tipShares.add(noTip, newVisitor()) },
  "articleShares.add": { call: ({ articleShares }) => articleShares.add(noArticle, newVisitor()) },
};
