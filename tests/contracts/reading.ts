import { describe, expect, it } from "vitest";
import { countedPages } from "../../domain/club/reading/countedPage.ts";
import type { ListSpan, ReadingFigures, ReadPage } from "../../domain/club/reading/readingFigures.ts";
import type { Rating } from "../../domain/tips/rating.ts";
import { changes, given } from "../security/attempts.ts";
import type { FaultCalls, Probes } from "./files.ts";
import {
  articleOf,
  camille,
  montreal,
  type NewDevice,
  type Ports,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
} from "./ports.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";

const draft = seed.articles.find(({ isPublished }) => !isPublished)?.slug ?? "";
const newWord = () => `zq${crypto.randomUUID().replaceAll(/[\d-]/g, "")}`;

/** What every implementation of `PageViews`, `MissedSearches` and `ReadershipFigures` must do. */
export const contract = (backend: string, newDevice: NewDevice) => {
  describe(`[BE-4] what is read and looked for on ${backend}`, () => {
    const begin = async () => {
      const staff = await newDevice();
      await signedIn(staff, sarah);
      const read = async (): Promise<ReadingFigures> => {
        const answer = await staff.readershipFigures.read(28);
        if (!answer.ok) throw new Error(answer.refusal.kind);
        return answer.value;
      };
      const viewsOf = async (kind: ReadPage["kind"], slug: string): Promise<number> =>
        (await read()).mostRead.find((one) => one.kind === kind && one.slug === slug)?.views ?? 0;
      const sum = async (source?: string): Promise<number> => {
        const { days, today } = await read();
        return days
          .filter((one) => one.day === today && (source === undefined || one.source === source))
          .reduce((all, { views }) => all + views, 0);
      };
      return { visitor: await newDevice(), staff, read, viewsOf, sum };
    };

    it("[NW-90] [NW-91] counts each view of a public page, by its day and kind of source", async () => {
      const { visitor, viewsOf, sum } = await begin();
      const before = [await sum(), await sum("search"), await viewsOf("article", montreal), await viewsOf("page", "/")];
      await visitor.pageViews.add(`/news/${montreal}`, "search");
      await visitor.pageViews.add(`/news/${montreal}`, "within");
      await visitor.pageViews.add("/", "direct");
      expect([
        await sum(),
        await sum("search"),
        await viewsOf("article", montreal),
        await viewsOf("page", "/"),
      ]).toEqual(before.map((views, at) => views + ([3, 1, 2, 1][at] ?? 0)));
    });

    it("[NW-95] has each published article and tip with its views of 7, 28 or 90 days", async () => {
      const { visitor, staff } = await begin();
      await visitor.pageViews.add(`/news/${montreal}`, "search");
      const read = async (days: ListSpan) => {
        const answer = await staff.readershipFigures.read(days);
        if (!answer.ok) throw new Error(answer.refusal.kind);
        return answer.value.mostRead;
      };
      const of = (all: readonly ReadPage[], kind: ReadPage["kind"]) => all.filter((one) => one.kind === kind);
      const [week, month, quarter] = [await read(7), await read(28), await read(90)];
      const { total } = await staff.articles.totals();
      const { totalTips } = await staff.tips.totals();
      for (const all of [week, month, quarter]) {
        expect(of(all, "article")).toHaveLength(Math.min(total, 100));
        expect(of(all, "tip")).toHaveLength(Math.min(totalTips, 100));
        expect(of(all, "article").map(({ views }) => -views)).toEqual(
          of(all, "article")
            .map(({ views }) => -views)
            .toSorted((one, other) => one - other),
        );
      }
      const sumOf = (all: readonly ReadPage[]) => of(all, "tip").reduce((sum, { views }) => sum + views, 0);
      expect(of(week, "article").find(({ slug }) => slug === montreal)?.views).toBeGreaterThan(0);
      expect(sumOf(week)).toBeLessThan(sumOf(month));
      expect(sumOf(month)).toBeLessThanOrEqual(sumOf(quarter));
    });

    it("[NW-90] counts all views that come at once", async () => {
      const { visitor, viewsOf } = await begin();
      const before = await viewsOf("page", "/contact");
      await Promise.all(Array.from({ length: 8 }, () => visitor.pageViews.add("/contact", "site")));
      expect(await viewsOf("page", "/contact")).toBe(before + 8);
    });

    it("[NW-90] counts every page of the site, and an item of each kind", async () => {
      const { visitor, read, sum } = await begin();
      const [match] = await visitor.matches.since("2000-01-01T00:00:00Z");
      const paths = [...countedPages, `/tips/${siteForTwo}`, `/matches/${match?.slug}`, "/team-valorant"];
      const before = await sum();
      for (const path of paths) await visitor.pageViews.add(path, "direct");
      expect(await sum()).toBe(before + paths.length);
      const { mostRead } = await read();
      expect(mostRead.filter(({ kind, title }) => kind !== "page" && title === "")).toEqual([]);
      const tip = mostRead.find(({ kind, slug }) => kind === "tip" && slug === siteForTwo);
      expect(tip?.title).toBe((await tipOf(visitor, siteForTwo)).title);
    });

    it("[NW-90] counts nothing of drafts, of what isn't there, and of other pages", async () => {
      const { visitor, sum } = await begin();
      const before = await sum();
      for (const path of [
        `/news/${draft}`,
        "/news/nulle-part",
        "/auth",
        "/admin",
        "/brouillon/abc",
        "",
        "/nulle-part",
      ]) {
        await visitor.pageViews.add(path, "direct");
      }
      expect(await sum()).toBe(before);
    });

    it("[NW-93] shows words that were missed twice, folded, and not once", async () => {
      const { visitor, read } = await begin();
      const word = newWord().slice(0, 20);
      const searchesOf = async () => (await read()).missed.find(({ words }) => words === `equipe ${word}`)?.searches;
      await visitor.missedSearches.add(`Équipe ${word}`);
      expect(await searchesOf()).toBeUndefined();
      // Earlier runs may have left others that are wanted more.
      for (let at = 0; at < 4; at++) await visitor.missedSearches.add(` équipe, ${word.toUpperCase()} !`);
      expect(await searchesOf()).toBe(5);
    });

    it("[NW-93] keeps nothing that looks like a person's address or telephone number", async () => {
      const { visitor, read } = await begin();
      const word = newWord().slice(0, 20);
      for (const typed of [`${word}@demo.test`, `${word} 06 12 34 56 78`, `12 rue ${word}`, `${word} 69003`]) {
        await visitor.missedSearches.add(typed);
        await visitor.missedSearches.add(typed);
      }
      expect(JSON.stringify((await read()).missed)).not.toContain(word);
    });

    it("[NW-94] lists the tips that were kept and rated lately", async () => {
      const { visitor, staff, read } = await begin();
      const { id, slug, title } = await tipOf(visitor, siteForTwo);
      const keep = async (ports: Ports, member: Awaited<ReturnType<typeof signedIn>>["id"], rating: Rating | null) => {
        await ports.savedTips.set(id, member, rating !== null);
        await ports.ratings.set(id, member, rating);
      };
      const { id: one } = await signedIn(visitor, camille);
      const { id: other } = await signedIn(staff, sarah);
      await keep(visitor, one, null);
      await keep(staff, other, null);
      const before = (await read()).kept.find((tip) => tip.slug === slug)?.times ?? 0;
      await keep(visitor, one, 5);
      await keep(staff, other, 5);
      const { kept, rated } = await read();
      expect(kept).toContainEqual({ slug, title, times: before + 2 });
      expect(rated.length).toBeGreaterThan(0);
      expect(rated.every(({ average, ratings }) => average >= 1 && average <= 5 && ratings >= 2)).toBe(true);
      expect(rated.map(({ average }) => average)).toEqual(
        rated.map(({ average }) => average).toSorted((one, other) => other - one),
      );
      await keep(visitor, one, null);
      await keep(staff, other, null);
    });

    it("[NW-94] gives the figures to the staff alone", async () => {
      const { visitor } = await begin();
      expect(await visitor.readershipFigures.read(28)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      await signedIn(visitor, camille);
      expect(await visitor.readershipFigures.read(28)).toEqual({ ok: false, refusal: { kind: "not-staff" } });
    });

    it("[NW-90] leaves out what is published no more", async () => {
      const { visitor, staff, viewsOf } = await begin();
      const { id, slug } = await articleOf(visitor, montreal);
      await visitor.pageViews.add(`/news/${slug}`, "direct");
      const item = { kind: "article", id } as const;
      await staff.contents.setPublished(item, false);
      expect(await viewsOf("article", slug)).toBe(0);
      await staff.contents.setPublished(item, true);
      expect(await viewsOf("article", slug)).toBeGreaterThan(0);
    });
  });
};

const counted = "select day, kind, slug, source, views from page_views order by 1, 2, 3, 4";
const missed = "select day, folded, searches from missed_searches order by 1, 2";

const settles = (counting: Promise<void>): Promise<boolean> =>
  counting.then(
    () => true,
    () => false,
  );

export const probes: Probes = {
  "count a view of a page": {
    port: ({ ports }) => settles(ports.pageViews.add("/", "direct")),
    request: (attempt) =>
      changes(attempt, counted, [attempt.client.rpc("count_page_view", { path: "/", source: "direct" })]),
  },
  "count a search without a result": {
    port: ({ ports }) => settles(ports.missedSearches.add(newWord())),
    request: (attempt) => changes(attempt, missed, [attempt.client.rpc("count_missed_search", { typed: newWord() })]),
  },
  "change what is known of readers": {
    port: "no port writes it",
    request: async (attempt) => {
      const { client, backend } = attempt;
      await backend.query(
        "insert into page_views (day, kind, slug, source) values ('2001-01-01', 'page', '/', 'site')",
      );
      await backend.query("insert into missed_searches (day, folded) values ('2001-01-01', 'essai')");
      const writes = await changes(
        attempt,
        `select (select json_agg(v) from (${counted}) v), (select json_agg(m) from (${missed}) m)`,
        [
          client.from("page_views").insert({ day: "2001-01-02", kind: "page", slug: "/", source: "site" }),
          client.from("page_views").update({ views: 9 }).gte("views", 0),
          client.from("page_views").delete().gte("views", 0),
          client.from("missed_searches").insert({ day: "2001-01-02", folded: "essai" }),
          client.from("missed_searches").update({ searches: 9 }).gte("searches", 0),
          client.from("missed_searches").delete().gte("searches", 0),
        ],
      );
      const reads = await Promise.all([client.from("page_views").select(), client.from("missed_searches").select()]);
      for (const table of ["page_views", "missed_searches"]) {
        await backend.query(`delete from ${table} where day < '2002-01-01'`);
      }
      return writes || reads.some(({ data }) => given(data));
    },
  },
};

export const faultCalls: FaultCalls = {
  "pageViews.add": { call: ({ pageViews }) => pageViews.add("/", "direct"), readsNothing: true },
  "missedSearches.add": { call: ({ missedSearches }) => missedSearches.add("essai"), readsNothing: true },
  "readershipFigures.read": { call: ({ readershipFigures }) => readershipFigures.read(28), at401: "signed-out" },
};
