import { parseEnv } from "node:util";
import { settingsFrom } from "./settings.ts";
import { unreadLines } from "./settingsText.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that are read elsewhere: by the build, by the doctor, and by compose.yaml and its Caddyfile. */
const others = [
  "CLUB_FOLDER",
  "BACKUP_PASSPHRASE",
  "SUPABASE_ACCESS_TOKEN",
  "SUPABASE_DB_URL",
  "SITE_ADDRESS",
  "DATABASE_PASSWORD",
];

/** The names of all settings, collected while the settings are read. */
export const settingNames = (): readonly string[] => {
  const names = new Set(others);
  const asked = (environment: Environment): Environment =>
    new Proxy(environment, {
      get: (values, name: string) => {
        names.add(name);
        return values[name];
      },
    });
  settingsFrom(asked({}));
  settingsFrom(asked({ SUPABASE_URL: "https://project.example", SUPABASE_ANON_KEY: "sb_publishable_example" }));
  return [...names];
};

/** Sentences on what a settings file has and no program reads: lines without `NAME=`, and names that no setting has. */
export const ignoredIn = (text: string, file: string): readonly string[] => {
  const names = settingNames();
  return [
    ...unreadLines(text).map((line) => `Line ${line} of ${file} is ignored: write NAME=value.`),
    ...Object.keys(parseEnv(text))
      .filter((name) => !isSetting(name, names))
      .map((name) => `${file} has ${name}, which isn't a setting${questionOn(name, names)}`),
  ];
};

/** The name of an environment variable's likely setting, when it is none itself. In a whole environment, short names are similar by chance. */
export const meantBy = (name: string, names: readonly string[]): string | undefined =>
  isSetting(name, names) || name.length < 6 ? undefined : similarTo(name, names);

const questionOn = (name: string, names: readonly string[]): string => {
  const near = similarTo(name, names);
  const meant = near === undefined ? names.filter((known) => firstWord(known) === firstWord(name)) : [near];
  return meant.length === 0 ? "." : `: did you mean ${meant.join(" or ")}?`;
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
