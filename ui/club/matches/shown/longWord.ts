/** Nine letters are wider than the plates of a narrow screen, unless what stands beside them steps back. */
const longWord = /[^\s-]{9}/;

/** Whether a side's name has a word that a narrow plate would break. */
export const hasLongWord = (name: string): boolean => longWord.test(name);
