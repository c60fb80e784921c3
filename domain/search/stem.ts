// The French stemmer of Snowball, which the database uses too ("french_stem"), for words without accents. Its rules for accented letters
// never apply to them and are left out. https://snowballstem.org/algorithms/french/stemmer.html

const isVowel = (letter: string | undefined): boolean => letter !== undefined && "aeiouy".includes(letter);

/** Vowels between vowels, and the u of qu, count as consonants: they become capitals. */
const withConsonants = (word: string): string => {
  const letters = [...word];
  for (let at = 0; at < letters.length; at++) {
    const [before, letter, after] = [letters[at - 1], letters[at], letters[at + 1]];
    const isBetween = isVowel(before) && isVowel(after);
    const isConsonant =
      (letter === "u" && (isBetween || before === "q")) ||
      (letter === "i" && isBetween) ||
      (letter === "y" && (isVowel(before) || isVowel(after)));
    if (isConsonant) letters[at] = letter?.toUpperCase() ?? "";
  }
  return letters.join("");
};

/** Where the next region begins: after the first consonant that follows a vowel. */
const regionAfter = (word: string, from: number): number => {
  let at = from;
  while (at < word.length && !isVowel(word[at])) at++;
  while (at < word.length && isVowel(word[at])) at++;
  return Math.min(at + 1, word.length);
};

const verbRegion = (word: string): number => {
  if (isVowel(word[0]) && isVowel(word[1])) return Math.min(3, word.length);
  if (/^(?:par|col|tap)/.test(word)) return 3;
  let at = 1;
  while (at < word.length && !isVowel(word[at])) at++;
  return at < word.length ? at + 1 : word.length;
};

type Regions = { readonly verb: number; readonly first: number; readonly second: number };

/** The longest of these endings that a word has in a region; "" without one. */
const endingOf = (word: string, endings: readonly string[], from = 0): string =>
  endings.reduce(
    (longest, one) =>
      one.length > longest.length && word.endsWith(one) && word.length - one.length >= from ? one : longest,
    "",
  );

const endings = (words: string): readonly string[] => words.split(" ");
const nouns = endings("ance iqUe isme able iste eux ances iqUes ismes ables istes");
const agents = endings("atrice ateur ation atrices ateurs ations");
const logics = endings("logie logies");
const usions = endings("usion ution usions utions");
const ences = endings("ence ences");
const manners = endings("ement ements");
const adjectives = endings("if ive ifs ives");
const feminines = endings("euse euses");
const issements = endings("issement issements");
const ments = endings("ment ments");
const standard = [
  ...nouns,
  ...agents,
  ...logics,
  ...usions,
  ...ences,
  ...manners,
  ...adjectives,
  ...feminines,
  ...issements,
  ...ments,
  ...endings("eaux aux amment emment"),
];
const inI = endings(
  "i ie ies ir ira irai iraIent irais irait iras irent irez iriez irions irons iront is issaIent issais issait issant issante issantes " +
    "issants isse issent isses issez issiez issions issons it",
);
const inE = endings("er era erai eraIent erais erait eras erez eriez erions erons eront ez iez");
const inA = endings("a ai aIent ais ait ant ante antes ants as asse assent asses assiez assions");

