import { accessSync, constants, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseEnv } from "node:util";
import { StartRefusal } from "../server/http/listen.ts";
import { readSettingsText } from "../server/settingsText.ts";

/** Settings by their names. `undefined` removes one. */
export type Changes = Readonly<Record<string, string | undefined>>;

const header = "# Settings of this site, written by npm run setup. Environment variables win over them.\n";

/** A line that begins a setting; the value may go on behind it within quotes. */
const assignment = /^\s*(?:export\s+)?([\w.-]+)\s*=/;

const writings = [
  (value: string) => value,
  ...["'", "`", '"'].map((quote) => (value: string) => `${quote}${value}${quote}`),
];

/** A setting's line, quoted where Node needs it. Refuses a value that no quotes keep: one with all three kinds, or a second line. */
export const lineOf = (name: string, value: string): string => {
  // Node reads a plain value up to its "#", and without the spaces around it.
  const isPlain = /^[\w@%+.,:/?=&~<>!*()[\]{}|;^$-]+$/.test(value);
  const line = writings
    .slice(isPlain ? 0 : 1)
    .map((write) => `${name}=${write(value)}`)
    .find((written) => !/[\r\n]/.test(written) && parseEnv(`${written}\nNEXT=1\n`)[name] === value);
  if (line === undefined) {
    throw new StartRefusal(
      `${name} can't be written to the settings file: leave out line breaks, or one of the quotes ' " and \`.`,
    );
  }
  return line;
};

const isSame = (one: Changes, other: Changes): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);

/**
 * The text of a settings file with changed settings: in their own place, new ones at the end. Other lines stay as they are. Refuses a
 * file whose other settings would change, such as one whose value holds lines that look like settings.
 */
export const withChanges = (text: string, changes: Changes): string => {
  const before = parseEnv(text);
  const open = new Map(Object.entries(changes).filter(([name, value]) => before[name] !== value));
  const written = new Set<string>();
  const lines = text.split("\n").flatMap((line) => {
    const name = assignment.exec(line)?.[1] ?? "";
    if (!open.has(name)) return [line];
    const value = open.get(name);
    if (value === undefined || written.has(name)) return [];
    written.add(name);
    return [lineOf(name, value)];
  });
  const kept = lines.join("\n");
  const added = [...open].flatMap(([name, value]) =>
    value === undefined || written.has(name) ? [] : [lineOf(name, value)],
  );
  const all = `${kept === "" ? header : kept.replace(/\n?$/, "\n")}${added.map((line) => `${line}\n`).join("")}`;
  if (!isSame(parseEnv(all), { ...before, ...changes })) {
    throw new StartRefusal("The settings file has lines that can't be changed safely: correct .env by hand.");
  }
  return all;
};

const unwritable = (file: string): StartRefusal =>
  new StartRefusal(
    `${file} can't be written: give this user the right to write it and its folder, then run this again.`,
  );

/** The settings of a file; none when there is no file. Refuses a file that can't be read or written, or can't be replaced. */
export const readSettingsFile = (file: string): { readonly text: string; readonly settings: NodeJS.Dict<string> } => {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw unwritable(file);
  }
  try {
    const text = existsSync(file) ? readSettingsText(file) : "";
    return { text, settings: parseEnv(text) };
  } catch (cause) {
    throw new StartRefusal(`${file} can't be read: ${(cause as Error).message}.`);
  }
};

/** Writes a settings file whole, for its owner alone: it holds passwords. A kill leaves the old file. */
export const writeSettingsFile = (file: string, text: string): void => {
  const fresh = `${file}.new`;
  try {
    rmSync(fresh, { force: true });
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, file);
  } catch {
    rmSync(fresh, { force: true });
    throw unwritable(file);
  }
};
