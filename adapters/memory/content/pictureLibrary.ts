import type { PageTexts } from "../../../domain/club/pages/ports.ts";
import { actOn } from "../../../domain/club/pages/sections.ts";
import { centre } from "../../../domain/content/body/focalPoint.ts";
import { pictureIdOf } from "../../../domain/content/body/ownPicture.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import type {
  LibraryPicture,
  PictureId,
  PictureLibrary,
  PictureUse,
} from "../../../domain/content/pictures/library.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import type { PictureRecord } from "../dataset.ts";
import { memoryContentRepository } from "./contentRepository.ts";
import { editedFrom, itemsOn } from "./items.ts";
import { pointsOn } from "./points.ts";

const right = "keep the library of pictures";

/** A text with the address of another picture in it. */
const replaced = <Part>(part: Part, old: string, by: string): Part =>
  JSON.parse(JSON.stringify(part).replaceAll(old, by)) as Part;

export const memoryPictureLibrary = (backend: MemoryBackend): PictureLibrary => {
  const {
    audience,
    enter,
    isEmpty,
    letters,
    matches,
    now,
    pageRevision,
    pageTexts,
    people,
    pictures,
    products,
    refuseOthers,
  } = backend;
  const items = itemsOn(backend);
  const contents = memoryContentRepository(backend);
  const points = pointsOn(backend);

  const has = (record: unknown, id: PictureId): boolean => JSON.stringify(record).includes(`/contenus/images/${id}`);
  const usesOf = (id: PictureId): readonly PictureUse[] => {
    const usesIn = <Row>(
      rows: readonly Row[],
      use: (row: Row) => Omit<PictureUse, "slug"> & { readonly slug?: Slug },
    ): readonly PictureUse[] =>
      rows.filter((row) => has(row, id)).map((row): PictureUse => ({ slug: null, ...use(row) }));
    const content = (place: ContentKind) =>
      usesIn(items.all(place), (item) => ({ place, id: item.id, title: item.title, slug: item.slug }));
    return [
      ...content("article"),
      ...usesIn(letters.read(), (letter) => ({ place: "letter", id: letter.id, title: letter.title })),
      ...usesIn(matches.read(), (match) => ({ place: "match", id: match.id, title: match.opponent })),
      ...usesIn(pageTexts.read(), ({ section }) => ({ place: "page", id: section, title: section })),
      ...usesIn(backend.partners.read(), (partner) => ({ place: "partner", id: partner.id, title: partner.name })),
      ...usesIn(people.read(), (person) => ({ place: "person", id: person.id, title: person.name })),
      ...usesIn(products.read(), (product) => ({ place: "product", id: product.id, title: product.name })),
      ...content("tip"),
    ];
  };
  const pictureFrom = (record: PictureRecord): LibraryPicture => ({
    point: centre,
    ...record,
    uses: usesOf(record.id).length,
    versions: backend.versions.read().filter((version) => has(version, record.id)).length,
  });
  const found = (search: string): readonly PictureRecord[] => {
    const words = searchKey(search.trim());
    const all = isEmpty() ? [] : pictures.read();
    return all
      .filter(({ fileName, description }) => searchKey(`${fileName} ${description}`).includes(words))
      .toReversed();
  };
  const change = (wanted: PictureId, more: Partial<PictureRecord>) =>
    pictures.update((all) => all.map((one) => (one.id === wanted ? { ...one, ...more } : one)));

  return {
    async slice({ search, isUnused, from, count }) {
      if (!(await enter(right))) return [];
      const all = found(search).map(pictureFrom);
      return all.filter(({ uses }) => !isUnused || uses === 0).slice(from, from + count);
    },

    async count({ search }) {
      if (!(await enter(right))) return refuseOthers();
      const all = found(search);
      return done({ all: all.length, unused: all.filter(({ id }) => usesOf(id).length === 0).length });
    },

    async usesOf(id) {
      return (await enter(right)) ? done(usesOf(id).slice(0, 200)) : refuseOthers();
    },

    async describe(id, { description, point }) {
      if (!(await enter(right))) return refuseOthers();
      change(id, { description });
      points.place(id, point);
      return done();
    },

    async remove(ids) {
      if (!(await enter(right))) return refuseOthers();
      const used = ids.filter((id) => usesOf(id).length > 0);
      if (used.length > 0) return refused({ kind: "in-use", ids: used });
      pictures.update((all) => all.filter(({ id }) => !ids.includes(id)));
      return done();
    },

    async replace(old, by) {
      if (!(await enter(right))) return refuseOthers();
      const id = pictureIdOf(old) as PictureId;
      const { description = "", point = centre } = pictures.read().find((one) => one.id === id) ?? {};
      change(pictureIdOf(by) as PictureId, { description, point });
      for (const kind of ["article", "tip"] as const) {
        for (const item of items.all(kind).filter((one) => has(one, id))) {
          const { revision, fields } = editedFrom(backend, kind, item);
          await contents.save({ kind, id: item.id, revision, fields: replaced(fields, old, by) });
        }
      }
      const at = now().toISOString();
      const inRecord = <Row extends { readonly revision: number }>(row: Row): Row =>
        has(row, id) ? { ...replaced(row, old, by), revision: row.revision + 1, updatedAt: at } : row;
      matches.update((all) => all.map(inRecord));
      people.update((all) => all.map(inRecord));
      backend.partners.update((all) => all.map(inRecord));
      products.update((all) => all.map(inRecord));
      letters.update((all) => all.map((one) => (["draft", "scheduled"].includes(one.state) ? inRecord(one) : one)));
      const mayChange = ({ section }: PageTexts): boolean => may(audience(), actOn(section));
      for (const page of pageTexts.read().filter((one) => has(one, id) && mayChange(one))) {
        pageRevision.write(pageRevision.read() + 1);
        const changed = { ...replaced(page, old, by), revision: pageRevision.read(), updatedAt: at };
        pageTexts.update((all) => all.map((one) => (one.section === page.section ? changed : one)));
      }
      return done(usesOf(id));
    },
  };
};
