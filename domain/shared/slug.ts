export type Slug = string & { readonly brand: "Slug" };

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 200;

/** Whether a text can be a slug at all. What can't is not worth asking a backend for. */
export const isSlug = (text: string): text is Slug => text.length <= longestSlug && slug.test(text);

/** Letters that no accent can be taken off. */
const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/**
 * The slug of a title: small letters, without their accents; what is neither a letter from a to z nor a figure becomes one hyphen.
 * Nothing of it may be left of a title in emoji.
 */
export const slugOf = (title: string): Slug | undefined => {
  const hyphened = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-");
  const short = hyphened.replace(/^-/, "").slice(0, longestSlug).replace(/-$/, "");
  return isSlug(short) ? short : undefined;
};

/** Whether a slug is another one, or begins with it and a hyphen. */
export const isSlugLike = (slug: Slug, wanted: Slug): boolean => slug === wanted || slug.startsWith(`${wanted}-`);

/** That slug, or the first of slug-2, slug-3 … that isn't taken. */
export const freeSlug = (wanted: Slug, taken: readonly Slug[]): Slug => {
  const known = new Set<string>(taken);
  let slug: string = wanted;
  for (let number = 2; known.has(slug); number++) {
    const end = `-${number}`;
    slug = `${wanted.slice(0, longestSlug - end.length).replace(/-$/, "")}${end}`;
  }
  return slug as Slug;
};
