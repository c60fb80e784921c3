import { searchedWords } from "./searchedWords.ts";
import type { SearchWords } from "./words.ts";

/** What is looked for together: all of the words, or the one word into which they are joined. */
export type Spelled = { readonly words: SearchWords; readonly joined?: string };

type Run = Required<Spelled>;

/** Words of a name that are looked at. */
const mostWordsOfName = 9;

/** Two neighbours or more of the words of each name. */
const runsOf = (names: readonly string[]): readonly Run[] =>
  names.flatMap((name) => {
    const all = searchedWords(name).slice(0, mostWordsOfName);
    return all.flatMap((_, from) =>
      all.slice(from + 1).map((_, more) => {
        const words = all.slice(from, from + more + 2);
        return { words, joined: words.join("") };
      }),
    );
  });

/** A run of which a word is the beginning: "rocketlea" is "rocket lea". */
const begunIn = (word: string, { words, joined }: Run): Run | undefined => {
  const head = words.slice(0, -1);
  const begun = head.join("").length;
  if (word.length <= begun || !joined.startsWith(word)) return undefined;
  return { words: [...head, word.slice(begun)], joined: word };
};

/**
 * The words of a question by what may stand for them: the names of the club's games are found with and without their blanks. The
 * database's `private.search_spelled` has the same.
 */
export const spelled = (words: SearchWords, games: readonly string[]): readonly Spelled[] => {
  const runs = runsOf(games).toSorted((one, other) => other.words.length - one.words.length);
  const all: Spelled[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const whole = runs.find((run) => run.words.every((one, place) => words[at + place] === one));
    const joined = runs.find((run) => run.joined === word);
    const begun = at === words.length - 1 ? runs.flatMap((run) => begunIn(word, run) ?? [])[0] : undefined;
    all.push(whole ?? joined ?? begun ?? { words: [word] });
    at += whole?.words.length ?? 1;
  }
  return all;
};

/** The words of such a question, each for itself. The last one may be a beginning. */
export const spellings = (question: readonly Spelled[]): SearchWords =>
  question.flatMap(({ words, joined }) => (joined === undefined ? words : [joined, ...words]));
