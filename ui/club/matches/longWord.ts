/** Words of more letters are wider than the plates of a narrow screen, unless what stands beside them steps back. */
const mostLetters = 8;

/** Whether a side's name has a word that a narrow plate would break. */
export const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > mostLetters);
