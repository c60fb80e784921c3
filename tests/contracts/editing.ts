import { describe, expect, it } from "vitest";
import { noFields } from "../../domain/content/editing/fields.ts";
import {
  type Fields,
  fieldsOf,
  type ItemId,
  type ItemRef,
  type ContentKind,
} from "../../domain/content/editing/contentItem.ts";
import type { NewItem } from "../../domain/content/editing/ports.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { isOwnPicture } from "../../domain/content/body/ownPicture.ts";
import { pngOf } from "../pictures.ts";
import type { Backstage } from "./backstage.ts";
import {
  camille,
  noArticle,
  type NewDevice,
  nobody,
  type Ports,
  sarah,
  signedIn,
  yanis,
  montreal,
  noTip,
} from "./ports.ts";
import type { FaultCalls } from "./files.ts";

const none = noArticle as ItemId;
const notStaff = { ok: false, refusal: { kind: "not-staff" } };
const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const gone = { ok: false, refusal: { kind: "gone" } };

const fieldsFor = (kind: ContentKind, more: Partial<Fields> = {}): Fields => {
  const own: Partial<Fields> = {
    title: `Écrire ${crypto.randomUUID()}`,
    category: "strategy",
    excerpt: "Un\ndeux",
    content: "<p>Un & deux</p>\n\n# *trois*",
    featuredImage: "/partage/club.png",
    searchTitle: "Un & deux, autrement",
    searchDescription: "Ce que cherche qui lit peu",
    ...(kind === "tip" && { difficulty: "Expert", readTime: "5 min", author: "Sarah" }),
  };
  return { ...noFields, ...own, ...more };
};

