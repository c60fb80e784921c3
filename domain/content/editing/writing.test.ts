import { describe, expect, it } from "vitest";
import { plainPictureEditor } from "../../../adapters/browser/plainPictureEditor.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { deviceStore, memoryStore } from "../../../adapters/memory/shared/keyValueStore.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { camille, sarah, signedIn, yanis } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { placeInIt, pngOf } from "../../../tests/pictures.ts";
import type { MemberId } from "../../accounts/member.ts";
import { type ChosenFile, largestPicture, type Picture, type PictureWidths } from "../../shared/picture.ts";
import { createItem, type Creation, proposeSlug, signatureOf } from "./createItem.ts";
import { noFields } from "./fields.ts";
import type { EditedItem, ContentKind } from "./contentItem.ts";
import { itemsPerPage, listContent } from "./listContent.ts";
import { hideComment, listModerated, longestReason, moderatedPerPage, restoreComment } from "../reactions/moderate.ts";
import { openItem } from "./openItem.ts";
import { previewContent } from "./readDraft.ts";
import type { ItemRecords, NewItem } from "./ports.ts";
import { publishItem, saveItem } from "./saveItem.ts";
import { uploadImage } from "./uploadImage.ts";

const text = { readContent: markedContent, readHtml: async (html: string) => parsedContent(html) };
const preview = previewContent({ ...text, showCards: async (content) => content });

/** A memory backend for several devices. */
const club = () => {
  const shared = memoryStore();
  const open = async (who?: typeof sarah) => {
    const ports = memoryDevice({ store: deviceStore(shared) });
    if (who) await signedIn(ports, who);
    const needs = {
      ...ports,
      ...text,
      records: ports.itemRecords,
      lists: ports.itemLists,
      pictures: ports.itemPictures,
    };
    const upload = (file: ChosenFile, pictures = ports.itemPictures) =>
      uploadImage({ pictures, editor: plainPictureEditor })(file);
    return {
      ...ports,
      create: createItem(needs),
      save: saveItem(needs),
      open: openItem(needs),
      list: listContent(needs),
      publish: publishItem(needs),
      slugFor: proposeSlug(needs),
      upload,
      hide: hideComment(needs),
      restore: restoreComment(needs),
      moderated: listModerated(needs),
    };
  };
  return { open };
};
type Device = Awaited<ReturnType<ReturnType<typeof club>["open"]>>;

const creation = (more: Partial<Creation> = {}): Creation => ({
  kind: "article",
  title: "Équipe d'été",
  category: "gaming",
  excerpt: "Un",
  featuredImage: "images/a.png",
  match: "",
  authors: "",
  tags: "",
  difficulty: "",
  readTime: "",
  searchTitle: "",
  searchDescription: "",
  slug: "",
  content: "<h2>Un</h2>\n<p>a &lt; b<br>c</p>",
  isPublished: false,
  isRetry: false,
  ...more,
});
const made = async (device: Device, more: Partial<Creation> = {}): Promise<EditedItem> => {
  const answer = await device.create(creation(more));
  if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
  return answer.value;
};
const refusal = (kind: string, more: object = {}) => ({ ok: false, refusal: { kind, ...more } });

