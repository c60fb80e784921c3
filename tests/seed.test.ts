import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { datasetAt, type OpenedDataset } from "../adapters/memory/dataset.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { articlesPerPage } from "../domain/content/articles/listArticles.ts";
import { firstPositionIds } from "../domain/applications/firstPositions.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { readOverview } from "../domain/club/overview.ts";
import { firstMatches } from "../domain/club/matches/firstMatches.ts";
import { addDays, dayInParis } from "../domain/shared/parisDay.ts";
import { isSlug } from "../domain/shared/slug.ts";
import { wallTimeOf } from "../domain/shared/wallTime.ts";
import { difficulties } from "../domain/tips/tip.ts";
import { tipsPerPage } from "../domain/tips/listTips.ts";
import { seedSql } from "../scripts/seed.ts";
import { firstSectionsAt } from "./club.ts";
import { demoInstants } from "./demoInstants.ts";
import { memoryDevice } from "./devices.ts";

const { members, tips, likes, comments, ratings, articles, articleLikes, articleComments, applications } = seed;
const published = tips.filter(({ isPublished }) => isPublished);
const memberIds = new Set<string>(members.map(({ id }) => id));
const publishedAt = new Map<string, string | null>(tips.map((tip) => [tip.id, tip.publishedAt]));