/** The word without a standard ending; null without one. `isVerb`: the endings of verbs are still taken off. */
const withoutStandard = (
  word: string,
  { verb, first, second }: Regions,
): { readonly word: string; readonly isVerb: boolean } | null => {
  const ending = endingOf(word, standard);
  if (ending === "") return null;
  const start = word.length - ending.length;
  const rest = word.slice(0, start);
  const done = (changed: string) => ({ word: changed, isVerb: false });
  const isIn = (region: number, of: string, its: string) => of.endsWith(its) && of.length - its.length >= region;
  const cut = (of: string, its: string) => of.slice(0, of.length - its.length);
  const withoutIc = (of: string) => {
    if (!of.endsWith("ic")) return of;
    return isIn(second, of, "ic") ? cut(of, "ic") : `${cut(of, "ic")}iqU`;
  };

  if (nouns.includes(ending)) return start >= second ? done(rest) : null;
  if (agents.includes(ending)) return start >= second ? done(withoutIc(rest)) : null;
  if (logics.includes(ending)) return start >= second ? done(`${rest}log`) : null;
  if (usions.includes(ending)) return start >= second ? done(`${rest}u`) : null;
  if (ences.includes(ending)) return start >= second ? done(`${rest}ent`) : null;
  if (manners.includes(ending)) {
    if (start < verb) return null;
    if (rest.endsWith("iv")) {
      if (!isIn(second, rest, "iv")) return done(rest);
      const stem = cut(rest, "iv");
      return done(isIn(second, stem, "at") ? cut(stem, "at") : stem);
    }
    if (rest.endsWith("eus")) {
      if (isIn(second, rest, "eus")) return done(cut(rest, "eus"));
      return done(isIn(first, rest, "eus") ? `${cut(rest, "eus")}eux` : rest);
    }
    const adjective = ["abl", "iqU"].find((one) => isIn(second, rest, one));
    return done(adjective ? cut(rest, adjective) : rest);
  }
  if (adjectives.includes(ending)) {
    if (start < second) return null;
    return done(isIn(second, rest, "at") ? withoutIc(cut(rest, "at")) : rest);
  }
  if (ending === "eaux") return done(`${rest}eau`);
  if (ending === "aux") return start >= first ? done(`${rest}al`) : null;
  if (feminines.includes(ending)) {
    if (start >= second) return done(rest);
    return start >= first ? done(`${rest}eux`) : null;
  }
  if (issements.includes(ending)) return start >= first && !isVowel(rest.at(-1)) ? done(rest) : null;
  if (start < verb) return null;
  if (ending === "amment") return { word: `${rest}ant`, isVerb: true };
  if (ending === "emment") return { word: `${rest}ent`, isVerb: true };
  return isVowel(rest.at(-1)) && rest.length - 1 >= verb ? { word: rest, isVerb: true } : null;
};

/** The word without the ending of a verb; null without one. */
const withoutVerb = (word: string, { verb, second }: Regions): string | null => {
  const inVerbs = endingOf(word, inI, verb);
  if (inVerbs !== "") {
    const rest = word.slice(0, -inVerbs.length);
    if (rest.length - 1 >= verb && !isVowel(rest.at(-1))) return rest;
  }
  const ending = endingOf(word, [...inE, ...inA, "ions"], verb);
  if (ending === "") return null;
  const rest = word.slice(0, -ending.length);
  if (ending === "ions") return rest.length >= second ? rest : null;
  return inA.includes(ending) && rest.endsWith("e") && rest.length - 1 >= verb ? rest.slice(0, -1) : rest;
};

const withoutResidue = (word: string, { verb, second }: Regions): string => {
  const singular = /[^aious]s$/.test(word) ? word.slice(0, -1) : word;
  const ending = endingOf(singular, ["ion", "ier", "Ier", "e"], verb);
  const rest = singular.slice(0, singular.length - ending.length);
  if (ending === "ion") return rest.length >= second && /[st]$/.test(rest) && rest.length - 1 >= verb ? rest : singular;
  if (ending === "e") return rest;
  return ending === "" ? singular : `${rest}i`;
};

const stemOf = (folded: string): string => {
  const word = withConsonants(folded);
  const first = regionAfter(word, 0);
  const regions = { verb: verbRegion(word), first, second: regionAfter(word, first) };
  const standardly = withoutStandard(word, regions);
  const base = standardly?.word ?? word;
  const changed = standardly && !standardly.isVerb ? base : withoutVerb(base, regions);
  const stem = changed === null ? withoutResidue(base, regions) : changed.replace(/Y$/, "i");
  return stem.replace(/(enn|onn|ett|ell|eill)$/, (double) => double.slice(0, -1)).toLowerCase();
};

const known = new Map<string, string>();
const mostKnown = 20_000;

/** The stem of a folded word: the same for its French endings. Participles in "ée" have that of "é". */
export const stem = (word: string): string => {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = /^[a-z]+$/.test(word) ? stemOf(word.replace(/ees?$/, "e")) : word;
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
};
