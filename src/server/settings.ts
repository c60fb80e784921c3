import { join } from "node:path";
import type { DiscordApplication } from "../../adapters/embedded/auth/discord/provider.ts";
import type { Sending } from "../../adapters/embedded/mails/sending.ts";
import type { PushKeys } from "../../supabase/functions/_shared/pushes.ts";
import { isMailAddress } from "../../domain/shared/mailAddress.ts";
import { isLoopback } from "../../adapters/embedded/gateway/origins.ts";
import { StartRefusal } from "./http/listen.ts";
import type { MetricsSettings } from "./metrics.ts";
import { levels, type LogSettings } from "./log.ts";
import { problemOfWebhook } from "../../supabase/functions/_shared/discordWebhook.ts";
import { type IsProxy, proxiesIn } from "./http/proxies.ts";

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
  /** Whether the embedded backend writes the demo data into a new database. */
  readonly hasDemoData: boolean;
  /** Whether other machines may use the demo accounts (`DEMO_ACCOUNTS=public`). */
  readonly demoIsPublic: boolean;
  /** How the embedded backend sends mails. Without it they are captured. */
  readonly sending?: Sending;
  /** The captcha of sign-ins, sign-ups and account mails. Without it there is none. */
  readonly captcha?: CaptchaSettings;
  /** Where backups of the embedded backend are kept, and the days of which one is kept; 0: none is made by itself. */
  readonly backups: { readonly folder: string; readonly days: number };
  /** The Discord webhook to which the embedded backend posts applications. */
  readonly webhook?: string;
  /** The Discord webhook by which the embedded backend announces what is published. */
  readonly announcements?: string;
  /** The application of Discord with which members of the embedded backend sign in. */
  readonly discord?: DiscordApplication;
  /** The keys of web push of the embedded backend, in place of those that it makes. */
  readonly pushKeys?: PushKeys;
  /** How the log is written, and from which level on (`LOG_FORMAT`, `LOG_LEVEL`). */
  readonly log: LogSettings;
  /** Where metrics are served (`METRICS_PORT`, `METRICS_HOST`). */
  readonly metrics?: MetricsSettings;
  /** The proxies that are trusted to name their clients, beside this machine's (`TRUST_PROXY`). */
  readonly isProxy?: IsProxy;
};

export type CaptchaSettings = {
  readonly provider: "turnstile" | "hcaptcha";
  /** Public. */
  readonly siteKey: string;
  /** Of the embedded backend. A hosted project keeps it among its own settings. */
  readonly secret?: string;
  /** The provider's script and its address for tokens, of tests. */
  readonly scriptUrl?: string;
  readonly verifyUrl?: string;
};

/** Whether other machines can reach the site, directly or through a proxy. */
export const isForOthers = ({ host, siteAddress }: Pick<Settings, "host" | "siteAddress">): boolean =>
  !isLoopback(host) || !isLoopback(new URL(siteAddress).hostname);

const portFrom = (name: string, text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartRefusal(`${name} is "${text}". It has to be a number from 0 to 65535.`);
};

const addressFrom = (name: string, text: string): string => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text.replace(/\/+$/, "");
  throw new StartRefusal(`${name} is "${text}". It has to be a whole address such as https://club.example`);
};

/** A name that DNS and browsers accept, or a number. `URL` accepts more, such as "*". */
const siteHost = /^(?:\[.+\]|(?:[a-z\d](?:[\w-]{0,61}[a-z\d])?\.)*[a-z\d](?:[\w-]{0,61}[a-z\d])?)$/;

/** The site's own address, as browsers name it: its pages begin right behind the host. */
const siteAddressFrom = (text: string): string => {
  const { origin, hostname, href } = new URL(addressFrom("SITE_URL", text));
  if (!siteHost.test(hostname)) {
    throw new StartRefusal(`SITE_URL is "${text}". Its host has to be a name such as club.example`);
  }
  if (href === `${origin}/`) return origin;
  throw new StartRefusal(`SITE_URL is "${text}". It has to end after the name: https://club.example`);
};

/** The address is a secret, so the refusal doesn't show it. */
const secretAddressFrom = (name: string, text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new StartRefusal(`${name} has to be a whole address such as https://discord.com/api/webhooks/…`);
};

/** The address is a secret, so the refusal doesn't show it. */
const announcementsFrom = (text: string | undefined, ofApplications: string | undefined): string | undefined => {
  const problem = text && problemOfWebhook(text, ofApplications);
  if (problem) throw new StartRefusal(problem);
  return text || undefined;
};

