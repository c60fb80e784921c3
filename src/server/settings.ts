import type { Sending } from "../../adapters/embedded/mails/sending.ts";
import { isLoopback } from "../../adapters/embedded/gateway/origins.ts";
import { StartRefusal } from "./http/listen.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = {
  readonly host: string;
  readonly port: number;
  /** The site's own address for links that leave it, without a slash at its end. */
  readonly siteAddress: string;
  /** A Supabase project, or the embedded backend with its data folder. */
  readonly backend:
    | { readonly url: string; readonly anonKey: string }
    | {
        readonly folder: string;
        /** A PostgreSQL of the club's own, instead of the one that the backend starts in its folder. */
        readonly databaseUrl?: string;
      };
  /** Whether other machines may use the demo accounts (`DEMO_ACCOUNTS=public`). */
  readonly demoIsPublic: boolean;
  /** How the embedded backend sends mails. Without it they are captured. */
  readonly sending?: Sending;
  /** The Discord webhook to which the embedded backend posts applications. */
  readonly webhook?: string;
};

/** Whether other machines can reach the site, directly or through a proxy. */
export const isForOthers = ({ host, siteAddress }: Pick<Settings, "host" | "siteAddress">): boolean =>
  !isLoopback(host) || !isLoopback(new URL(siteAddress).hostname);

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

/** The address is a secret, so the refusal doesn't show it. */
const secretAddressFrom = (name: string, text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new StartRefusal(`${name} has to be a whole address such as https://discord.com/api/webhooks/…`);
};

/** The address holds a password, so the refusal doesn't show it. */
const databaseFrom = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartRefusal("DATABASE_URL has to be an address such as postgresql://user:password@db.example:5432/club");
};

const sendingFrom = (environment: Environment): Sending | undefined => {
  const { SMTP_URL: smtpUrl, MAIL_API_URL: apiUrl, MAIL_API_KEY: apiKey, MAIL_FROM: from } = environment;
  if (!smtpUrl && !apiUrl) return undefined;
  if (smtpUrl && apiUrl) throw new StartRefusal("SMTP_URL and MAIL_API_URL are both set. Mails can go one way only.");
  if (!from) {
    throw new StartRefusal('Mails need a sender: set MAIL_FROM, such as "Le club <bonjour@club.example>".');
  }
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:\/\//.test(smtpUrl))) {
    throw new StartRefusal("SMTP_URL has to be an address such as smtps://user:password@mail.example:465");
  }
  if (smtpUrl) return { smtpUrl, from };
  if (!apiKey) throw new StartRefusal("MAIL_API_URL is set without MAIL_API_KEY.");
  return { apiUrl: addressFrom("MAIL_API_URL", apiUrl as string), apiKey, from };
};

/** Reads the settings from environment variables. Throws a `StartRefusal` that names an invalid or missing variable. */
export const settingsFrom = (environment: Environment): Settings => {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SITE_URL: siteUrl } = environment;
  if (Boolean(url) !== Boolean(anonKey)) {
    throw new StartRefusal("A hosted backend needs both SUPABASE_URL and SUPABASE_ANON_KEY. One of them is missing.");
  }
  const host = environment["HOST"] || "127.0.0.1";
  const port = portFrom(environment["PORT"] || "3000");
  const sending = sendingFrom(environment);
  const webhook = environment["DISCORD_WEBHOOK_URL"];
  const databaseUrl = databaseFrom(environment["DATABASE_URL"]);
  if (url && databaseUrl) {
    throw new StartRefusal("SUPABASE_URL and DATABASE_URL are both set. The site has one backend only.");
  }
  const named = host.includes(":") ? `[${host}]` : host;
  return {
    host,
    port,
    siteAddress: siteUrl ? addressFrom("SITE_URL", siteUrl) : `http://${named}:${port}`,
    backend:
      url && anonKey
        ? { url: addressFrom("SUPABASE_URL", url), anonKey }
        : { folder: environment["DATA_FOLDER"] || ".data", ...(databaseUrl && { databaseUrl }) },
    demoIsPublic: environment["DEMO_ACCOUNTS"] === "public",
    ...(sending && { sending }),
    ...(webhook && { webhook: secretAddressFrom("DISCORD_WEBHOOK_URL", webhook) }),
  };
};
