import { foldedUsername } from "./username.ts";

// Usernames that pass for a function or for the club. The database has the same rule, `private.is_reserved_username`.

/** With one of these at its beginning or end, a name of two words is one of the staff. */
const titles = (
  "admin admins administrateur administratrice administration administrator webmaster staff " +
  "modo modos modérateur modératrice modérateurs modération moderator админ модератор"
).split(" ");
/** Names of functions. */
const functions = [
  ...titles,
  ...(
    "mod mods équipe team officiel officielle official support system système root " +
    "rédaction direction bureau club président présidente fondateur fondatrice"
  ).split(" "),
];
/** Words that change nothing before them, and behind them. */
const before = [
  "compte",
  "account",
  "le",
  "la",
  "les",
  "l",
  "un",
  "une",
  "de",
  "du",
  "des",
  "d",
  "the",
  "of",
  "et",
  "and",
  "notre",
];
const behind = ["fr", "com", "gg", "site"];

/** Letters that resemble others, beside those of `foldedUsername`. */
const alike = [
  "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋпгтдилф",
  // Lisu, Cherokee (both cases), Coptic, Armenian and Greek, syllabics.
  "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
  "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏁᏃᏏᏒᏚᏙᏞᏟᏢᏦᏴᎾ",
  "ꭰꭱꭲꭵꭺꭻꭼꮃꮇꮋꮍꮐꮑꮓꮟꮢꮪꮩꮮꮯꮲꮶᏼꮎ",
  "ⲁⲃⲇⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⲅϥօոսհյցզքδ",
  "ᗩᗅᗷᑕᗞᗪᗴᕮᖴᘜᕼᒍᒪᗰᑎᑭᑫᖇᔕᑌᐯᗯ᙭",
].join("");
const taken = [
  "abcdefghijklmnopqrstuvwyzagivnrtdilf",
  "bpdtgkjczfmnlsrvhwxyaeiou",
  "drtiajewmhygnzbrsvlcpkbo",
  "drtiajewmhygnzbrsvlcpkbo",
  "abdehikmnopctyxgqonuhjgqpd",
  "aabcddeefghjlmnpqrsuvwx",
].join("");
const sameAs = new Map([...alike].map((letter, at) => [letter, taken.charAt(at)]));
const digits = "4@381!|05$7+69";
const leet = new Map([...digits].map((sign, at) => [sign, "aaebiiiossttgg".charAt(at)]));

/** Circled and squared letters without a decomposition: 🅐 🅰 🇦. */
const boxed = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((from) => point >= from && point < from + 26);
  return first === undefined ? letter : String.fromCharCode(97 + point - first);
};

/** A text's letters and digits, look-alikes as one: "l" is an "i", "rn" an "m". */
const lettersOf = (text: string, isLeet: boolean): string =>
  [...foldedUsername(text.replace(/[νΝ]/gu, "n"))]
    .map(boxed)
    .map((letter) => sameAs.get(letter) ?? letter)
    .map((letter) => (isLeet ? (leet.get(letter) ?? letter) : letter))
    .join("")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("l", "i");

const squeezed = (letters: string): string => letters.replace(/(.)\1+/gu, "$1");
const plainWords = (words: readonly string[]): readonly string[] => words.map((word) => lettersOf(word, false));

const separators = /[\s._\-()[\]{}/\\,;:*~#&=<>"'«»•·—–★|]+/u;
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFKC")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(separators)
    .filter(Boolean);

/** The words of the club's names, and the names. */
const wordsOfClub = (names: readonly string[]): readonly string[] =>
  plainWords([...names, ...names.flatMap((name) => wordsOf(name).filter((word) => [...word].length > 2))]).filter(
    (word) => [...word].length > 1 && !plainBefore.includes(word),
  );

const plainBefore = plainWords(before);
const plainBehind = plainWords(behind);
const plural = (words: readonly string[]): readonly string[] => words.flatMap((word) => [word, `${word}s`]);
const plainFunctions = plural(plainWords(functions));
const plainTitles = plural(plainWords(titles));

const isMadeOf = (letters: string, core: readonly string[], change = (word: string) => word): boolean => {
  const [first, main, last] = [plainBefore, core, plainBehind].map((words) => words.map(change).join("|"));
  return new RegExp(`^(?:(?:${first}|\\d)*(?:${main}))+(?:${last}|\\d)*$`, "u").test(letters);
};

/** Every word means a function or the club, or nothing: "Staff Boréal", "la_redaction", "4dm1n 2". */
const isNothingElse = (name: string, club: readonly string[]): boolean => {
  const core = [...plainFunctions, ...wordsOfClub(club)];
  const readings = [lettersOf(name, false), lettersOf(name, true), lettersOf(name.replace(/\d+$/, ""), true)];
  return readings.some((letters) => isMadeOf(letters, core) || isMadeOf(squeezed(letters), core, squeezed));
};

const isTitle = (word: string | undefined): boolean =>
  word !== undefined && [false, true].some((isLeet) => plainTitles.includes(lettersOf(word, isLeet)));

/** A name with a title: "Camille (staff)", "AdminLya", not "Administrateur de mon cœur". */
const hasTitle = (name: string): boolean => {
  const words = wordsOf(name);
  const others = words.filter((word) => !isTitle(word) && !plainBefore.includes(lettersOf(word, false)));
  return others.length < 2 && (isTitle(words[0]) || isTitle(words.at(-1)));
};

/** What sets a part of a name apart: brackets, signs, and dashes between spaces. */
const setApart = /[()[\]{}<>«»|•·—–★/\\,;:~*]+|\s-\s/u;

/** Whether a title is set apart in a name of other words: "Lya Bernard (staff)". */
const hasOwnTitle = (name: string): boolean =>
  name
    .normalize("NFKC")
    .split(setApart)
    .map(wordsOf)
    .some(
      (words) =>
        words.some(isTitle) && words.every((word) => isTitle(word) || plainBefore.includes(lettersOf(word, false))),
    );

/**
 * Whether a username passes for a function or for the club. Staff can have such a name.
 * @param club its names: the full and the short one
 */
export const isReservedUsername = (name: string, club: readonly string[]): boolean =>
  isNothingElse(name, club) || hasTitle(name) || hasOwnTitle(name);
