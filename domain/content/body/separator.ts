/** An empty comment of markdown, which readers don't see: it keeps signs apart that would be taken for one. */
export const separator = "<!-- -->";
