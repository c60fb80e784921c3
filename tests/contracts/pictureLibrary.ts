import { describe, expect, it, onTestFinished } from "vitest";
import { centre, withPoint } from "../../domain/content/body/focalPoint.ts";
import { keptWidths, ownPictures, pictureIdOf } from "../../domain/content/body/ownPicture.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { LetterId } from "../../domain/club/letter/letters.ts";
import type { SectionName } from "../../domain/club/pages/sections.ts";
import type { PictureId } from "../../domain/content/pictures/library.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { pngOf } from "../pictures.ts";
import { club } from "../club.ts";
import { changes } from "../security/attempts.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, type Ports, sarah, signedIn, valueIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const nothing = noTip as string as PictureId;
const png = (width: number) => ({ type: "png", bytes: pngOf({ width, height: 10 }) }) as const;
const idIn = (address: string) => pictureIdOf(address) as PictureId;

/** What every implementation of `PictureLibrary` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] the library of pictures on ${backend}`, () => {
    const begin = async () => {
      const device = await newDevice();
      const { id: authorId } = await signedIn(device, sarah);
      const mark = crypto.randomUUID();
      const stored = async (name: string, width = 20) => {
        const address = valueIn(await device.itemPictures.put([png(width)], `${mark} ${name}`));
        onTestFinished(async () => void (await device.pictureLibrary.remove([idIn(address)])));
        return address;
      };
      const written = async (content: string, featuredImage = "") => {
        const fields = { ...noFields, title: `Album ${mark}`, content, featuredImage, category: "strategy" };
        const slug = `album-${crypto.randomUUID()}` as Slug;
        const item = { kind: "article", slug, fields, authorId, authorName: "Sarah", isPublished: false } as const;
        const { id } = valueIn(await device.contents.add(item));
        onTestFinished(async () => void (await device.contents.remove({ kind: "article", id })));
        return { kind: "article", id, slug } as const;
      };
      const found = (search: string = mark, isUnused = false) =>
        device.pictureLibrary.slice({ search, isUnused, from: 0, count: 10 });
      return { device, library: device.pictureLibrary, mark, stored, written, found };
    };

    it("[NW-130] lists stored pictures, newest first, by their name and their text", async () => {
      const { library, mark, stored, found } = await begin();
      const first = await stored("Équipe.png");
      const second = await stored("finale.png");
      expect((await found()).map(({ address }) => address)).toEqual([second, first]);
      expect((await found(`${mark.toUpperCase()} EQUIPE`))[0]).toEqual({
        id: idIn(first),
        address: first,
        fileName: `${mark} Équipe.png`,
        description: "",
        point: centre,
        storedAt: expect.any(String),
        size: expect.any(Number),
        uses: 0,
        versions: 0,
      });
      expect((await found())[0]?.size).toBeGreaterThan(0);
      valueIn(await library.describe(idIn(second), { description: `Œufs ${mark}`, point: centre }));
      expect(await found(`oeufs ${mark}`)).toMatchObject([{ address: second, description: `Œufs ${mark}` }]);
      expect(valueIn(await library.count({ search: mark }))).toEqual({ all: 2, unused: 2 });
      expect(await library.slice({ search: mark, isUnused: true, from: 1, count: 1 })).toMatchObject([
        { address: first },
      ]);
    });

    it("[NW-131] counts each record that has the address once, drafts too, and earlier versions apart", async () => {
      const { device, library, mark, stored, written, found } = await begin();
      const address = await stored("album.png");
      const item = await written(`<p><img src="${address}" alt="Un"></p><p><img src="${address}" alt=""></p>`, address);
      expect(await found()).toMatchObject([{ uses: 1, versions: 1 }]);
      expect(valueIn(await library.usesOf(idIn(address)))).toEqual([
        { place: "article", id: item.id, title: `Album ${mark}`, slug: item.slug },
      ]);
      expect(await found(mark, true)).toEqual([]);
      expect(valueIn(await library.count({ search: mark }))).toEqual({ all: 1, unused: 0 });
      const fields = { ...noFields, title: "Album", content: "Rien", category: "strategy" };
      valueIn(await device.contents.save({ ...item, revision: 1, fields }));
      expect(await found(mark, true)).toMatchObject([{ uses: 0, versions: 1 }]);
      expect(valueIn(await library.usesOf(idIn(address)))).toEqual([]);
    });

    it("[NW-131] finds and replaces pictures of tips, partners, products, letters and the pages' texts", async () => {
      const { device, library, mark, stored, found } = await begin();
      const [old, by] = [await stored("logo.png"), await stored("autre.png", 30)];
      const title = `Album ${mark}`;
      const { partnerRecords, productRecords, contents, letters, pageEditing } = device;
      const partner = { name: title, kind: "Média", text: "Un", address: "https://exemple.fr", logo: old };
      const product = {
        name: title,
        description: "Un",
        cents: 100,
        drawing: "jersey",
        pictures: ["https://exemple.fr/a.png", old],
        sizes: [],
        facts: [],
        stock: "available",
        orderLink: "https://exemple.fr",
      };
      const added = valueIn(await partnerRecords.add({ ...partner, isPublished: false } as never));
      const sold = valueIn(await productRecords.add({ ...product, isPublished: false } as never));
      const fields = {
        ...noFields,
        title,
        content: `![Un](${old})`,
        featuredImage: old,
        category: "strategy",
        author: "Lya",
      };
      const { id: authorId } = (await device.session.current()) ?? {};
      const tip = valueIn(
        await contents.add({
          kind: "tip",
          slug: `album-${crypto.randomUUID()}` as Slug,
          fields,
          authorId: authorId as never,
          authorName: "Lya",
          isPublished: false,
        }),
      );
      const letter = crypto.randomUUID() as string as LetterId;
      const content = `<p><img src="${old}" alt="Un"></p>`;
      const mail = { text: "{{leave}}", html: `<img src="https://club.example${old}"><a href="{{leave}}">x</a>` };
      valueIn(
        await letters.save({
          id: letter,
          revision: 0,
          title,
          preheader: "",
          content,
          mail,
          lead: "",
          slug: letter as string as Slug,
          isInArchive: false,
        }),
      );
      const section = "values" as SectionName;
      const page = valueIn(await pageEditing.save({ section, texts: { un: old } as never, revision: 0 }));
      onTestFinished(async () => {
        await partnerRecords.remove(added.id);
        await productRecords.remove(sold.id);
        await contents.remove({ kind: "tip", id: tip.id });
        await letters.remove(letter);
        await pageEditing.restore(section);
      });
      const uses = [
        { place: "letter", title, slug: null },
        { place: "page", title: section, slug: null },
        { place: "partner", title, slug: null },
        { place: "product", title, slug: null },
        { place: "tip", title, slug: tip.slug },
      ];
      expect(valueIn(await library.usesOf(idIn(old)))).toMatchObject(uses);
      valueIn(await library.replace(old, by));
      expect(valueIn(await library.usesOf(idIn(old)))).toEqual([]);
      expect(valueIn(await library.usesOf(idIn(by)))).toMatchObject(uses);
      expect(valueIn(await letters.read(letter))).toMatchObject({
        content: content.replace(old, by),
        revision: 2,
      });
      expect((await contents.open({ kind: "tip", id: tip.id }))?.fields).toMatchObject({
        content: `![Un](${by})`,
        featuredImage: by,
      });
      expect((await productRecords.all()).find(({ id }) => id === sold.id)).toMatchObject({
        pictures: ["https://exemple.fr/a.png", by],
        revision: 2,
      });
      expect(await pageEditing.save({ section, texts: {}, revision: page.revision })).toEqual({
        ok: false,
        refusal: { kind: "stale" },
      });
      expect(await found(`${mark} autre`)).toMatchObject([{ uses: 5 }]);
    });

    it("[SE-62] leaves the club's logo to its admins, and says where a replaced picture still stands", async () => {
      const admin = await newDevice();
      await signedIn(admin, yanis);
      const { library, mark, stored, written, found } = await begin();
      const [crest, by] = [await stored("blason.png"), await stored("autre.png", 30)];
      const section = "identity" as const;
      const { name } = club;
      await admin.pageEditing.restore(section);
      const identity = { section, texts: { name, crest } as never, revision: 0 };
      const { revision } = valueIn(await admin.pageEditing.save(identity));
      onTestFinished(async () => void (await admin.pageEditing.restore(section)));
      await written(`<p><img src="${crest}" alt="Un"></p>`);

      const left = valueIn(await library.replace(crest, by));
      expect(left).toEqual([{ place: "page", id: expect.any(String), title: section, slug: null }]);
      expect(await found(`${mark} blason`)).toMatchObject([{ address: crest, uses: 1 }]);
      expect(await found(`${mark} autre`)).toMatchObject([{ address: by, uses: 1 }]);
      expect(await admin.pageEditing.save({ ...identity, revision })).toMatchObject({ ok: true });

      expect(valueIn(await admin.pictureLibrary.replace(crest, by))).toEqual([]);
      expect(await found(`${mark} autre`)).toMatchObject([{ uses: 2 }]);
    });

    it("[NW-132] deletes only what no record shows, all or none", async () => {
      const { library, mark, stored, written, found } = await begin();
      const used = await stored("montrée.png");
      const free = await stored("libre.png");
      await written(`<p><img src="${used}" alt="Un"></p>`);
      expect(await library.remove([idIn(free), idIn(used)])).toEqual({
        ok: false,
        refusal: { kind: "in-use", ids: [idIn(used)] },
      });
      expect(await found()).toHaveLength(2);
      for (let times = 0; times < 2; times++) valueIn(await library.remove([idIn(free)]));
      expect((await found()).map(({ address }) => address)).toEqual([used]);
      expect(valueIn(await library.count({ search: mark }))).toEqual({ all: 1, unused: 0 });
      valueIn(await library.remove([nothing]));
    });

    it("[NW-133] puts a picture in the place of another in text and cover, as a save, and keeps the text", async () => {
      const { device, library, mark, stored, written, found } = await begin();
      const [old, by] = [await stored("vieille.png"), await stored("neuve.png", 30)];
      valueIn(await library.describe(idIn(old), { description: `Le stade ${mark}`, point: { x: 40, y: 20 } }));
      const item = await written(`<p><img src="${old}" alt="Un"></p>`, old);
      for (let times = 0; times < 2; times++) valueIn(await library.replace(old, by));
      const after = await device.contents.open(item);
      expect(after).toMatchObject({
        revision: 2,
        fields: { featuredImage: withPoint(by, { x: 40, y: 20 }), content: `<p><img src="${by}" alt="Un"></p>` },
      });
      expect(await found(`le stade ${mark}`)).toMatchObject([
        { address: by, point: { x: 40, y: 20 }, uses: 1, versions: 1 },
        { address: old, uses: 0, versions: 1 },
      ]);
      expect(keptWidths(by)?.width).toBe(30);
    });

    it("[NW-139] writes a picture's point into the addresses of covers and photos, which is no save", async () => {
      const { device, library, mark, stored, written, found } = await begin();
      const { contents, personRecords } = device;
      const address = await stored("affiche.png");
      const article = await written(`<p><img src="${address}" alt="Un"></p>`, address);
      const { id: authorId } = (await device.session.current()) ?? {};
      const fields = { ...noFields, title: `Album ${mark}`, content: "Un", category: "strategy", author: "Lya" };
      const slug = `album-${crypto.randomUUID()}` as Slug;
      const begun = {
        kind: "tip",
        slug,
        fields,
        authorId: authorId as never,
        authorName: "",
        isPublished: true,
      } as const;
      const tip = { kind: "tip", id: valueIn(await contents.add(begun)).id } as const;
      onTestFinished(async () => void (await contents.remove(tip)));
      valueIn(
        await contents.save({ ...tip, revision: 1, fields: { ...fields, featuredImage: address, heroImage: address } }),
      );
      const person = valueIn(
        await personRecords.add({
          slug: `photo-${crypto.randomUUID()}` as Slug,
          name: "Lya",
          isPublished: true,
          qualities: [],
          experience: "",
          story: "",
          stats: null,
          links: [],
          photo: address,
        }),
      );
      onTestFinished(async () => void (await personRecords.remove(person.id)));
      const shown = async () => ({
        article: await contents.open(article),
        tip: await contents.open(tip),
        photo: (await personRecords.all()).find(({ id }) => id === person.id),
      });
      const before = await shown();
      const point = { x: 40, y: 100 };
      for (let times = 0; times < 2; times++)
        valueIn(await library.describe(idIn(address), { description: "", point }));
      const pointed = withPoint(address, point);
      const { article: now, tip: nowTip, photo } = await shown();
      expect(now).toEqual({ ...before.article, fields: { ...before.article?.fields, featuredImage: pointed } });
      expect(nowTip?.fields).toMatchObject({ featuredImage: pointed, heroImage: pointed });
      expect([nowTip?.revision, nowTip?.updatedAt]).toEqual([before.tip?.revision, before.tip?.updatedAt]);
      expect(photo).toEqual({ ...before.photo, photo: pointed });
      expect(await found()).toMatchObject([{ address, point, uses: 3, versions: 2 }]);
      const { picturePoints } = await newDevice();
      expect(await picturePoints.of(idIn(address))).toEqual(point);
      expect(await picturePoints.of(nothing)).toEqual(centre);
      // The address without the point, as the library gives it.
      const edit = { kind: "article", id: article.id, revision: now?.revision ?? 0 } as const;
      const again = { ...(now?.fields ?? noFields), title: `Album ${mark} bis`, featuredImage: address };
      expect(valueIn(await contents.save({ ...edit, fields: again })).fields.featuredImage).toBe(pointed);
      const moved = valueIn(
        await personRecords.change({
          id: person.id,
          revision: person.revision,
          change: { name: "Léa", photo: address },
        }),
      );
      expect(moved.photo).toBe(pointed);
      valueIn(await library.describe(idIn(address), { description: "", point: centre }));
      expect((await shown()).article?.fields.featuredImage).toBe(address);
      expect((await shown()).photo?.photo).toBe(address);
      // A point that the picture no longer has, as of an earlier version.
      const back = { ...again, featuredImage: pointed };
      expect(
        valueIn(await contents.save({ ...edit, revision: edit.revision + 1, fields: back })).fields.featuredImage,
      ).toBe(address);
    });

    it("[NW-139] takes the first point that comes with an address, as an export has it", async () => {
      const { device, mark, stored, written, found } = await begin();
      const address = await stored("affiche.png");
      const item = await written("Un", withPoint(address, { x: 10, y: 0 }));
      expect((await device.contents.open(item))?.fields.featuredImage).toBe(withPoint(address, { x: 10, y: 0 }));
      const other = await written("Un", withPoint(address, { x: 90, y: 0 }));
      expect((await device.contents.open(other))?.fields.featuredImage).toBe(withPoint(address, { x: 10, y: 0 }));
      expect(await found(mark)).toMatchObject([{ point: { x: 10, y: 0 } }]);
      const unknown = `${ownPictures}images/${nothing}.png#40,20`;
      expect((await device.contents.open(await written("Un", unknown)))?.fields.featuredImage).toBe(unknown);
    });

    const tries = ({ pictureLibrary: library }: Ports) => [
      library.count({ search: "" }),
      library.usesOf(nothing),
      library.describe(nothing, { description: "Un", point: centre }),
      library.remove([nothing]),
      library.replace(`${ownPictures}images/${nothing}.png`, `${ownPictures}images/${nothing}.png`),
    ];

    it("[NW-130] refuses members and visitors", async () => {
      const device = await newDevice();
      for (const answer of await Promise.all(tries(device))) {
        expect(answer).toEqual({ ok: false, refusal: { kind: expect.stringMatching(/^(signed-out|not-staff)$/) } });
      }
      await signedIn(device, camille);
      for (const answer of await Promise.all(tries(device))) {
        expect(answer).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      }
      expect(await device.pictureLibrary.slice({ search: "", isUnused: false, from: 0, count: 5 })).toEqual([]);
    });
  });

const seen = `select id::text, description from pictures union all select name, '' from private.files_to_remove
  union all select id::text, content from articles order by 1`;

export const probes: Probes = {
  "keep the library of pictures": {
    port: async ({ ports }) => (await ports.pictureLibrary.count({ search: "" })).ok,
    request: async (attempt) => {
      const { client, backend } = attempt;
      const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const name = `images/${id}.png`;
      await backend.query("insert into storage.objects (bucket_id, name) values ('contenus', $1)", [name]);
      const reads = await Promise.all([
        client.from("pictures").select(),
        client.rpc("find_pictures", { words: "", only_unused: false, skipped: 0, most: 5 }),
        client.rpc("count_pictures", { words: "" }),
        client.rpc("list_picture_uses", { picture: id }),
      ]);
      const isChanged = await changes(attempt, seen, [
        client.rpc("describe_picture", { picture: other, description: "Un" }),
        client.from("pictures").insert({ id: crypto.randomUUID() }),
        client.rpc("replace_picture", { old_name: name, new_name: `images/${other}.png` }),
      ]);
      const isRemoved = await changes(attempt, seen, [client.rpc("remove_pictures", { given: [id] })]);
      await backend.query("delete from storage.objects where name = $1", [name]);
      await backend.query("delete from private.files_to_remove where name = $1", [name]);
      await backend.query("delete from pictures");
      return isChanged || isRemoved || reads.some(({ error }) => error === null);
    },
  },
};

export const privileges = [
  ...calls("everybody", "definer", "focal_point"),
  ...calls(
    "members",
    "definer",
    "count_pictures describe_picture find_pictures list_picture_uses remove_pictures replace_picture",
  ),
];

export const faultCalls: FaultCalls = {
  "picturePoints.of": { call: ({ picturePoints }) => picturePoints.of(nothing) },
  "itemPictures.put, with a name": {
    call: ({ itemPictures }) => itemPictures.put([png(2)], "a.png"),
    at401: "signed-out",
  },
  "pictureLibrary.slice": {
    call: ({ pictureLibrary }) => pictureLibrary.slice({ search: "", isUnused: false, from: 0, count: 1 }),
    at401: { gives: [] },
  },
  "pictureLibrary.count": { call: ({ pictureLibrary }) => pictureLibrary.count({ search: "" }), at401: "signed-out" },
  "pictureLibrary.usesOf": { call: ({ pictureLibrary }) => pictureLibrary.usesOf(nothing), at401: "signed-out" },
  "pictureLibrary.describe": {
    call: ({ pictureLibrary }) => pictureLibrary.describe(nothing, { description: "Un", point: centre }),
    at401: "signed-out",
  },
  "pictureLibrary.remove": { call: ({ pictureLibrary }) => pictureLibrary.remove([nothing]), at401: "signed-out" },
  "pictureLibrary.replace": {
    call: ({ pictureLibrary }) =>
      pictureLibrary.replace(`${ownPictures}images/${nothing}.png`, `${ownPictures}images/${nothing}.png`),
    at401: "signed-out",
  },
};
