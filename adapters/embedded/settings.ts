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

const heading = /^\[([\w.-]+)\]$/;
const setting = /^(\w+)\s*=\s*(.+)$/;

// Node has no TOML parser, and the part of TOML that this file needs is small: headings, and values on one line, which
// are written as in JSON.
const tables = (text: string, file: string): Table => {
  const root: Table = {};
  let table = root;
  text.split(/\r?\n/).forEach((written, index) => {
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
  new Error(`${place}: only [headings] and values on one line, written as in JSON, can be read here`, { cause });
