import { readFile, stat } from "node:fs/promises";
import { parseEnv } from "node:util";
import { type Finding, ok, problem, sentenceOf, warning } from "./findings.ts";
import { type Environment, settingNames } from "./parts.ts";

/** Whether the settings can be read, which of them are misspelt, and whether other users can read their file. */
export const checkSettings = async (
  environment: Environment,
  refusals: readonly string[],
  file: string,
): Promise<readonly Finding[]> => {
  const written = await findingsOn(file);
  const names = settingNames();
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = isSetting(name, names) || name in written.settings ? undefined : similarTo(name, names);
    // In a whole environment, short names are similar by chance.
    return meant === undefined || name.length < 6
      ? []
      : [warning(`The environment has ${name}, which isn't a setting: did you mean ${meant}?`)];
  });
  const read = refusals.length === 0 ? [ok("The settings can be read.")] : refusals.map(problem);
  return [...read, ...written.findings, ...misspelt];
};

const findingsOn = async (
  file: string,
): Promise<{ readonly settings: Environment; readonly findings: readonly Finding[] }> => {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => cause);
  if (typeof text !== "string") {
    const absent = "There is no file .env: the settings are environment variables and defaults.";
    const unreadable = `${file} can't be read (${sentenceOf(text)}): run this as the user who starts the site.`;
    return { settings: {}, findings: [text.code === "ENOENT" ? ok(absent) : problem(unreadable)] };
  }
  const settings = parseEnv(text);
  const { mode } = await stat(file);
  const isOpen = process.platform !== "win32" && (mode & 0o077) !== 0;
  return {
    settings,
    findings: [
      isOpen
        ? problem(`Other users of this machine can read the secrets in ${file}: run "chmod 600 ${file}".`)
        : ok(`Only its owner can read ${file}.`),
      ...unreadLines(text).map((line) => warning(`Line ${line} of ${file} is ignored: write NAME=value.`)),
      ...misspeltNames(Object.keys(settings), file),
    ],
  };
};

/** The numbers of lines that Node leaves out. A value in quotes may go over several lines. */
const unreadLines = (text: string): readonly number[] => {
  let quote: string | undefined;
  return text.split("\n").flatMap((line, index) => {
    const isInside = quote !== undefined;
    const value = isInside ? line : /=\s*(["'`].*)$/.exec(line)?.[1];
    for (const sign of value?.match(/["'`]/g) ?? [])
      quote = quote === undefined ? sign : sign === quote ? undefined : quote;
    return isInside || /^\s*(?:#.*)?$/.test(line) || /^\s*(?:export\s+)?[\w.-]+\s*=/.test(line) ? [] : [index + 1];
  });
};

/** Names that look like settings. The file may serve other programs too, such as compose. */
const misspeltNames = (written: readonly string[], file: string): readonly Finding[] => {
  const names = settingNames();
  return written
    .filter((name) => !isSetting(name, names))
    .flatMap((name) => {
      const near = similarTo(name, names);
      const meant = near === undefined ? names.filter((known) => firstWord(known) === firstWord(name)) : [near];
      const found = `${file} has ${name}, which isn't a setting: did you mean ${meant.join(" or ")}?`;
      return meant.length === 0 ? [] : [warning(found)];
    });
};

const firstWord = (name: string): string | undefined => name.split("_")[0];

/** Node's own variables, and those of the system's libraries, have their effect too. */
const isSetting = (name: string, names: readonly string[]): boolean =>
  names.includes(name) || /^(?:NODE_|npm_|LC_|LANG$|TZ$|HTTPS?_PROXY$|NO_PROXY$)/.test(name);

const similarTo = (name: string, names: readonly string[]): string | undefined =>
  names.find((known) => distanceOf(name.toUpperCase(), known) <= 2);

/** The number of letters to write, delete or replace to make one word of the other. */
const distanceOf = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...from].entries()) {
    const next = [done + 1];
    for (const [index, other] of [...to].entries()) {
      const [left = 0, above = 0, before = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, before + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
