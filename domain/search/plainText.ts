const entities: Readonly<Record<string, string>> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of an article's HTML, as `private.text_of_html`. Its order is the database's too. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#39;/g, "'")
    .replace(/&(nbsp|lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? " ");

/** The text of a tip's Markdown without the numbers of its diagrams, as `private.text_of_markdown`. */
export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/```schema[\s\S]*?```/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>`|~]+/g, " ");
