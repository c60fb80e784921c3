import { searchedWords } from "./searchedWords.ts";
import { isTelling, type SearchWords } from "./words.ts";

/** What is looked for together: all of the words, or the one word into which they are joined. */
export type Spelled = { readonly words: SearchWords; readonly joined?: string };

type Run = Required<Spelled> & { readonly all: SearchWords };

/** Words of a name that are looked at. */
const mostWordsOfName = 9;

/** Neighbours among the words of each name. What a question leaves out is in the joined word alone: "leagueoflegends". */
const runsOf = (names: readonly string[]): readonly Run[] =>
  names.flatMap((name) => {
    const words = searchedWords(name).slice(0, mostWordsOfName);
    return words.flatMap((_, from) =>
      words.slice(from + 1).flatMap((_, more) => {
        const all = words.slice(from, from + more + 2);
        const telling = all.filter(isTelling);
        return telling.length > 1 ? { all, words: telling, joined: all.join("") } : [];
      }),
    );
  });

/** Letters of the last word of a run without which its beginning isn't known. */
const fewestBegun = 3;

/** A run of which a word is the beginning: "rocketlea" is "rocket lea". */
const begunIn = (word: string, { all, joined }: Run): Spelled | undefined => {
  const head = all.slice(0, -1);
  const begun = head.join("").length;
  if (word.length < begun + fewestBegun || !joined.startsWith(word)) return undefined;
  return { words: [...head.filter(isTelling), word.slice(begun)], joined: word };
};

/**
 * The words of a question by what may stand for them: the names of the club's games are found with and without their blanks. The
 * database's `private.search_spelled` has the same.
 */
export const spelled = (words: SearchWords, games: readonly string[]): readonly Spelled[] => {
  const runs = runsOf(games).toSorted(
    (one, other) => other.words.length - one.words.length || one.joined.length - other.joined.length,
  );
  const all: Spelled[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const whole = runs.find((run) => run.words.every((one, place) => words[at + place] === one));
    const joined = runs.find((run) => run.joined === word);
    const begun = at === words.length - 1 ? runs.flatMap((run) => begunIn(word, run) ?? [])[0] : undefined;
    const run = whole ?? joined;
    all.push(run ? { words: run.words, joined: run.joined } : (begun ?? { words: [word] }));
    at += whole?.words.length ?? 1;
  }
  return all;
};

/** The words of such a question, each for itself. The last one may be a beginning. */
export const spellings = (question: readonly Spelled[]): SearchWords =>
  question.flatMap(({ words, joined }) => (joined === undefined ? words : [joined, ...words]));