/** The address holds a password, so the refusal doesn't show it. */
const databaseFrom = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartRefusal("DATABASE_URL has to be an address such as postgresql://user:password@db.example:5432/club");
};

const isProxyFrom = (text: string): IsProxy => {
  const isProxy = proxiesIn(text);
  if (isProxy) return isProxy;
  throw new StartRefusal(
    `TRUST_PROXY is "${text}". It has to list the addresses or networks of your proxies, such as 172.18.0.2,10.0.0.0/8`,
  );
};

const oneOf = <Word extends string>(name: string, text: string, words: readonly Word[]): Word => {
  const word = words.find((one) => one === text);
  if (word !== undefined) return word;
  throw new StartRefusal(`${name} is "${text}". It has to be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}.`);
};

const backupsFrom = (environment: Environment, folder: string, hasDemoData: boolean): Settings["backups"] => {
  const days = environment["BACKUP_DAYS"] || (hasDemoData ? "0" : "14");
  if (!/^\d{1,4}$/.test(days)) {
    throw new StartRefusal(`BACKUP_DAYS is "${days}". It has to be a number of days, or 0 for no backups.`);
  }
  return { folder: environment["BACKUP_FOLDER"] || join(folder, "backups"), days: Number(days) };
};

const sendingFrom = (environment: Environment): Sending | undefined => {
  const { SMTP_URL: smtpUrl, MAIL_API_URL: apiUrl, MAIL_API_KEY: apiKey, MAIL_FROM: from } = environment;
  if (!smtpUrl && !apiUrl) return undefined;
  if (smtpUrl && apiUrl) throw new StartRefusal("SMTP_URL and MAIL_API_URL are both set. Mails can go one way only.");
  if (!from) {
    throw new StartRefusal('Mails need a sender: set MAIL_FROM, such as "Le club <bonjour@club.example>".');
  }
  if (!isMailAddress(/^[^<>]*<([^<>]*)>$/.exec(from)?.[1] ?? from)) {
    throw new StartRefusal(`MAIL_FROM is "${from}". It has to be a sender such as "Le club <bonjour@club.example>".`);
  }
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:\/\//.test(smtpUrl) && new URL(smtpUrl).hostname !== "")) {
    throw new StartRefusal(
      "SMTP_URL has to be an address such as smtps://user:password@mail.example:465, with @ as %40 and # as %23 in the password.",
    );
  }
  if (smtpUrl) return { smtpUrl, from };
  if (!apiKey) throw new StartRefusal("MAIL_API_URL is set without MAIL_API_KEY.");
  return { apiUrl: addressFrom("MAIL_API_URL", apiUrl as string), apiKey, from };
};

/** An address that tests set in the place of a provider's: on this machine only. */
const testAddressFrom = (name: string, text: string): string => {
  if (URL.canParse(text) && isLoopback(new URL(text).hostname)) return addressFrom(name, text);
  throw new StartRefusal(`${name} is "${text}". It is for tests, and has to be on this machine.`);
};

const captchaFrom = (environment: Environment, isHosted: boolean): CaptchaSettings | undefined => {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = environment;
  const { CAPTCHA_SCRIPT_URL: scriptUrl, CAPTCHA_VERIFY_URL: verifyUrl } = environment;
  if (!provider && !siteKey && !secret) return undefined;
  if (!siteKey) throw new StartRefusal("CAPTCHA_SITE_KEY is missing. The provider shows it beside the secret.");
  if (provider !== "turnstile" && provider !== "hcaptcha") {
    throw new StartRefusal(`CAPTCHA_PROVIDER is "${provider ?? ""}". It has to be turnstile or hcaptcha.`);
  }
  if (isHosted && secret) {
    throw new StartRefusal(
      "CAPTCHA_SECRET is the embedded backend's. A hosted project has it in its own Auth settings.",
    );
  }
  if (!isHosted && !secret) throw new StartRefusal("CAPTCHA_SECRET is missing: without it no captcha can be checked.");
  return {
    provider,
    siteKey,
    ...(secret && { secret }),
    ...(scriptUrl && { scriptUrl: testAddressFrom("CAPTCHA_SCRIPT_URL", scriptUrl) }),
    ...(verifyUrl && { verifyUrl: testAddressFrom("CAPTCHA_VERIFY_URL", verifyUrl) }),
  };
};

