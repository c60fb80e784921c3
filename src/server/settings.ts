import { StartRefusal } from "./listen.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = {
  readonly host: string;
  readonly port: number;
  /** The site's own address for links that leave it, without a slash at its end. */
  readonly siteAddress: string;
  /** A project of Supabase, or the backend that is embedded in the server, with its folder. */
  readonly backend: { readonly url: string; readonly anonKey: string } | { readonly folder: string };
  /** Whether whoever started the site wants demo accounts to be reached from other machines. */
  readonly demoIsPublic: boolean;
};

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);
export const isLoopback = (host: string): boolean => loopback.has(host);

const portFrom = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefusal(`PORT is "${text}". It has to be a number from 0 to 65535.`);
};

const addressFrom = (name: string, text: string): string => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text.replace(/\/+$/, "");
  throw new StartRefusal(`${name} is "${text}". It has to be a whole address such as https://club.example`);
};

/** What the environment asks for. Throws a `StartRefusal` that names the variable that can't be meant. */
export const settingsFrom = (environment: Environment): Settings => {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SITE_URL: siteUrl } = environment;
  if (Boolean(url) !== Boolean(anonKey)) {
    throw new StartRefusal("A hosted backend needs both SUPABASE_URL and SUPABASE_ANON_KEY. One of them is missing.");
  }
  const host = environment["HOST"] || "127.0.0.1";
  const port = portFrom(environment["PORT"] || "3000");
  const named = host.includes(":") ? `[${host}]` : host;
  return {
    host,
    port,
    siteAddress: siteUrl ? addressFrom("SITE_URL", siteUrl) : `http://${named}:${port}`,
    backend:
      url && anonKey
        ? { url: addressFrom("SUPABASE_URL", url), anonKey }
        : { folder: environment["DATA_FOLDER"] || ".data" },
    demoIsPublic: environment["DEMO_ACCOUNTS"] === "public",
  };
};