/** What every implementation of the ports of `domain/content/editing` must do. */
export const contract = (backend: string, newDevice: NewDevice, { giveRole }: Backstage) =>
  describe.each(["article", "tip"] as const)(`[BE-4] the staff's %s on ${backend}`, (kind) => {
    const newItem = (authorId: NewItem["authorId"], more: Partial<NewItem> = {}): NewItem => ({
      kind,
      slug: `ecrit-${crypto.randomUUID()}` as Slug,
      fields: fieldsFor(kind),
      authorId,
      authorName: "Sarah",
      isPublished: false,
      ...more,
    });
    const begin = async (who = sarah) => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, who);
      return { ...ports, ports, member };
    };
    const added = async ({ contents, member }: Awaited<ReturnType<typeof begin>>, more: Partial<NewItem> = {}) => {
      const answer = await contents.add(newItem(member, more));
      if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
      return answer.value;
    };
    const isPublic = async ({ articles, tips }: Ports, slug: Slug) =>
      (kind === "tip" ? await tips.bySlug(slug) : await articles.bySlug(slug)) !== undefined;
    const titles = async ({ itemLists }: Ports, search: string) =>
      (await itemLists.slice({ kind, search, from: 0, count: 100 })).map(({ title }) => title);

    it("[AD-12] [CO-1] keeps a new one as a draft that the staff alone sees, with all its fields", async () => {
      const device = await begin();
      const wanted = newItem(device.member);
      const answer = await device.contents.add(wanted);
      expect(answer).toMatchObject({
        ok: true,
        value: { kind, slug: wanted.slug, fields: wanted.fields, isPublished: false, publishedAt: null, revision: 1 },
      });
      if (!answer.ok) return;
      const { value: item } = answer;
      expect(item.byline).toBe(kind === "article" ? wanted.authorName : null);
      expect(await device.contents.open({ kind, id: item.id })).toEqual(item);
      expect(await device.contents.open({ kind, slug: item.slug })).toEqual(item);
      expect(await isPublic(device, item.slug)).toBe(false);

      const others = await begin(camille);
      expect(await others.contents.open({ kind, id: item.id })).toBeUndefined();
      expect(await others.contents.open({ kind, slug: item.slug })).toBeUndefined();
      await others.session.signOut();
      expect(await others.contents.open({ kind, slug: item.slug })).toBeUndefined();
      expect(await titles(others, item.fields.title)).toEqual([]);
    });

    it("[AD-8] shows to everybody at once what is published as it is written", async () => {
      const device = await begin();
      const item = await added(device, { isPublished: true });
      expect(item.publishedAt).toEqual(expect.any(String));
      expect(await isPublic(await newDevice(), item.slug)).toBe(true);
    });

    it("[BE-3] lets the staff alone react to a draft, and read what is said of it", async () => {
      const device = await begin();
      const { id } = await added(device, { isPublished: true });
      const reactionsOf = ({ articleComments, articleLikes, comments, likes }: Ports) =>
        kind === "tip" ? { comments, likes } : { comments: articleComments, likes: articleLikes };
      const others = await begin(camille);
      const [own, theirs] = [reactionsOf(device), reactionsOf(others)];
      const draft = id as never;
      await theirs.likes.set(draft, others.member, true);
      await theirs.comments.add(draft, others.member, "Avant");
      await device.contents.setPublished({ kind, id }, false);

      expect(await theirs.comments.add(draft, others.member, "Après")).toEqual(gone);
      expect(await theirs.comments.of(draft, 10)).toEqual([]);
      expect([await theirs.likes.count(draft), await theirs.likes.has(draft, others.member)]).toEqual([0, false]);
      const latest = await others.moderation.slice({ kind, from: 0, count: 100 });
      expect(latest.filter(({ on }) => on.id === id)).toEqual([]);

      expect(await own.comments.add(draft, device.member, "Entre nous")).toMatchObject({ ok: true });
      const texts = (await own.comments.of(draft, 10)).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(["Avant", "Entre nous"]);
      expect(await own.likes.set(draft, device.member, true)).toEqual({ ok: true });
      expect(await own.likes.count(draft)).toBe(2);
    });

    it("[BE-3] names a draft's slug to the staff alone", async () => {
      const device = await begin();
      const { slug } = await added(device);
      expect(await device.itemRecords.slugsLike(kind, slug)).toEqual([slug]);
      expect(await (await begin(camille)).itemRecords.slugsLike(kind, slug)).toEqual([]);
    });

    it("[AD-11] takes no slug twice, and says which are taken", async () => {
      const device = await begin();
      const { slug } = await added(device);
      const second = `${slug}-2` as Slug;
      expect(await device.contents.add(newItem(device.member, { slug }))).toEqual({
        ok: false,
        refusal: { kind: "slug-taken" },
      });
      await added(device, { slug: second });
      await added(device, { slug: `${slug}x` as Slug });
      expect(await device.itemRecords.slugsLike(kind, slug)).toEqual([slug, second]);
    });

    const setSlug = async ({ contents }: Ports | Awaited<ReturnType<typeof begin>>, id: ItemId, slug: string) =>
      contents.setSlug({ kind, id }, slug as Slug);
    const found = async ({ articles, tips }: Ports, slug: Slug) =>
      (kind === "tip" ? await tips.bySlug(slug) : await articles.bySlug(slug))?.slug;

    it("[NW-110] moves one to another slug, no revision, and leads there from each that it had in public", async () => {
      const device = await begin();
      const { id, slug: first, fields } = await added(device);
      const slugs = ["b", "c", "d"].map((end) => `${first}-${end}` as Slug) as [Slug, Slug, Slug];
      expect(await setSlug(device, id, slugs[0])).toMatchObject({
        ok: true,
        value: { slug: slugs[0], oldSlugs: [], revision: 1, fields },
      });
      await device.contents.setPublished({ kind, id }, true);
      await setSlug(device, id, slugs[1]);
      const moved = await setSlug(device, id, slugs[2]);
      expect(moved).toMatchObject({ value: { slug: slugs[2], oldSlugs: [slugs[0], slugs[1]], revision: 1 } });
      expect(await device.contents.open({ kind, id })).toEqual(moved.ok && moved.value);
      expect(await setSlug(device, id, slugs[2])).toMatchObject({ value: { oldSlugs: [slugs[0], slugs[1]] } });
      const visitor = await newDevice();
      expect(await Promise.all([first, ...slugs].map((one) => found(visitor, one)))).toEqual([
        undefined,
        slugs[2],
        slugs[2],
        slugs[2],
      ]);
      expect(
        await device.contents.save({ kind, id, revision: 1, fields: { ...fields, excerpt: "Autre" } }),
      ).toMatchObject({
        ok: true,
        value: { revision: 2, slug: slugs[2] },
      });
      await device.contents.setPublished({ kind, id }, false);
      expect(await found(visitor, slugs[0])).toBeUndefined();
    });

    it("[NW-111] takes an own old slug again, and refuses another's present and old ones", async () => {
      const device = await begin();
      const [one, other] = [await added(device, { isPublished: true }), await added(device)];
      const next = `${one.slug}-b` as Slug;
      await setSlug(device, one.id, next);
      const taken = { ok: false, refusal: { kind: "slug-taken" } };
      expect(await setSlug(device, other.id, one.slug)).toEqual(taken);
      expect(await setSlug(device, other.id, next)).toEqual(taken);
      expect(await device.contents.add(newItem(device.member, { slug: one.slug }))).toEqual(taken);
      expect(await device.itemRecords.slugsLike(kind, one.slug)).toEqual([one.slug, next]);
      expect(await setSlug(device, one.id, one.slug)).toMatchObject({ value: { slug: one.slug, oldSlugs: [next] } });
      expect(await found(await newDevice(), next)).toBe(one.slug);
      expect((await device.contents.open({ kind, id: other.id }))?.slug).toBe(other.slug);
      await device.contents.remove({ kind, id: one.id });
      expect(await setSlug(device, other.id, next)).toMatchObject({ ok: true });
      expect(await setSlug(device, one.id, one.slug)).toEqual(gone);
    });

    it("[NW-111] gives a slug to one of two that ask for it at once", async () => {
      const device = await begin();
      const [one, other] = [await added(device, { isPublished: true }), await added(device, { isPublished: true })];
      const wanted = `${one.slug}-z` as Slug;
      const answers = await Promise.all([one, other].map(({ id }) => setSlug(device, id, wanted)));
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    });

    it("[NW-112] shows readers what search engines read, and nothing where the title and the excerpt serve", async () => {
      const device = await begin();
      const item = await added(device, { isPublished: true });
      const read = async () => {
        const { articles, tips } = await newDevice();
        return kind === "tip" ? tips.bySlug(item.slug) : articles.bySlug(item.slug);
      };
      const { searchTitle, searchDescription } = item.fields;
      expect(await read()).toMatchObject({ searchTitle, searchDescription });
      const fields = { ...item.fields, searchTitle: "", searchDescription: "" };
      await device.contents.save({ kind, id: item.id, revision: 1, fields });
      expect(await read()).toMatchObject({ searchTitle: null, searchDescription: null });
      const [change] = await device.itemRecords.changesSince({ kind, id: item.id }, 1);
      expect(change?.fields.toSorted()).toEqual(["searchDescription", "searchTitle"]);
    });

    it("[AD-13] saves every field, counts one revision, and leaves publication alone", async () => {
      const device = await begin();
      const item = await added(device, { isPublished: true });
      const fields = fieldsFor(kind, {
        excerpt: "",
        category: "analysis",
        ...(kind === "tip" && { heroImage: "/b.png" }),
      });
      const saved = await device.contents.save({ kind, id: item.id, revision: 1, fields });
      expect(saved).toMatchObject({ ok: true, value: { fields, revision: 2, isPublished: true } });
      expect(saved.ok && saved.value.publishedAt).toBe(item.publishedAt);
      expect(await device.contents.open({ kind, id: item.id })).toEqual(saved.ok && saved.value);
      expect(await titles(device, fields.title)).toEqual([fields.title]);
    });

    it("counts no revision where nothing changed, and none for a publication", async () => {
      const device = await begin();
      const { id, fields } = await added(device);
      expect(await device.contents.save({ kind, id, revision: 1, fields })).toMatchObject({ value: { revision: 1 } });
      for (const isPublished of [true, true, false]) {
        expect(await device.contents.setPublished({ kind, id }, isPublished)).toMatchObject({
          ok: true,
          value: { isPublished, revision: 1, fields, publishedAt: expect.any(String) },
        });
      }
      expect(await device.itemRecords.changesSince({ kind, id }, 0)).toEqual([]);
    });

    it("[AD-27] refuses a save that started from an older revision, and tells who changed what", async () => {
      const [mine, other] = [await begin(), await begin(yanis)];
      const { id, fields } = await added(mine);
      const theirs = { ...fields, title: `Autre ${crypto.randomUUID()}`, featuredImage: "" };
      await other.contents.save({ kind, id, revision: 1, fields: theirs });
      expect(await mine.contents.save({ kind, id, revision: 1, fields: { ...fields, excerpt: "À moi" } })).toEqual({
        ok: false,
        refusal: { kind: "stale" },
      });
      expect((await mine.contents.open({ kind, id }))?.fields).toEqual(theirs);
      await mine.contents.save({ kind, id, revision: 2, fields: { ...theirs, content: "Le mien" } });
      const changes = await mine.itemRecords.changesSince({ kind, id }, 1);
      expect(changes).toMatchObject([
        { revision: 2, by: other.member, card: { username: expect.any(String), isStaff: true } },
        { revision: 3, by: mine.member, fields: ["content"] },
      ]);
      expect(changes[0]?.fields.toSorted()).toEqual(["featuredImage", "title"]);
      expect(await mine.itemRecords.changesSince({ kind, id }, 2)).toEqual(changes.slice(1));
      expect(await (await begin(camille)).itemRecords.changesSince({ kind, id }, 1)).toEqual([]);
    });

    it("lets one of two saves through that start from the same revision at once", async () => {
      const [one, other] = [await begin(), await begin(yanis)];
      const { id } = await added(one);
      const answers = await Promise.all(
        [one, other].map(({ contents }) => contents.save({ kind, id, revision: 1, fields: fieldsFor(kind) })),
      );
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    });

    it("[AD-32] takes a published one back from everybody, and shows it again under its first date", async () => {
      const device = await begin();
      const { id, slug, publishedAt } = await added(device, { isPublished: true });
      await device.contents.setPublished({ kind, id }, false);
      expect(await isPublic(device, slug)).toBe(false);
      const again = await device.contents.setPublished({ kind, id }, true);
      expect(again.ok && again.value.publishedAt).toBe(publishedAt);
      expect(await isPublic(device, slug)).toBe(true);
    });

    it("[NW-12] keeps the times of a draft, until it is published or they are taken away", async () => {
      const device = await begin();
      const { id } = await added(device);
      const times = { publishAt: "2099-01-01T08:00:00.000Z", unpublishAt: "2099-02-01T08:00:00.000Z" };
      const timesOf = async () => {
        const item = await device.contents.open({ kind, id });
        return [item?.publishAt, item?.unpublishAt].map((time) => time && Date.parse(time));
      };
      const [from, until] = [Date.parse(times.publishAt), Date.parse(times.unpublishAt)];
      expect(await device.contents.schedule({ kind, id }, times)).toMatchObject({ ok: true, value: { revision: 1 } });
      expect(await timesOf()).toEqual([from, until]);
      const [listed] = (await device.itemLists.slice({ kind, search: "", from: 0, count: 500 })).filter(
        (one) => one.id === id,
      );
      expect(listed?.publishAt && Date.parse(listed.publishAt)).toBe(from);
      await device.contents.setPublished({ kind, id }, true);
      expect(await timesOf()).toEqual([null, until]);
      await device.contents.schedule({ kind, id }, times);
      expect(await timesOf()).toEqual([null, until]);
      await device.contents.setPublished({ kind, id }, false);
      expect(await timesOf()).toEqual([null, null]);
      await device.contents.schedule({ kind, id }, times);
      await device.contents.schedule({ kind, id }, { publishAt: null, unpublishAt: null });
      expect(await timesOf()).toEqual([null, null]);
      expect(await (await begin(camille)).contents.schedule({ kind, id }, times)).toEqual(notStaff);
      await device.contents.remove({ kind, id });
      expect(await device.contents.schedule({ kind, id }, times)).toEqual(gone);
    });

    const highlighted = async (device: Awaited<ReturnType<typeof begin>>, id: ItemId) => {
      const item = await device.contents.open({ kind, id });
      const listed = await device.itemLists.slice({ kind, search: item?.fields.title ?? "", from: 0, count: 5 });
      const marks = [item, listed.find((one) => one.id === id)].map((one) => [one?.isFeatured, one?.isPinned]);
      expect(marks[1]).toEqual(marks[0]);
      return marks[0];
    };
    const featured = async ({ articles, tips }: Ports) => ({
      article: (await articles.featured())?.id,
      tip: (await tips.featured())?.id,
    });

    it("[NW-117] has one published item of both kinds lead home, until it is taken back", async () => {
      const device = await begin();
      const other = kind === "tip" ? "article" : "tip";
      const none = { article: undefined, tip: undefined };
      const { id } = await added(device, { isPublished: true });
      const one = await added(device, { kind: other, fields: fieldsFor(other), isPublished: true });
      const draft = await added(device);
      const feature = (item: ItemRef, isWanted = true) => device.contents.setHighlight(item, "featured", isWanted);
      expect(await feature(one)).toMatchObject({ ok: true, value: { isFeatured: true, isPinned: false, revision: 1 } });
      expect(await featured(device.ports)).toEqual({ ...none, [other]: one.id });
      for (let times = 0; times < 2; times++) expect(await feature({ kind, id })).toMatchObject({ ok: true });
      expect(await featured(await newDevice())).toEqual({ ...none, [kind]: id });
      expect(await highlighted(device, id)).toEqual([true, false]);
      expect(await feature(draft)).toEqual({ ok: false, refusal: { kind: "unpublished" } });
      expect(await feature(draft, false)).toMatchObject({ ok: true });
      expect(await (await begin(camille)).contents.setHighlight({ kind, id }, "featured", false)).toEqual(notStaff);
      expect(await featured(device.ports)).toEqual({ ...none, [kind]: id });
      await device.contents.setPublished({ kind, id }, false);
      expect(await featured(device.ports)).toEqual(none);
      await device.contents.setPublished({ kind, id }, true);
      expect(await highlighted(device, id)).toEqual([false, false]);
      expect(await featured(device.ports)).toEqual(none);
      await feature({ kind, id });
      await feature({ kind, id }, false);
      expect(await featured(device.ports)).toEqual(none);
      for (const item of [{ kind, id }, one, draft]) await device.contents.remove(item);
      expect(await feature({ kind, id })).toEqual(gone);
    });

    it("[NW-118] keeps up to three published items first by date, in their category too", async () => {
      const device = await begin();
      const category = `Tête ${crypto.randomUUID()}`;
      const items: ItemId[] = [];
      for (let times = 0; times < 5; times++) {
        items.push((await added(device, { fields: fieldsFor(kind, { category }), isPublished: true })).id);
        await new Promise((resolve) => setTimeout(resolve, 2)); // Two items of one millisecond have no order.
      }
      const [a, b, c, d, e] = items as [ItemId, ItemId, ItemId, ItemId, ItemId];
      const pin = (id: ItemId, isWanted = true) => device.contents.setHighlight({ kind, id }, "pinned", isWanted);
      const list = async (more: { readonly category?: string }, pinnedFirst = true): Promise<readonly ItemId[]> => {
        const page = { ...more, pinnedFirst, from: 0, count: 5 };
        const found =
          kind === "tip"
            ? await device.tips.slice({ ...page, sort: "recent" })
            : await device.articles.slice({ ...page, sort: "date" });
        return found.map(({ id }) => id);
      };
      for (const id of [a, b])
        expect(await pin(id)).toMatchObject({ ok: true, value: { isPinned: true, revision: 1 } });
      expect(await list({ category })).toEqual([b, a, e, d, c]);
      expect((await list({})).slice(0, 2)).toEqual([b, a]);
      expect(await list({ category }, false)).toEqual([e, d, c, b, a]);
      await pin(c);
      expect(await pin(d)).toEqual({ ok: false, refusal: { kind: "enough-pinned" } });
      expect(await pin(a)).toMatchObject({ ok: true });
      await device.contents.setPublished({ kind, id: a }, false);
      expect(await list({ category })).toEqual([c, b, e, d]);
      expect(await pin(d)).toMatchObject({ ok: true });
      await pin(b, false);
      expect(await list({ category })).toEqual([d, c, e, b]);
      for (const id of items) await device.contents.remove({ kind, id });
    });

    it("[AD-15] deletes one with all that hangs on it, twice as well as once", async () => {
      const device = await begin();
      const { id, slug, fields } = await added(device, { isPublished: true });
      const [comments, likes] =
        kind === "tip" ? [device.comments, device.likes] : [device.articleComments, device.articleLikes];
      await likes.set(id as never, device.member, true);
      await comments.add(id as never, device.member, "Avant");
      await device.contents.save({ kind, id, revision: 1, fields: { ...fields, excerpt: "Autre" } });
      for (let times = 0; times < 2; times++) expect(await device.contents.remove({ kind, id })).toEqual({ ok: true });
      expect(await device.contents.open({ kind, id })).toBeUndefined();
      expect(await isPublic(device, slug)).toBe(false);
      expect(await device.itemRecords.changesSince({ kind, id }, 0)).toEqual([]);
      expect(await device.contents.save({ kind, id, revision: 2, fields })).toEqual(gone);
      expect(await device.contents.setPublished({ kind, id }, true)).toEqual(gone);
    });

    it("[AD-6] lists newest first, drafts too, a page at a time", async () => {
      const device = await begin();
      for (let times = 0; times < 3; times++) {
        await added(device);
        await new Promise((resolve) => setTimeout(resolve, 2)); // Two items of one millisecond have no order.
      }
      const all = await device.itemLists.slice({ kind, search: "", from: 0, count: 500 });
      const times = all.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(all.every(({ views }) => (views === null) === (kind === "article"))).toBe(true);
      const pages = await Promise.all(
        [0, 2].map((from) => device.itemLists.slice({ kind, search: "", from, count: 2 })),
      );
      expect(pages.flat()).toEqual(all.slice(0, 4));
      expect(await device.itemLists.count({ search: "" })).toMatchObject({ ok: true, value: { [kind]: all.length } });
    });

    it.each([
      ["capitals", "OEUF DE PÂQUES", "L'œuf de Pâques"],
      ["accents", "equipe", "Notre Équipe"],
      ["accents that the title lacks", "équipe", "Notre equipe"],
      ["spaces around", "  moitie ", "À moitié"],
      ["a sign for anything", "50%", "À 50% du but"],
      ["a sign for one letter", "a_b", "Le a_b"],
      ["a star", "a*b", "Le a*b"],
      ["quotes and commas", `a"b,c(d)`, `Le a"b,c(d)`],
      ["a backslash", "a\\b", "Le a\\b"],
      ["what addresses use", "a&b=c#d?e+f", "Le a&b=c#d?e+f"],
      ["a point and a word of filters", "not.eq.true", "Un not.eq.true"],
      ["emoji", "\u{1f525}", "Feu \u{1f525}"],
    ])("[AD-6] finds titles by %s", async (_, search, title) => {
      const device = await begin();
      const mark = `m${crypto.randomUUID().replaceAll("-", "")}`;
      await added(device, { fields: fieldsFor(kind, { title: `${title} ${mark}` }) });
      await added(device, { fields: fieldsFor(kind, { title: `Sans rien ${mark}` }) });
      const found = (await titles(device, search)).filter((one) => one.includes(mark));
      expect(found).toEqual([`${title} ${mark}`]);
      const counts = await device.itemLists.count({ search });
      expect(counts.ok && counts.value[kind]).toBe((await titles(device, search)).length);
    });

    it("[AD-72] finds words of the text, of drafts too, after the titles that have them", async () => {
      const device = await begin();
      const mark = `m${crypto.randomUUID().replaceAll("-", "")}`;
      const add = (title: string, content: string, excerpt = "") =>
        added(device, { fields: fieldsFor(kind, { title, content, excerpt }), isPublished: false });
      await add(`Du ${mark}`, "Rien");
      await add("Dans le texte", `Les fumigènes et ${mark}`);
      await add("Dans l'extrait", "Rien", `Un fumigène : ${mark}.`);
      await add("Ailleurs", "Les fumigènes");
      expect(await titles(device, mark)).toEqual([`Du ${mark}`, "Dans l'extrait", "Dans le texte"]);
      // In any order and form, and the last word not yet whole.
      const both = ["Dans l'extrait", "Dans le texte"];
      expect(await titles(device, `FUMIGENE et les ${mark}`)).toEqual(both);
      expect(await titles(device, `${mark} fumi`)).toEqual(both);
      expect(await device.itemLists.count({ search: `${mark} fumi` })).toMatchObject({
        ok: true,
        value: { [kind]: 2, drafts: { [kind]: 2 } },
      });
      expect(await titles(device, `${mark} grenade`)).toEqual([]);
      expect(await titles(device, "de")).not.toContain("Ailleurs");
    });

    it("[AD-50] sorts by a column, with and without a search, and finds and counts the drafts", async () => {
      const device = await begin();
      const mark = `tri${crypto.randomUUID().slice(0, 8)}`;
      const add = async (title: string, category: string, isPublished: boolean) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        return (await added(device, { fields: fieldsFor(kind, { title: `${title} ${mark}`, category }), isPublished }))
          .id;
      };
      const [b, a, c] = [await add("Bravo", "a", true), await add("alpha", "b", false), await add("Écho", "a", true)];
      const found = async (
        search: string,
        wanted: Omit<Parameters<typeof device.itemLists.slice>[0], "kind" | "search" | "from" | "count">,
      ) => {
        const all = await device.itemLists.slice({ kind, search, from: 0, count: 100, ...wanted });
        return all.filter(({ title }) => title.includes(mark)).map(({ id }) => id);
      };
      const [up, down] = ["ascending", "descending"] as const;
      for (const search of [mark, ""]) {
        expect(await found(search, { sorting: { by: "title", way: up } })).toEqual([a, b, c]);
        expect(await found(search, { sorting: { by: "title", way: down } })).toEqual([c, b, a]);
        expect(await found(search, { sorting: { by: "date", way: up } })).toEqual([b, a, c]);
        // Equal ones are newest first.
        expect(await found(search, { sorting: { by: "category", way: up } })).toEqual([c, b, a]);
        expect(await found(search, { sorting: { by: "views", way: up } })).toEqual([c, a, b]);
        expect(await found(search, { isPublished: false })).toEqual([a]);
        expect(await found(search, { isPublished: true })).toEqual([c, b]);
      }
      const none = { article: 0, tip: 0 };
      expect(await device.itemLists.count({ search: mark })).toEqual({
        ok: true,
        value: { ...none, [kind]: 3, drafts: { ...none, [kind]: 1 } },
      });
    });

    it("[AD-6] gives several categories as one", async () => {
      const device = await begin();
      const categories = ["Rare, un", "Rare, deux"].map((name) => `${name} ${crypto.randomUUID()}`);
      const ids = [];
      for (const category of categories) ids.push((await added(device, { fields: fieldsFor(kind, { category }) })).id);
      const found = await device.itemLists.slice({ kind, search: "", categories, from: 0, count: 10 });
      expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const counts = await device.itemLists.count({ search: "", categories });
      expect(counts).toMatchObject({ ok: true, value: { article: 0, tip: 0, [kind]: 2 } });
    });

    it("[AD-6] gives one category, and counts it, drafts' too", async () => {
      const device = await begin();
      const category = `Rare, "été" ${crypto.randomUUID().slice(0, 8)}`;
      const { id } = await added(device, { fields: fieldsFor(kind, { category }) });
      const found = await device.itemLists.slice({ kind, search: "", categories: [category], from: 0, count: 10 });
      expect(found.map((item) => item.id)).toEqual([id]);
      const counts = await device.itemLists.count({ search: "", categories: [category] });
      expect(counts).toMatchObject({ ok: true, value: { article: 0, tip: 0, [kind]: 1 } });
      expect(await device.itemLists.slice({ kind, search: "", categories: ["Cuisine"], from: 0, count: 10 })).toEqual(
        [],
      );
    });

    it("keeps marks, directions and emoji as they were written", async () => {
      const device = await begin();
      const words = `<b>gras</b> '"\`; drop table tips; -- \u0645\u0631\u062d\u0628\u0627 \u{1f44b}\u{1f3fd} e\u0301 \\ %00`;
      const all = Object.fromEntries(fieldsOf(kind).map((field) => [field, words.slice(0, 40)]));
      const picture = "/images/e\u0301te\u0301-'\u0645-\u{1f44b}\u{1f3fd};--%00.png";
      const images = { featuredImage: picture, heroImage: kind === "tip" ? picture : "" };
      const fields = { ...noFields, ...all, ...images, content: words, match: "" };
      const { id } = await added(device, { fields: { ...fields, heroImage: "" } });
      const saved = await device.contents.save({ kind, id, revision: 1, fields });
      expect(saved.ok && saved.value.fields).toEqual(fields);
    });

    it("[BE-3] refuses members and visitors, and changes nothing", async () => {
      const device = await begin();
      const { id, slug, fields } = await added(device, { isPublished: true });
      const other = await begin(camille);
      const tries = async ({ contents, itemLists, itemPictures, moderation }: Ports, member = other.member) => [
        await contents.add(newItem(member)),
        await contents.save({ kind, id, revision: 1, fields: fieldsFor(kind) }),
        await contents.setPublished({ kind, id }, false),
        await contents.setSlug({ kind, id }, `${slug}-autre` as Slug),
        await contents.remove({ kind, id }),
        await itemLists.count({ search: "" }),
        await itemPictures.put([{ type: "png", bytes: pngOf({ width: 2, height: 2 }) }]),
        await moderation.hide(kind, nobody as string as never, "Non"),
      ];
      expect(await tries(other)).toEqual(Array.from({ length: 8 }, () => notStaff));
      await other.session.signOut();
      expect(await tries(other)).toEqual(Array.from({ length: 8 }, () => signedOut));
      expect((await device.contents.open({ kind, id }))?.fields).toEqual(fields);
      expect(await isPublic(device, slug)).toBe(true);
    });

    it("[BE-3] refuses a staff member whose right was removed meanwhile", async () => {
      const device = await begin();
      const { id, slug, fields } = await added(device, { isPublished: true });
      await giveRole(sarah.email, null);
      try {
        expect(await device.contents.save({ kind, id, revision: 1, fields: fieldsFor(kind) })).toEqual(notStaff);
        expect(await device.contents.remove({ kind, id })).toEqual(notStaff);
        expect(await device.contents.add(newItem(device.member))).toEqual(notStaff);
        expect(await device.itemLists.count({ search: "" })).toEqual(notStaff);
      } finally {
        await giveRole(sarah.email, "staff");
      }
      expect((await device.contents.open({ kind, slug }))?.fields).toEqual(fields);
    });

    it("says that what isn't there is gone", async () => {
      const { contents } = await begin();
      expect(await contents.open({ kind, id: none })).toBeUndefined();
      expect(await contents.save({ kind, id: none, revision: 1, fields: fieldsFor(kind) })).toEqual(gone);
      expect(await contents.setPublished({ kind, id: none }, true)).toEqual(gone);
      expect(await contents.remove({ kind, id: none })).toEqual({ ok: true });
    });

    it("[CO-2] keeps a picture at a path without a domain that a text may show, each at its own", async () => {
      const { itemPictures } = await begin();
      const picture = { type: "png", bytes: pngOf({ width: 2, height: 2 }) } as const;
      const [one, other] = [await itemPictures.put([picture]), await itemPictures.put([picture])];
      expect(one.ok && isOwnPicture(one.value)).toBe(true);
      expect(other.ok && other.value).not.toBe(one.ok && one.value);
      const film = new Uint8Array([0, 0, 0, 24, 102, 116, 121, 112]);
      expect(await itemPictures.put([{ type: "png", bytes: film }])).toEqual({
        ok: false,
        refusal: { kind: "no-picture" },
      });
    });
  });

