import type { Letter, Letters } from "./letters.ts";

/** The newsletter's issues with their texts, as many as the staff's list has. */
export const allLetters = async (letters: Pick<Letters, "list" | "read">): Promise<readonly Letter[]> => {
  const all: Letter[] = [];
  for (const { id } of await letters.list()) {
    const letter = await letters.read(id);
    if (letter.ok) all.push(letter.value);
  }
  return all;
};
