import { slugOf, type Slug } from "../shared/slug.ts";
import { normalizeText } from "../shared/text.ts";

// The field "tags" of an article has a line for each tag. Tags are the same when their slugs are: "Entraînement" and "entrainement".

/** The most tags of an article. */
export const mostTags = 10;
/** In characters. */
export const longestTag = 40;

/** A tag: its slug, which its list's address has, and how it is written. */
export type Tag = { readonly slug: Slug; readonly label: string };

/** Without the "#" that other sites begin a tag with. */
const tidyLine = (line: string): string =>
  [...normalizeText(line).replace(/\s+/g, " ").replace(/^#+ ?/, "")].slice(0, longestTag).join("").trim();

/** The tags of the field, each once. A line without a letter or digit is none. */
export const tagsOf = (tags: string): readonly Tag[] => {
  const found = new Map<Slug, Tag>();
  for (const line of tags.split("\n")) {
    const label = tidyLine(line);
    const slug = slugOf(label);
    if (slug !== undefined && !found.has(slug)) found.set(slug, { slug, label });
  }
  return [...found.values()];
};

/** The field as it is stored: each tag once, `mostTags` at most. */
export const tidyTags = (typed: string): string =>
  tagsOf(typed)
    .slice(0, mostTags)
    .map(({ label }) => label)
    .join("\n");
