export type Slug = string & { readonly brand: "Slug" };

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 200;

/** Whether a text can be a slug at all. What can't is not worth asking a backend for. */
export const isSlug = (text: string): text is Slug => text.length <= longestSlug && slug.test(text);