const discordFrom = (environment: Environment, isHosted: boolean): DiscordApplication | undefined => {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_API_URL: apiUrl } = environment;
  if (!clientId && !clientSecret) return undefined;
  if (isHosted) {
    throw new StartRefusal(
      "DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are the embedded backend's. A hosted project has them in its own Auth settings.",
    );
  }
  if (!clientId || !clientSecret) {
    throw new StartRefusal("Signing in with Discord needs both DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.");
  }
  if (!/^\d{1,20}$/.test(clientId)) {
    throw new StartRefusal(
      `DISCORD_CLIENT_ID is "${clientId}". It has to be the number of your application at Discord.`,
    );
  }
  return { clientId, clientSecret, ...(apiUrl && { apiUrl: testAddressFrom("DISCORD_API_URL", apiUrl) }) };
};

const pushKeysFrom = (environment: Environment, isHosted: boolean): PushKeys | undefined => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  if (!publicKey && !privateKey) return undefined;
  if (isHosted) {
    throw new StartRefusal(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are the embedded backend's. A hosted project has them among the secrets of its functions.",
    );
  }
  if (!/^[\w-]{87}$/.test(publicKey ?? "") || !/^[\w-]{43}$/.test(privateKey ?? "")) {
    throw new StartRefusal(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be a pair as `npx web-push generate-vapid-keys` makes it, of 87 and 43 characters.",
    );
  }
  return { publicKey: publicKey as string, privateKey: privateKey as string };
};

/** Reads the settings from environment variables. Throws a `StartRefusal` that names an invalid or missing variable. */
export const settingsFrom = (environment: Environment): Settings => {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SITE_URL: siteUrl } = environment;
  if (Boolean(url) !== Boolean(anonKey)) {
    throw new StartRefusal("A hosted backend needs both SUPABASE_URL and SUPABASE_ANON_KEY. One of them is missing.");
  }
  const host = environment["HOST"] || "127.0.0.1";
  const port = portFrom("PORT", environment["PORT"] || "3000");
  const sending = sendingFrom(environment);
  const webhook = environment["DISCORD_WEBHOOK_URL"];
  const announcements = announcementsFrom(environment["DISCORD_ANNOUNCEMENTS_WEBHOOK_URL"], webhook);
  const proxies = environment["TRUST_PROXY"];
  const metricsPort = environment["METRICS_PORT"];
  const folder = environment["DATA_FOLDER"] || ".data";
  const databaseUrl = databaseFrom(environment["DATABASE_URL"]);
  if (url && databaseUrl) {
    throw new StartRefusal("SUPABASE_URL and DATABASE_URL are both set. The site has one backend only.");
  }
  const demoAccounts = environment["DEMO_ACCOUNTS"];
  if (demoAccounts && demoAccounts !== "public") {
    throw new StartRefusal(`DEMO_ACCOUNTS is "${demoAccounts}". It has to be public, or absent.`);
  }
  const captcha = captchaFrom(environment, Boolean(url));
  const discord = discordFrom(environment, Boolean(url));
  const pushKeys = pushKeysFrom(environment, Boolean(url));
  const hasDemoData = oneOf("DEMO_DATA", environment["DEMO_DATA"] || "yes", ["yes", "no"]) === "yes";
  const metricsHost = environment["METRICS_HOST"] || "127.0.0.1";
  const backups = backupsFrom(environment, folder, hasDemoData);
  const named = host.includes(":") ? `[${host}]` : host;
  return {
    host,
    port,
    siteAddress: siteUrl ? siteAddressFrom(siteUrl) : `http://${named}:${port}`,
    backend:
      url && anonKey
        ? { url: addressFrom("SUPABASE_URL", url), anonKey }
        : { folder, ...(databaseUrl && { databaseUrl }) },
    hasDemoData,
    backups,
    demoIsPublic: Boolean(demoAccounts),
    log: {
      format: oneOf("LOG_FORMAT", environment["LOG_FORMAT"] || "text", ["text", "json"]),
      level: oneOf("LOG_LEVEL", environment["LOG_LEVEL"] || "info", levels),
    },
    ...(sending && { sending }),
    ...(captcha && { captcha }),
    ...(discord && { discord }),
    ...(pushKeys && { pushKeys }),
    ...(webhook && { webhook: secretAddressFrom("DISCORD_WEBHOOK_URL", webhook) }),
    ...(announcements && { announcements }),
    ...(metricsPort && {
      metrics: {
        host: metricsHost,
        port: portFrom("METRICS_PORT", metricsPort),
        backups: backups.folder,
      },
    }),
    ...(proxies && { isProxy: isProxyFrom(proxies) }),
  };
};
