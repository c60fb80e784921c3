import type { MissedSearches } from "../../../domain/search/missedSearch.ts";
import { missedWords } from "../../../domain/search/missedWords.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryMissedSearches = ({ enter, missedSearches, now }: MemoryBackend): MissedSearches => ({
  async add(typed) {
    await enter("count a search without a result");
    const words = missedWords(typed);
    if (words === null) return;
    const day = dayInParis(now().getTime());
    const all = missedSearches.read();
    const known = all.find((one) => one.day === day && one.words === words);
    missedSearches.write([...all.filter((one) => one !== known), { day, words, searches: (known?.searches ?? 0) + 1 }]);
  },
});
