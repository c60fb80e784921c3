import type { Pages } from "../club/pages/ports.ts";
import { type GroupShape, type SectionName, sections, type Shape } from "../club/pages/sections.ts";
import { fieldEnd } from "./marks.ts";
import { withStored } from "../club/pages/withStored.ts";

/** A page of the club's folder. */
export type FolderPage = {
  readonly path: string;
  readonly title: string;
  /** Words for what the page is about that stand in no section. */
  readonly about: string;
  /** Such words for a part that the page shows only while its list has entries, by the list's path: "founders.people". */
  readonly parts?: Readonly<Record<string, string>>;
  /** The feature whose page it is. */
  readonly feature: string;
  /** Its sections with the folder's texts. */
  readonly sections: Readonly<Partial<Record<SectionName, object>>>;
};

export type FolderPages = {
  /** All pages that are searched. */
  all(): Promise<readonly FolderPage[]>;
};

/** A page as it is searched. `fieldEnd` stands between its texts. */
export type ClubPage = Pick<FolderPage, "path" | "title" | "feature"> & { readonly text: string };

type Group = Readonly<Record<string, unknown>>;
const isEmpty = (list: unknown): boolean => !(Array.isArray(list) && list.length > 0);

/** A title with lists alone stands over their entries: without any, pages don't show it. */
const isHeading = (fields: GroupShape["fields"], texts: Group): boolean => {
  const lists = Object.keys(fields).filter((name) => fields[name]?.kind === "list");
  const others = Object.keys(fields).filter((name) => !lists.includes(name));
  return lists.length > 0 && others.join() === "title" && lists.every((name) => isEmpty(texts[name]));
};

/** The texts that a page shows as they are: no addresses, pictures and colours. */
const textsIn = (shape: Shape, texts: unknown): readonly string[] => {
  if (shape.kind === "text")
    return typeof texts === "string" && shape.form === undefined && texts !== "" ? [texts] : [];
  if (shape.kind === "list") return Array.isArray(texts) ? texts.flatMap((text) => textsIn(shape.entry, text)) : [];
  const group = (texts ?? {}) as Group;
  if (isHeading(shape.fields, group)) return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => textsIn(field, group[name]));
};

const textsBy = (shown: readonly { readonly name: string; readonly texts: Group }[]): Group =>
  Object.fromEntries(shown.map(({ name, texts }) => [name, texts]));

type Needs = { readonly folder: FolderPages; readonly texts: Pick<Pages, "texts"> };

/** The club's pages with what the staff has changed of their texts. */
export const readClubPages = async ({ folder, texts }: Needs): Promise<readonly ClubPage[]> => {
  const pages = await folder.all();
  const names = [...new Set(pages.flatMap((page) => Object.keys(page.sections) as SectionName[]))];
  const changed = names.length > 0 ? await texts.texts(names) : [];
  const stored = new Map(changed.map((one) => [one.section, one.texts]));
  return pages.map(({ path, title, feature, about, parts = {}, ...page }) => {
    const shown = Object.entries(page.sections).map(([name, first]) => {
      const section = name as SectionName;
      return { name, section, texts: withStored(sections[section], first, stored.get(section)) as Group };
    });
    const entriesAt = (list: string) =>
      list.split(".").reduce<unknown>((group, name) => (group as Group | undefined)?.[name], textsBy(shown));
    const ofParts = Object.entries(parts).flatMap(([list, words]) => (isEmpty(entriesAt(list)) ? [] : [words]));
    const own = shown.flatMap(({ section, texts }) => textsIn(sections[section], texts));
    return { path, title, feature, text: [about, ...ofParts, ...own].filter(Boolean).join(fieldEnd) };
  });
};
