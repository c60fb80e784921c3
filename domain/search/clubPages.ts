import type { Pages } from "../club/pages/ports.ts";
import { type SectionName, sections, type Shape } from "../club/pages/sections.ts";
import { withStored } from "../club/pages/withStored.ts";

/** A page of the club's folder. */
export type FolderPage = {
  readonly path: string;
  readonly title: string;
  /** Words for what the page is about that stand in no section. */
  readonly about: string;
  /** The feature whose page it is. */
  readonly feature: string;
  /** Its sections with the folder's texts. */
  readonly sections: Readonly<Partial<Record<SectionName, object>>>;
};

export type FolderPages = {
  /** All pages that are searched. */
  all(): Promise<readonly FolderPage[]>;
};

/** A page as it is searched. */
export type ClubPage = Pick<FolderPage, "path" | "title" | "feature"> & { readonly text: string };

/** The texts that a page shows as they are: no addresses, pictures and colours. */
const textsIn = (shape: Shape, texts: unknown): readonly string[] => {
  if (shape.kind === "text")
    return typeof texts === "string" && shape.form === undefined && texts !== "" ? [texts] : [];
  if (shape.kind === "list") return Array.isArray(texts) ? texts.flatMap((text) => textsIn(shape.entry, text)) : [];
  const group = (texts ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(shape.fields).flatMap(([name, field]) => textsIn(field, group[name]));
};

type Needs = { readonly folder: FolderPages; readonly texts: Pick<Pages, "texts"> };

/** The club's pages with what the staff has changed of their texts. */
export const readClubPages = async ({ folder, texts }: Needs): Promise<readonly ClubPage[]> => {
  const pages = await folder.all();
  const names = [...new Set(pages.flatMap((page) => Object.keys(page.sections) as SectionName[]))];
  const changed = names.length > 0 ? await texts.texts(names) : [];
  const stored = new Map(changed.map((one) => [one.section, one.texts]));
  return pages.map(({ path, title, feature, about, ...page }) => {
    const own = Object.entries(page.sections).flatMap(([name, first]) => {
      const section = name as SectionName;
      return textsIn(sections[section], withStored(sections[section], first, stored.get(section)));
    });
    return { path, title, feature, text: [about, ...own].filter(Boolean).join(" ") };
  });
};
