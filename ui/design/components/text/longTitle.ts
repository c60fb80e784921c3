const longest = 80;

/** True for a title that would fill the screen at the largest size. */
export const isLongTitle = (title: string): boolean => title.length > longest;