describe("creating", () => {
  it("[AD-8] [AD-10] [AD-12] keeps an article as HTML, signed with the full name, as a draft", async () => {
    const device = await club().open(sarah);
    const item = await made(device);
    expect(item).toMatchObject({ kind: "article", slug: "equipe-d-ete", isPublished: false, revision: 1 });
    expect(item.fields).toEqual({
      ...noFields,
      title: "Équipe d'été",
      category: "gaming",
      excerpt: "Un",
      featuredImage: "/images/a.png",
      content: "<h2>Un</h2>\n<p>a &lt; b<br>c</p>",
    });
    const published = await made(device, { isPublished: true });
    const { fullName } = seed.members.find(({ email }) => email === sarah.email) ?? {};
    expect((await device.articles.bySlug(published.slug))?.author).toBe(fullName);
  });

  it("[AD-8] [AD-10] keeps a tip as its text, with difficulty, read time and author", async () => {
    const device = await club().open(sarah);
    const item = await made(device, {
      kind: "tip",
      content: "## Un\n\na \\< b\nc",
      difficulty: "Expert",
      readTime: "5 min",
    });
    expect(item.fields).toMatchObject({ content: "## Un\n\na \\< b\nc", difficulty: "Expert", readTime: "5 min" });
    expect(item.fields.author).not.toBe("");
  });

  it("[SE-55] refuses a picture over http, in its own field and in the body", async () => {
    const device = await club().open(sarah);
    const address = "http://a.fr/b.png";
    expect(await device.create(creation({ featuredImage: address }))).toEqual(
      refusal("insecure-image", { field: "featuredImage" }),
    );
    for (const kind of ["article", "tip"] as const) {
      const content = kind === "article" ? `<img src="${address}" alt="">` : `![](${address})`;
      expect(await device.create(creation({ kind, content }))).toEqual(refusal("insecure-image", { field: "content" }));
    }
  });

  it("[AD-11] numbers a slug that is taken, by a draft too, and each kind by itself", async () => {
    const device = await club().open(sarah);
    const slugs = [];
    for (const more of [{}, {}, { slug: "Équipe d'été" }, { kind: "tip" } as const]) {
      expect(await device.slugFor(creation(more))).toEqual(expect.stringMatching(/^equipe-d-ete/));
      slugs.push((await made(device, more)).slug);
    }
    expect(slugs).toEqual(["equipe-d-ete", "equipe-d-ete-2", "equipe-d-ete-3", "equipe-d-ete"]);
    expect(await device.slugFor({ kind: "article", title: "Équipe d'été", slug: "" })).toBe("equipe-d-ete-4");
  });

  it("[AD-11] takes the slug that was typed before the title's, and the kind's name where no letter is left", async () => {
    const device = await club().open(sarah);
    expect((await made(device, { slug: "À part !" })).slug).toBe("a-part");
    expect((await made(device, { slug: "\u{1f525}" })).slug).toBe("equipe-d-ete");
    expect((await made(device, { title: "\u{1f525}" })).slug).toBe("article");
    expect((await made(device, { title: "\u{1f525}", kind: "tip" })).slug).toBe("tip");
  });

  it("[AD-33] finds the item of an earlier try whose answer was lost, and creates one otherwise", async () => {
    const device = await club().open(sarah);
    await made(device, { excerpt: "Un autre" });
    const first = await made(device);
    expect(await made(device, { isRetry: true })).toEqual(first);
    expect((await made(device, { isRetry: true, excerpt: "Encore un autre" })).slug).toBe("equipe-d-ete-3");
    expect((await made(device)).slug).toBe("equipe-d-ete-4");
  });

  it("[AD-11] asks for no slug that it can know to be taken, and for the next one when others were faster", async () => {
    const ports = memoryDevice();
    await signedIn(ports, sarah);
    const { contents, itemRecords } = ports;
    const asked: string[] = [];
    const counting = { ...contents, add: (item: NewItem) => (asked.push(item.slug), contents.add(item)) };
    const createWith = (slugsLike: ItemRecords["slugsLike"]) =>
      createItem({ ...ports, ...text, contents: counting, records: { ...itemRecords, slugsLike } })(creation());
    await createWith(itemRecords.slugsLike);
    await createWith(itemRecords.slugsLike);
    expect(asked).toEqual(["equipe-d-ete", "equipe-d-ete-2"]);
    let isFirst = true;
    const late: ItemRecords["slugsLike"] = async (...which) => {
      if (!isFirst) return itemRecords.slugsLike(...which);
      isFirst = false;
      throw new Error("The backend says nothing");
    };
    expect(await createWith(late)).toMatchObject({ ok: true, value: { slug: "equipe-d-ete-3" } });
    expect(asked.slice(2)).toEqual(["equipe-d-ete", "equipe-d-ete-3"]);
  });

  it("[AD-8] refuses a blank title, a picture that leads astray, members and visitors, and keeps nothing", async () => {
    const { open } = club();
    const device = await open(sarah);
    const before = await device.list({ kind: "article", search: "", page: 1 });
    expect(await device.create(creation({ title: " \u200b" }))).toEqual(refusal("title-required"));
    expect(await device.create(creation({ featuredImage: "data:image/png;base64,AA" }))).toEqual(
      refusal("bad-image", { field: "featuredImage" }),
    );
    expect(await (await open(camille)).create(creation())).toEqual(refusal("not-staff"));
    expect(await (await open()).create(creation())).toEqual(refusal("signed-out"));
    expect(await device.list({ kind: "article", search: "", page: 1 })).toEqual(before);
  });

  it("throws when the backend fails", async () => {
    const faults = createFaultInjector();
    const ports = memoryDevice({ faults });
    await signedIn(ports, sarah);
    faults.fail(true);
    await expect(createItem({ ...ports, ...text, records: ports.itemRecords })(creation())).rejects.toThrow();
  });
});

