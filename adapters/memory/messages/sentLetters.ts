import type { SentLetters } from "../../../domain/club/letter/sentLetters.ts";
import type { MemoryBackend } from "../backend.ts";
import type { LetterRecord } from "../dataset.ts";

const summaryOf = ({ slug, title, lead, sendAt }: LetterRecord) => ({ slug, title, lead, sentAt: sendAt ?? "" });

export const memorySentLetters = ({ enter, isEmpty, letters }: MemoryBackend): SentLetters => {
  const shown = async (): Promise<readonly LetterRecord[]> => {
    await enter("read the letters of the archive");
    if (isEmpty()) return [];
    return letters
      .read()
      .filter(({ state, isInArchive }) => state === "sent" && isInArchive)
      .toSorted((one, other) => (other.sendAt ?? "").localeCompare(one.sendAt ?? ""));
  };
  return {
    async slice(from, count) {
      return (await shown()).slice(from, from + count).map(summaryOf);
    },

    async total() {
      return (await shown()).length;
    },

    async bySlug(slug) {
      const letter = (await shown()).find((one) => one.slug === slug);
      return letter && { ...summaryOf(letter), id: letter.id, content: letter.content };
    },
  };
};
