/** The most characters of a title, of the text and of the HTML of its mail. Some mail programs cut longer ones. */
export const longestLetter = { title: 150, content: 60_000, text: 18_000, html: 90_000 } as const;
