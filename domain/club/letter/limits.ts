/**
 * The most characters of a title, of what inboxes show behind it, of the text and of the HTML of its mail: some mail programs cut longer
 * ones. And of the title in the slug, and of the first words in the archive.
 */
export const longestLetter = {
  title: 150,
  preheader: 150,
  content: 60_000,
  text: 18_000,
  html: 90_000,
  slug: 80,
  lead: 200,
} as const;