it.each<[ContentKind, string | null, string | null, string, string]>([
  ["article", "Lya Fontaine", "lya", "lya@exemple.fr", "Lya Fontaine"],
  ["article", null, "lya", "lya@exemple.fr", "lya@exemple.fr"],
  ["article", " ", "lya", "lya@exemple.fr", "lya@exemple.fr"],
  ["article", null, null, "", "Auteur"],
  ["tip", "Lya Fontaine", "lya", "lya@exemple.fr", "Lya Fontaine"],
  ["tip", null, "lya", "lya@exemple.fr", "lya"],
  ["tip", null, null, "lya@exemple.fr", "Auteur"],
])("[AD-12] signs: %s, %j, %j, %j: %s", (kind, fullName, username, email, signature) => {
  expect(signatureOf(kind, { fullName, username }, email)).toBe(signature);
});

describe("saving", () => {
  const begin = async () => {
    const { open } = club();
    const [mine, other] = [await open(sarah), await open(yanis)];
    const item = await made(mine);
    const save = (device: Device, more: Partial<EditedItem["fields"]>, rest: object = {}) =>
      device.save({ kind: item.kind, id: item.id, revision: 1, fields: { ...item.fields, ...more }, ...rest });
    return { open, mine, other, item, save };
  };

  it("[AD-13] saves the changed fields, and leaves the publication as it is", async () => {
    const { mine, item, save } = await begin();
    await mine.publish({ ...item, isPublished: true });
    const saved = await save(mine, { title: " Autre\n", excerpt: "" });
    expect(saved).toMatchObject({
      ok: true,
      value: { revision: 2, isPublished: true, fields: { title: "Autre", excerpt: "" } },
    });
  });

  it("returns who changed which fields in between, and overwrites nothing", async () => {
    const { mine, other, item, save } = await begin();
    await save(other, { title: "Le leur" });
    const answer = await save(mine, { title: "Le mien" });
    expect(answer).toMatchObject(
      refusal("conflict", {
        theirs: { revision: 2, fields: { title: "Le leur" } },
        changes: [{ revision: 2, fields: ["title"], card: { isStaff: true } }],
        isMine: false,
      }),
    );
    expect(await mine.open(item)).toMatchObject({ value: { fields: { title: "Le leur" } } });
    // Overwrites the newer revision on purpose.
    expect(await save(mine, { title: "Le mien" }, { revision: 2 })).toMatchObject({ ok: true, value: { revision: 3 } });
  });

  it("takes what one has saved oneself, in another window, for no stranger's", async () => {
    const { mine, save } = await begin();
    await save(mine, { title: "Ailleurs" });
    expect(await save(mine, { title: "Ici" })).toMatchObject(refusal("conflict", { isMine: true }));
  });

  it("takes a save that came through for done, though its answer was lost", async () => {
    const { mine, other, save } = await begin();
    const first = await save(mine, { title: "Le mien" });
    expect(await save(mine, { title: " Le mien " })).toEqual(first);
    // Another staff member's identical save succeeds too.
    expect(await save(other, { title: "Le mien" })).toEqual(first);
  });

  it("goes on from what this very edit sent before, and from nothing else", async () => {
    const { mine, other, item, save } = await begin();
    const sentBefore = { ...item.fields, title: "Le mien " };
    await save(mine, sentBefore);
    expect(await save(mine, { title: "Le mien, plus long" }, { sentBefore })).toMatchObject({
      ok: true,
      value: { revision: 3 },
    });
    await save(other, { excerpt: "Le leur" }, { revision: 3 });
    expect(await save(mine, { title: "Encore" }, { sentBefore })).toMatchObject(refusal("conflict", { isMine: false }));
  });

  it("[SE-55] refuses a new picture over http, and keeps one that is stored", async () => {
    const { mine, item, save } = await begin();
    const [there, other] = ["http://a.fr/b.png", "http://a.fr/c.png"];
    const content = `<p><img src="${there}"></p>`;
    expect(await save(mine, { content })).toEqual(refusal("insecure-image", { field: "content" }));
    expect(await save(mine, { featuredImage: there })).toEqual(refusal("insecure-image", { field: "featuredImage" }));
    const fields = { ...item.fields, content, featuredImage: there };
    expect(await mine.contents.save({ ...item, fields })).toMatchObject({ ok: true });
    const from = (revision: number) => ({ revision });
    expect(await save(mine, { ...fields, title: "Autre" }, from(2))).toMatchObject({ value: { revision: 3 } });
    expect(await save(mine, { ...fields, content: `${content}<p>Plus</p>` }, from(3))).toMatchObject({
      value: { revision: 4, fields: { content: `${content}<p>Plus</p>` } },
    });
    const more = `${content}<img src="${other}">`;
    expect(await save(mine, { ...fields, content: more }, from(4))).toEqual(
      refusal("insecure-image", { field: "content" }),
    );
  });

  it("refuses invalid fields, visitors, members without rights and deleted items", async () => {
    const { open, mine, item, save } = await begin();
    expect(await save(mine, { title: " " })).toEqual(refusal("title-required"));
    expect(await save(mine, { content: "a".repeat(200_001) })).toEqual(refusal("too-long", { fields: { content: 1 } }));
    expect(await save(await open(), {})).toEqual(refusal("signed-out"));
    expect(await save(await open(camille), {})).toEqual(refusal("not-staff"));
    await mine.contents.remove(item);
    expect(await save(mine, {})).toEqual(refusal("gone"));
    expect(await mine.open(item)).toEqual(refusal("gone"));
    expect(await (await open()).open(item)).toEqual(refusal("signed-out"));
  });
});

