import { describe, expect, it, onTestFinished } from "vitest";
import type { EditedItem } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { tagsOf } from "../../domain/content/tags.ts";
import { storedKinds } from "../../domain/search/ports.ts";
import { wordsIn } from "../../domain/shared/foldedWords.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { FaultCalls } from "./files.ts";
import { camille, type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const kind = "article";

/** The tags of articles, on every backend. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] tags of articles on ${backend}`, () => {
    const begin = async () => {
      const device = await newDevice();
      const { id: authorId } = await signedIn(device, sarah);
      const written = async (tags: string, isPublished = true): Promise<EditedItem> => {
        const slug = `etiquette-${crypto.randomUUID()}` as Slug;
        const fields = { ...noFields, title: "Avec étiquettes", tags };
        const item = valueIn(
          await device.contents.add({ kind, slug, fields, authorId, authorName: "Sarah", isPublished }),
        );
        onTestFinished(async () => void (await device.contents.remove({ kind, id: item.id })));
        // Two articles of one millisecond have no order.
        await new Promise((resolve) => setTimeout(resolve, 2));
        return item;
      };
      return { ...device, member: authorId, written };
    };
    /** A tag that no other test has. */
    const newTag = () => `Étiquette ${crypto.randomUUID().slice(0, 8)}`;
    const slugOfTag = (label: string) => tagsOf(label)[0]?.slug ?? ("" as Slug);
    const listed = async (tag: Slug, from = 0) => {
      const { articles } = await newDevice();
      return (await articles.slice({ tag, sort: "date", from, count: 10 })).map(({ slug }) => slug);
    };

    it("[NW-122] lists the published articles of a tag, and the tag as the newest writes it", async () => {
      const staff = await begin();
      const tag = newTag();
      const slug = slugOfTag(tag);
      expect(await staff.articles.tagged(slug)).toBeUndefined();
      const first = await staff.written(`${tag.toUpperCase()}\nUne autre`);
      await staff.written(tag, false);
      const last = await staff.written(`Cœur ${tag.slice(-8)}\n${tag}`);
      expect(await listed(slug)).toEqual([last.slug, first.slug]);
      expect(await listed(slug, 1)).toEqual([first.slug]);
      expect(await listed(slugOfTag(`coeur ${tag.slice(-8)}`))).toEqual([last.slug]);
      const visitor = await newDevice();
      expect(await visitor.articles.tagged(slug)).toEqual({ slug, label: tag, articles: 2 });
      expect((await visitor.articles.bySlug(last.slug))?.tags).toEqual(tagsOf(last.fields.tags));
    });

    it("[NW-122] keeps tags as a field, with its revisions and versions", async () => {
      const staff = await begin();
      const item = await staff.written("Un");
      const { id, revision, fields } = item;
      const saved = valueIn(await staff.contents.save({ kind, id, revision, fields: { ...fields, tags: "Un\nDeux" } }));
      expect(saved).toMatchObject({ revision: 2, fields: { tags: "Un\nDeux" } });
      const changes = await staff.itemRecords.changesSince({ kind, id }, 1);
      expect(changes.map((change) => change.fields)).toEqual([["tags"]]);
      const [version] = await staff.contentVersions.list({ kind, id });
      expect(version && (await staff.contentVersions.fieldsOf(item, version.id))?.tags).toBe("Un\nDeux");
    });

    it("[NW-123] offers the tags of drafts too, the most used first, to the staff alone", async () => {
      const staff = await begin();
      const [often, seldom] = [newTag(), newTag()];
      await staff.written(`${often}\n${seldom}`, false);
      await staff.written(often);
      const choices = await staff.itemRecords.tagChoices();
      expect(choices).toContain(seldom);
      expect(choices.indexOf(often)).toBeLessThan(choices.indexOf(seldom));
      const other = await newDevice();
      await signedIn(other, camille);
      expect(await other.itemRecords.tagChoices()).toEqual([]);
      expect(await (await newDevice()).itemRecords.tagChoices()).toEqual([]);
    });

    it("[NW-196] are renamed in all articles, drafts too, and joined with the tag of that name", async () => {
      const staff = await begin();
      const [old, other, third] = [newTag(), newTag(), newTag()];
      const [both, draft] = [await staff.written(`${third}\n${old}\n${other}`), await staff.written(old, false)];
      const used = async () => valueIn(await staff.tagLists.used());
      const useOf = async (label: string) => (await used()).find(({ slug }) => slug === slugOfTag(label));
      expect(await useOf(old)).toEqual({ slug: slugOfTag(old), label: old, articles: 2 });
      const tagsIn = async ({ id }: EditedItem) => {
        const found = await staff.contents.open({ kind, id });
        return [found?.fields.tags, found?.revision];
      };

      const spelt = old.toUpperCase();
      expect(await staff.tagLists.rename({ slug: slugOfTag(old), label: spelt })).toEqual({
        ok: true,
        value: undefined,
      });
      expect([await tagsIn(both), await tagsIn(draft)]).toEqual([
        [`${third}\n${spelt}\n${other}`, 2],
        [spelt, 2],
      ]);
      await staff.tagLists.rename({ slug: slugOfTag(old), label: other });
      expect([await tagsIn(both), await tagsIn(draft)]).toEqual([
        [`${third}\n${other}`, 3],
        [other, 3],
      ]);
      expect(await useOf(old)).toBeUndefined();
      expect(await useOf(other)).toMatchObject({ articles: 2 });
      expect(await listed(slugOfTag(old))).toEqual([]);
      expect(await listed(slugOfTag(other))).toEqual([both.slug]);
      expect(await staff.tagLists.rename({ slug: slugOfTag(old), label: other })).toMatchObject({ ok: true });
      expect(await tagsIn(draft)).toEqual([other, 3]);
      expect(await staff.tagLists.rename({ slug: slugOfTag(old), label: newTag() })).toMatchObject({
        refusal: { kind: "gone" },
      });
      const changes = await staff.itemRecords.changesSince({ kind, id: draft.id }, 2);
      expect(changes.map((change) => [change.by, change.fields])).toEqual([[staff.member, ["tags"]]]);
    });

    it("[NW-196] are renamed by the staff alone", async () => {
      const staff = await begin();
      const tag = newTag();
      await staff.written(tag);
      const rename = { slug: slugOfTag(tag), label: "Autre" };
      const member = await newDevice();
      await signedIn(member, camille);
      expect(await member.tagLists.used()).toMatchObject({ refusal: { kind: "not-staff" } });
      expect(await member.tagLists.rename(rename)).toMatchObject({ refusal: { kind: "not-staff" } });
      const visitor = await newDevice();
      expect(await visitor.tagLists.rename(rename)).toMatchObject({ refusal: { kind: "signed-out" } });
      expect((await staff.articles.tagged(rename.slug))?.label).toBe(tag);
    });

    it("[NW-124] is found by the search, as long as the article has the tag", async () => {
      const staff = await begin();
      const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}tag`;
      const find = async () => {
        const { searchIndex } = await newDevice();
        const found = await searchIndex.find({ words: wordsIn(word), kinds: storedKinds, most: 5, withText: false });
        return found.hits.map(({ slug }) => slug);
      };
      const { id, slug, revision, fields } = await staff.written(word);
      expect(await find()).toEqual([slug]);
      await staff.contents.save({ kind, id, revision, fields: { ...fields, tags: "" } });
      expect(await find()).toEqual([]);
    });
  });

export const privileges = calls("members", "definer", "list_tags rename_tag private.tag_slugs");

export const faultCalls: FaultCalls = {
  "tagLists.used": { call: ({ tagLists }) => tagLists.used(), at401: "signed-out" },
  "tagLists.rename": {
    call: ({ tagLists }) => tagLists.rename({ slug: "lan" as Slug, label: "LAN" }),
    at401: "signed-out",
  },
};
