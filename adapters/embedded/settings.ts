import { readFileSync } from "node:fs";
import type { IAppConfig } from "@supabase/lite";

export type Settings = Required<Pick<IAppConfig, "api" | "auth">>;

type Table = { [key: string]: unknown };
type Read = Omit<Settings, "auth"> & {
  readonly auth: Settings["auth"] & {
    readonly rate_limit?: unknown;
    readonly captcha?: unknown;
    readonly external?: unknown;
    readonly email: { readonly enabled?: boolean };
  };
};

/**
 * Reads [api] and [auth] of config.toml, so that the embedded backend and the hosted project follow one file, without the hosted
 * project's limits, captcha and providers. Refuses a line it can't read. The names and types of the values are checked by lite itself when it starts.
 */
export const readSettings = (file: string): Settings => {
  const { auth, ...others } = tables(readFileSync(file, "utf8"), file) as unknown as Read;
  const { rate_limit: _limits, captcha: _captcha, external: _external, email, ...rest } = auth;
  // lite knows the older name alone.
  const { enabled = true, ...ofMails } = email;
  return { ...others, auth: { ...rest, email: { ...ofMails, enable_signup: enabled } } } as Settings;
};

/** The files of the schema in the order in which they apply to an empty database: `schema_paths`. */
export const readSchemaPaths = (file: string): readonly string[] => {
  const { db } = tables(readFileSync(file, "utf8"), file) as {
    readonly db?: { readonly migrations?: { readonly schema_paths?: readonly string[] } };
  };
  return db?.migrations?.schema_paths ?? [];
};

const heading = /^\[([\w.-]+)\]$/;
const setting = /^(\w+)\s*=\s*(.+)$/;

// Node has no TOML parser, and the part of TOML that this file needs is small: headings, and values as in JSON, on one line or, of lists,
// on a line for each item.
const tables = (text: string, file: string): Table => {
  const root: Table = {};
  let table = root;
  withJoinedLists(text.split(/\r?\n/)).forEach((written, index) => {
    const line = written.trim();
    if (line === "" || line.startsWith("#")) return;
    const [, path] = heading.exec(line) ?? [];
    const [, key, value] = setting.exec(line) ?? [];
    if (path !== undefined) table = tableAt(root, path);
    else if (key !== undefined && value !== undefined) table[key] = read(value, `${file}:${index + 1}`);
    else throw unreadable(`${file}:${index + 1}`);
  });
  return root;
};

/** The lines with each list on its first one. The others are empty, so that errors name the line. */
const withJoinedLists = (lines: readonly string[]): readonly string[] => {
  let end = -1;
  return lines.map((line, index) => {
    if (index <= end) return "";
    const isOpen = /^\w+\s*=\s*\[$/.test(line.trim());
    end = isOpen ? lines.findIndex((later, place) => place > index && later.trim() === "]") : -1;
    return end === -1 ? line : lines.slice(index, end + 1).join(" ");
  });
};

const tableAt = (root: Table, path: string): Table =>
  path.split(".").reduce((table, name) => (table[name] ??= {}) as Table, root);

const read = (value: string, place: string): unknown => {
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw unreadable(place, cause);
  }
};

const unreadable = (place: string, cause?: unknown): Error =>
  new Error(`${place}: only [headings] and values written as in JSON can be read here`, { cause });