describe("the list", () => {
  it("[AD-6] has pages, and counts of both kinds", async () => {
    const device = await club().open(sarah);
    for (let number = 0; number < itemsPerPage; number++)
      await made(device, { title: `Essai ${number}`, category: "Rare" });
    const all = await device.list({ kind: "article", search: "", page: 99 });
    expect(all).toMatchObject({ ok: true, value: { page: 2, pages: 2, counts: { tip: seed.tips.length } } });
    const rare = await device.list({ kind: "tip", search: "essai", categories: ["Rare"], page: 1 });
    expect(rare).toMatchObject({ value: { items: [], total: 0, counts: { article: itemsPerPage, tip: 0 } } });
  });

  it("[BE-3] is refused to all but the staff", async () => {
    const { open } = club();
    const wanted = { kind: "article", search: "", page: 1 } as const;
    expect(await (await open(camille)).list(wanted)).toEqual(refusal("not-staff"));
    expect(await (await open()).list(wanted)).toEqual(refusal("signed-out"));
  });
});

describe("a picture", () => {
  const file = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({ size, read: async () => bytes });

  it("is kept when it is one, and refused by what is in it", async () => {
    const device = await club().open(sarah);
    expect(await device.upload(file(pngOf({ width: 3, height: 2 })))).toMatchObject({ ok: true });
    expect(await device.upload(file(new TextEncoder().encode("<svg onload=alert(1)>")))).toEqual(refusal("no-picture"));
    const film = { size: largestPicture + 1, read: () => Promise.reject(new Error("It was read")) };
    expect(await device.upload(film)).toEqual(refusal("picture-too-large"));
  });

  it("[AD-25] keeps nothing of a picture but what can be seen", async () => {
    const device = await club().open(sarah);
    const put: Picture[] = [];
    const pictures = { put: (all: PictureWidths) => (put.push(...all), device.itemPictures.put(all)) };
    expect(await device.upload(file(pngOf({ width: 3, height: 2, place: true })), pictures)).toMatchObject({
      ok: true,
    });
    expect(put.map(({ bytes }) => Buffer.from(bytes).includes(placeInIt))).toEqual([false]);
  });
});

