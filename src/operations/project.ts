/** The reference of a hosted Supabase project, of 20 letters, by its address; `undefined` for a project of one's own. */
export const projectOf = (url: string): string | undefined => /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(url)?.[1];
