const longest = 80;

/** Whether a title is so long that the largest letters would fill the screen with it. */
export const isLongTitle = (title: string): boolean => title.length > longest;
