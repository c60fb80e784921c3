export type Slug = string & { readonly brand: "Slug" };

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 200;

/** Whether a text is a valid slug. An invalid one isn't sent to the backend. */
export const isSlug = (text: string): text is Slug => text.length <= longestSlug && slug.test(text);

/** Letters that have no accent to remove. */
const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/**
 * The slug of a title: small letters without accents, a hyphen in place of all but letters and digits. Undefined when
 * nothing is left, as of emoji.
 */
export const slugOf = (title: string): Slug | undefined => {
  const hyphened = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-");
  const short = hyphened.replace(/^-/, "").slice(0, longestSlug).replace(/-$/, "");
  return isSlug(short) ? short : undefined;
};

/** Whether a slug is another one, or begins with it and a hyphen. */
export const isSlugLike = (slug: Slug, wanted: Slug): boolean => slug === wanted || slug.startsWith(`${wanted}-`);

/** The slug, or the first free one of slug-2, slug-3 … */
export const freeSlug = (wanted: Slug, taken: readonly string[]): Slug => {
  const known = new Set(taken);
  let slug: string = wanted;
  for (let number = 2; known.has(slug); number++) {
    const end = `-${number}`;
    slug = `${wanted.slice(0, longestSlug - end.length).replace(/-$/, "")}${end}`;
  }
  return slug as Slug;
};