describe("comments", () => {
  it("are hidden for a reason, which is normalized, and shown again", async () => {
    const { open } = club();
    const [staff, visitor] = [await open(sarah), await open()];
    const first = await staff.moderated({ kind: "tip", page: 1 });
    const [comment] = first.items;
    if (!comment) throw new Error("The seed has no comments on tips");
    const wish = { kind: "tip", id: comment.id } as const;
    expect(await staff.hide({ ...wish, reason: " \u200b " })).toEqual(refusal("reason-required"));
    expect(await staff.hide({ ...wish, reason: "a".repeat(longestReason + 1) })).toEqual(
      refusal("reason-too-long", { over: 1 }),
    );
    expect(await visitor.hide({ ...wish, reason: "Non" })).toEqual(refusal("signed-out"));
    expect(await staff.hide({ ...wish, reason: " Non\u202e\r\n " })).toEqual({ ok: true });
    const hidden = await staff.moderated({ kind: "tip", state: "hidden", page: 1 });
    expect(hidden).toMatchObject({ items: [{ id: comment.id, hiddenBecause: "Non" }], total: 1 });
    const others = await staff.moderated({ kind: "tip", state: "shown", page: 1 });
    expect(others).toMatchObject({
      total: first.total - 1,
      counts: { tip: { shown: first.total - 1, hidden: 1, held: 0 } },
    });
    expect(await staff.restore(wish)).toEqual({ ok: true });
    expect((await staff.moderated({ kind: "tip", state: "hidden", page: 1 })).items).toEqual([]);
  });

  it("come a page at a time", async () => {
    const device = await club().open(sarah);
    const [tip, me] = [seed.tips[0]?.id, (await device.session.current())?.id as MemberId];
    if (!tip) throw new Error("The seed has no tip");
    for (let number = 0; number < moderatedPerPage; number++) await device.comments.add(tip, me, `Essai ${number}`);
    const moderated = (page: number) => device.moderated({ kind: "tip", page });
    const [first, last] = [await moderated(1), await moderated(9)];
    expect([first.items.length, first.pages, last.page]).toEqual([moderatedPerPage, 3, 3]);
    expect(2 * moderatedPerPage + last.items.length).toBe(first.total);
  });
});

it("[AD-13] [AD-14] shows a source as its readers would see it", async () => {
  const line = { kind: "paragraph", inlines: [{ kind: "strong", inlines: [{ kind: "text", text: "Un" }] }] };
  expect(await preview({ kind: "article", content: "<b>Un</b><script>alert(1)</script>" })).toEqual([line]);
  expect(await preview({ kind: "tip", content: "**Un**" })).toEqual([line]);
  expect(await preview({ kind: "tip", content: "[x](javascript:1)" })).toEqual([
    { kind: "paragraph", inlines: [{ kind: "bad-link" }] },
  ]);
});