/** The values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it("[QA-4] seed.sql is the script's current output", () => {
  const written = readFileSync(new URL("../supabase/seed.sql", import.meta.url), "utf8");
  expect(written === seedSql(seed), "supabase/seed.sql is out of date. Run: node scripts/seed.ts").toBe(true);
});

describe("the members", () => {
  it("are the three demo accounts, and others that can't sign in", () => {
    const demo = members.filter(({ password }) => password !== undefined);
    expect(demo.map(({ email, password, role }) => [email, password, role])).toEqual([
      ["membre@demo.test", "demo-1234", undefined],
      ["staff@demo.test", "demo-1234", "staff"],
      ["admin@demo.test", "demo-1234", "admin"],
    ]);
    expect(demo[0]).toMatchObject({ fullName: "Camille Martin", username: "camille" });
    expect(members.length - demo.length).toBeGreaterThanOrEqual(10);
  });

  it("have unique IDs, e-mails and usernames", () => {
    expect(repeated(members.map(({ id }) => id))).toEqual([]);
    expect(repeated(members.map(({ email }) => email.toLowerCase()))).toEqual([]);
    expect(repeated(members.map(({ username }) => (username ?? "").toLowerCase()))).toEqual([]);
  });
});

describe("the tips", () => {
  it("fill two pages, cover every category and difficulty, and include a draft", () => {
    expect(published.length).toBeGreaterThan(tipsPerPage);
    expect(new Set(published.map(({ category }) => category))).toEqual(
      new Set(["Stratégie", "Aim Training", "Compétitif"]),
    );
    expect(new Set(published.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
    expect(tips.length - published.length).toBe(1);
  });

  it.each(tips)("$title: the slug derives from the title", ({ title, slug }) => {
    const withoutAccents = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    expect(slug).toBe(withoutAccents.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
    expect(isSlug(slug)).toBe(true);
  });

  it.each(tips)(
    "$title: the excerpt is short enough, and the reading time correct",
    ({ excerpt, content, readTime }) => {
      expect(excerpt?.length).toBeLessThanOrEqual(155);
      const words = content.match(/[\p{L}\d]+/gu)?.length ?? 0;
      expect(Math.abs(Number.parseInt(readTime ?? "0", 10) - words / 200)).toBeLessThan(1);
    },
  );

  it.each(tips)("$title: plain spelling, and links to absolute addresses", ({ title, excerpt, content }) => {
    expect(`${title}${excerpt}${content}`).not.toMatch(/[\u2019\u00a0\u202f]/);
    const links = [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);
    expect(links.filter((address) => !address?.startsWith("https://example.org/"))).toEqual([]);
  });

  it("have unique IDs, slugs and dates", () => {
    expect(repeated(tips.map(({ id }) => id))).toEqual([]);
    expect(repeated(tips.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(published.map((tip) => tip.publishedAt ?? "never"))).toEqual([]);
  });
});

describe("the articles", () => {
  const told = articles.filter(({ isPublished }) => isPublished);

  it("fill two pages, over the product's categories and another one, and include a draft", () => {
    expect(told.length).toBeGreaterThan(articlesPerPage);
    expect(new Set(told.map(({ category }) => category))).toEqual(
      new Set(["esport", "merch", "recrutement", "Vie du club"]),
    );
    expect(articles.length - told.length).toBe(1);
  });

  it.each(articles)(
    "$title: the slug derives from the title, the excerpt is short enough, the spelling plain",
    (article) => {
      const { title, slug, excerpt, content } = article;
      const withoutAccents = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      expect(slug).toBe(withoutAccents.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
      expect(excerpt?.length).toBeLessThanOrEqual(155);
      expect(`${title}${excerpt}${content}`).not.toMatch(/[\u2019\u00a0\u202f]/);
    },
  );

  it("link to existing pages, and contain nothing that the HTML parser omits", () => {
    const slugs = new Set([...published, ...told].map(({ slug }) => slug as string));
    const links = told.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to));
    const pages = ["/shop", "/recruitment", "/contact", "/teams"];
    expect(links.filter((to) => !pages.includes(to) && !slugs.has(to.replace(/^\/(?:news|tips)\//, "")))).toEqual([]);
    const tags = new Set(told.flatMap(({ content }) => [...content.matchAll(/<(\w+)/g)].map(([, name]) => name)));
    expect([...tags].toSorted()).toEqual(["a", "blockquote", "em", "h2", "li", "ol", "p", "strong", "ul"]);
  });

  it("were liked once per member, and commented on after their publication", () => {
    const dates = new Map<string, string>(told.map(({ id, publishedAt }) => [id, publishedAt ?? ""]));
    expect([...articleLikes, ...articleComments].filter(({ on }) => !dates.has(on))).toEqual([]);
    expect(repeated(articleLikes.map(({ on, member }) => `${on} ${member}`))).toEqual([]);
    expect(articleComments.filter(({ on, createdAt }) => createdAt <= (dates.get(on) ?? ""))).toEqual([]);
    expect(repeated([...comments, ...articleComments].map(({ id }) => id))).toEqual([]);
  });
});

describe("the applications", () => {
  const camille = members.find(({ username }) => username === "camille")?.id;

  it("are a pending one, of a member that can't sign in, and one of Camille's, accepted with notes", () => {
    expect(applications.map(({ status, applicant }) => [status, applicant === camille])).toEqual([
      ["pending", false],
      ["accepted", true],
    ]);
    const [waiting, accepted] = applications;
    expect(members.find(({ id }) => id === waiting?.applicant)?.password).toBeUndefined();
    expect(waiting).toMatchObject({ staffNotes: null, decidedAt: null, decidedBy: null });
    expect(accepted?.staffNotes).toContain("Camille");
    expect(members.find(({ id }) => id === accepted?.decidedBy)?.role).toBe("staff");
    expect((accepted?.decidedAt ?? "") > (accepted?.createdAt ?? "")).toBe(true);
  });

  it("are in plain spelling, for positions of the club", () => {
    expect(JSON.stringify(applications)).not.toMatch(/[\u2019\u00a0\u202f]/);
    expect(applications.filter(({ position }) => !(firstPositionIds as readonly string[]).includes(position))).toEqual(
      [],
    );
  });
});

describe("what members did", () => {
  const acts = [
    ...likes,
    ...ratings.map(({ tip, member }) => ({ on: tip, member })),
    ...comments.flatMap(({ on, author }) => (author === null ? [] : [{ on, member: author }])),
  ];

  it("was done by members of the seed, on published tips", () => {
    const publishedIds = new Set<string>(published.map(({ id }) => id));
    expect(acts.filter(({ member }) => !memberIds.has(member))).toEqual([]);
    expect(acts.filter(({ on }) => !publishedIds.has(on))).toEqual([]);
  });

  it("includes one like and one rating from 1 to 5 per member and tip", () => {
    expect(repeated(likes.map(({ on, member }) => `${on} ${member}`))).toEqual([]);
    expect(repeated(ratings.map(({ tip, member }) => `${tip} ${member}`))).toEqual([]);
    expect(ratings.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([]);
  });

  it("includes comments later than the tip, each at a different time", () => {
    expect(comments.filter(({ on, createdAt }) => createdAt <= (publishedAt.get(on) ?? ""))).toEqual([]);
    expect(repeated(comments.map(({ id }) => id))).toEqual([]);
    expect(repeated(comments.map(({ on, createdAt }) => `${on} ${createdAt}`))).toEqual([]);
    expect(comments.filter(({ createdAt }) => createdAt >= "2026-11-20")).toEqual([]);
  });

  it("includes three likes of camille, not of the first tip of the list, and comments", () => {
    const camille = members.find(({ username }) => username === "camille")?.id;
    const liked = likes.filter(({ member }) => member === camille).map(({ on }) => on);
    const first = tips.find(({ slug }) => slug === "tenir-un-site-a-deux")?.id;
    expect(liked).toHaveLength(3);
    expect(liked).not.toContain(first);
    expect(comments.filter(({ author }) => author === camille).length).toBeGreaterThanOrEqual(2);
  });
});

describe("the figures of the panel", () => {
  const day = 86_400_000;
  const sarah = members.find(({ role }) => role === "staff")?.email ?? "";
  const figuresOn = async (now: number) => {
    const device = memoryDevice({ now: () => new Date(now) });
    await device.session.signIn({ email: sarah, password: "demo-1234" });
    const read = await readOverview(device)();
    if (!read.ok) throw new Error(read.refusal.kind);
    const { trends, shares, viewsByDay } = read.value;
    return { ...trends, shares, days: viewsByDay.filter(({ views }) => views > 0).length };
  };
  const specified = { likes: 12, comments: 8, rating: 0.2, shares: 0, days: 87 };

  it("[FG-5] are the specified ones whenever the data are filled in: each sixth day of two years, at five times", async () => {
    const first = Date.parse(`${seed.asOf}T00:00:00Z`);
    for (let days = 0; days < 2 * 366; days += 6) {
      for (const hour of [0, 1, 12, 22, 23]) {
        const now = first + days * day + hour * 3_600_000 + 59 * 60_000;
        expect({ now, ...(await figuresOn(now)) }).toEqual({ now, ...specified });
      }
    }
  });

  it("[FG-5] are the same from the day before to three days after: a running demo passes midnight", async () => {
    const store = memoryStore();
    const first = Date.parse(`${seed.asOf}T12:00:00Z`);
    let now = first;
    const device = memoryDevice({ store, now: () => new Date(now) });
    await device.session.signIn({ email: sarah, password: "demo-1234" });
    for (const days of [-1, 0, 1, 3]) {
      now = first + days * day;
      const read = await readOverview(device)();
      expect(read.ok && read.value.trends).toEqual({ likes: 12, comments: 8, rating: 0.2 });
    }
  });

  it("[FG-5] have no like, rating or comment from before its tip, and fewer views by day than the tips have", () => {
    const early = [...likes.map(({ on, at }) => ({ on, at })), ...ratings.map(({ tip, at }) => ({ on: tip, at }))]
      .concat(comments.map(({ on, createdAt }) => ({ on, at: createdAt })))
      .filter(({ on, at }) => Date.parse(at ?? "") < Date.parse(publishedAt.get(on) ?? ""));
    expect(early).toEqual([]);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(seed.viewDays.map(({ views }) => views))).toBeLessThan(sum(tips.map(({ views }) => views)));
  });
});

describe("[DM-10] the demo doesn't contradict itself", () => {
  const dayOf = new Map(
    [...tips, ...articles].map(({ slug, publishedAt }) => [slug as string, publishedAt?.slice(0, 10)]),
  );

  it("in its views: none before the publication, and those by day hold what the tips of these days were read", () => {
    const early = seed.pageViews.filter(({ slug, day }) => day < (dayOf.get(slug) ?? ""));
    expect(early).toEqual([]);
    const first = seed.viewDays.reduce((least, { day }) => (day < least ? day : least), seed.asOf);
    const since = published.filter(({ publishedAt }) => (publishedAt ?? "") >= first);
    const sum = (counted: readonly { readonly views: number }[]) => counted.reduce((all, { views }) => all + views, 0);
    expect(since.length).toBeGreaterThan(3);
    expect(sum(seed.viewDays)).toBeGreaterThan(sum(since));
    const likesOf = (id: string) => likes.filter(({ on }) => on === id).length;
    expect(published.filter(({ id, views }) => views < likesOf(id))).toEqual([]);
  });

  it("in its promise: an application waits for less than a day, and was answered within one", () => {
    const end = Date.parse(`${seed.asOf}T12:00:00Z`);
    const hours = applications.map(
      ({ createdAt, decidedAt }) => ((decidedAt ? Date.parse(decidedAt) : end) - Date.parse(createdAt)) / 3_600_000,
    );
    expect(hours.filter((one) => one >= 24)).toEqual([]);
  });

  it("in its articles, which are read on any later day", () => {
    const told = articles.map(({ title, excerpt, content }) => `${title} ${excerpt} ${content}`);
    expect(told.filter((text) => /\b(?:ce soir|ce matin|demain|aujourd'hui|avant-hier)\b/i.test(text))).toEqual([]);
  });
});

describe("[DM-2] what members and the staff wrote", () => {
  /** All its times, in the dataset's order. */
  const timesIn = ({ members, tips, articles, applications, ...reactions }: OpenedDataset) =>
    [
      members.map(({ createdAt }) => createdAt),
      [...tips, ...articles].flatMap(({ createdAt, publishedAt }) => [createdAt, publishedAt]),
      applications.flatMap(({ createdAt, decidedAt }) => [createdAt, decidedAt]),
      [...reactions.comments, ...reactions.articleComments].map(({ createdAt }) => createdAt),
      [...reactions.likes, ...reactions.ratings].map(({ at }) => at),
    ]
      .flat()
      .filter((time) => typeof time === "string");
  const written = timesIn(datasetAt(seed, new Date(`${seed.asOf}T12:00:00Z`)));

  it("is as old whenever a demo begins, at the same hour of Paris: its newest article is of yesterday, and nothing of later", () => {
    for (const [day, hour, now] of demoInstants) {
      const moved = datasetAt(seed, new Date(now));
      const times = timesIn(moved);
      const clocks = (all: typeof times) => all.map((time) => wallTimeOf(Date.parse(time), "Europe/Paris").slice(11));
      expect([day, hour, clocks(times)]).toEqual([day, hour, clocks(written)]);
      expect([day, hour, times.filter((time) => Date.parse(time) >= now)]).toEqual([day, hour, []]);
      const published = moved.articles.map(({ publishedAt }) => Date.parse(publishedAt ?? "")).filter(Number.isFinite);
      expect([day, hour, dayInParis(Math.max(...published))]).toEqual([day, hour, addDays(day, -1)]);
      expect(
        moved.viewDays
          .map(({ day }) => day)
          .toSorted()
          .at(-1),
      ).toBe(addDays(day, -1));
    }
  });

  it("stays in its order: a comment after its article, an article about a match after that match", () => {
    for (const [day, hour, now] of demoInstants) {
      const { articles, articleComments } = datasetAt(seed, new Date(now));
      const at = new Map<string, number>(articles.map(({ id, publishedAt }) => [id, Date.parse(publishedAt ?? "")]));
      const early = articleComments.filter(({ on, createdAt }) => !(Date.parse(createdAt) > (at.get(on) ?? Infinity)));
      expect([day, hour, early]).toEqual([day, hour, []]);
      const ends = new Map(
        firstMatches(firstSectionsAt(new Date(now)).matches).map(({ slug, finishedAt }) => [slug, finishedAt]),
      );
      const about = articles.flatMap(({ id, match }) => (match ? [{ at: at.get(id) ?? 0, end: ends.get(match) }] : []));
      expect(about).toHaveLength(1);
      expect(about.filter(({ at, end }) => typeof end === "string" && at <= Date.parse(end))).toEqual([]);
    }
  });

  it("names no day or month that would be another one", () => {
    const texts = [
      ...articles.map(({ title, excerpt, content }) => `${title} ${excerpt} ${content}`),
      ...tips.map(({ title, excerpt, content }) => `${title} ${excerpt} ${content}`),
      ...[...comments, ...articleComments].map(({ text }) => text),
      ...applications.map(({ motivation, staffNotes }) => `${motivation} ${staffNotes}`),
    ];
    const dated =
      /\b(?:janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b|\ble \d+ mars\b/i;
    expect(texts.filter((text) => dated.test(text))).toEqual([]);
  });
});