const noItem = { kind: "article", id: noArticle } as const;
const fields = { ...noFields, title: "Essai" };
const ofCategory = { kind: "article", search: "", category: "strategy" } as const;

export const faultCalls: FaultCalls = {
  "itemLists.slice": {
    call: ({ itemLists }) => itemLists.slice({ kind: "tip", search: "a", from: 0, count: 24 }),
    at401: { gives: [] },
  },
  "itemLists.count": { call: ({ itemLists }) => itemLists.count({ search: "" }), at401: "signed-out" },
  "contentRepository.open": { call: ({ contentRepository }) => contentRepository.open(noItem) },
  "contentRepository.add": {
    call: ({ contentRepository }) =>
      contentRepository.add({
        kind: "article",
        fields,
        slug: montreal,
        authorId: nobody,
        authorName: "Lya",
        isPublished: true,
      }),
    at401: "signed-out",
  },
  "contentRepository.save": {
    call: ({ contentRepository }) => contentRepository.save({ ...noItem, fields, revision: 1 }),
    at401: "signed-out",
  },
  "contentRepository.setPublished": {
    call: ({ contentRepository }) => contentRepository.setPublished(noItem, true),
    at401: "signed-out",
  },
  "contentRepository.setSlug": {
    call: ({ contentRepository }) => contentRepository.setSlug(noItem, montreal),
    at401: "signed-out",
  },
  "contentRepository.schedule": {
    call: ({ contentRepository }) => contentRepository.schedule(noItem, { publishAt: null, unpublishAt: null }),
    at401: "signed-out",
  },
  "contentRepository.setHighlight": {
    call: ({ contentRepository }) => contentRepository.setHighlight(noItem, "pinned", true),
    at401: "signed-out",
  },
  "contentRepository.remove": {
    call: ({ contentRepository }) => contentRepository.remove(noItem),
    at401: "signed-out",
  },
  "itemRecords.slugsLike": { call: ({ itemRecords }) => itemRecords.slugsLike("article", montreal) },
  "itemRecords.changesSince": { call: ({ itemRecords }) => itemRecords.changesSince(noItem, 1), at401: { gives: [] } },
  "itemRecords.authorChoices": {
    call: ({ itemRecords }) => itemRecords.authorChoices(),
    at401: { gives: [] },
    requests: 2,
  },
  "itemRecords.tagChoices": { call: ({ itemRecords }) => itemRecords.tagChoices(), at401: { gives: [] } },
  "itemPictures.put": {
    call: ({ itemPictures }) => itemPictures.put([{ type: "png", bytes: pngOf({ width: 2, height: 2 }) }]),
    at401: "signed-out",
  },
  "contentRepository.save, of a tip": {
    call: ({ contentRepository }) => contentRepository.save({ kind: "tip", id: noTip, revision: 1, fields: fields }),
    at401: "signed-out",
  },
  "itemLists.slice, of a category": {
    call: ({ itemLists }) => itemLists.slice({ ...ofCategory, from: 24, count: 24 }),
  },
};
