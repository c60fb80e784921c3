import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signed } from "../../adapters/embedded/auth/mails/templates.ts";
import { isLoopback } from "../../adapters/embedded/gateway/origins.ts";
import { StartRefusal } from "../server/http/listen.ts";
import { settingsFrom } from "../server/settings.ts";
import { projectOf } from "./project.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Input of the CLI: `environment` fills the env(…) of config.toml, `smtp` is the section of Auth's mail server. */
export type HostedSettings = {
  /** The project's reference, of 20 letters. */
  readonly project: string;
  readonly environment: { readonly SITE_URL: string; readonly SMTP_PASSWORD?: string };
  readonly smtp: string;
  /** What Auth's mails end with: the sender's name, or else the site's host. */
  readonly club: string;
};

const siteAddressIn = (environment: Environment): string => {
  if (!environment["SITE_URL"]) {
    throw new StartRefusal(
      "SITE_URL is missing: the links in Auth's mails lead there. Set it in .env, such as SITE_URL=https://club.example",
    );
  }
  const { siteAddress } = settingsFrom(environment);
  const { protocol, hostname } = new URL(siteAddress);
  if (isLoopback(hostname)) {
    throw new StartRefusal(
      `SITE_URL is ${siteAddress}, which is this machine alone: members couldn't open the links in their mails. Set the public address.`,
    );
  }
  if (protocol !== "https:") {
    throw new StartRefusal(
      `SITE_URL is ${siteAddress}: sessions would travel readable. Set an address that begins with https://`,
    );
  }
  return siteAddress;
};

const projectIn = ({ SUPABASE_URL: url = "" }: Environment): string => {
  const project = projectOf(url);
  if (project !== undefined) return project;
  throw new StartRefusal(
    url
      ? `SUPABASE_URL is ${url}, which is no hosted project: https://<20 letters>.supabase.co. A project of your own takes these settings from its own files.`
      : "SUPABASE_URL is missing. Set it in .env: the project's address, such as https://<20 letters>.supabase.co",
  );
};

/** The parts of `Le club <bonjour@club.example>`. */
const senderIn = (from: string) => {
  const [, name = "", email = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return { name: name.replace(/^"|"$/g, ""), email };
};

const section = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join("");

/**
 * The input of `supabase config push`, from the site's own settings. Throws a `StartRefusal` for an address of this machine or without
 * https, and without a mail server.
 *
 * @param hasSmtp the project has a mail server already, set in its dashboard
 */
export const hostedSettings = (environment: Environment, hasSmtp: boolean): HostedSettings => {
  const SITE_URL = siteAddressIn(environment);
  const project = projectIn(environment);
  const { sending } = settingsFrom(environment);
  const { name, email } = senderIn(sending?.from ?? environment["MAIL_FROM"] ?? "");
  const club = name || new URL(SITE_URL).host;
  if (hasSmtp) return { project, environment: { SITE_URL }, smtp: "", club };
  const { hostname, port, protocol, username, password } = new URL(
    sending && "smtpUrl" in sending ? sending.smtpUrl : "none:",
  );
  if (!sending || !hostname || !username || !password) {
    throw new StartRefusal(
      "Auth needs a mail server of its own first: on the free plan the texts of its mails can't be changed without. Set SMTP_URL=smtps://user:password@mail.example:465 and MAIL_FROM, or say --smtp-is-set when the project's dashboard has one.",
    );
  }
  const smtp = section({
    enabled: true,
    host: hostname,
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
    user: decodeURIComponent(username),
    pass: "env(SMTP_PASSWORD)",
    admin_email: email,
    sender_name: name || email,
  });
  const SMTP_PASSWORD = decodeURIComponent(password);
  return { project, environment: { SITE_URL, SMTP_PASSWORD }, smtp: `\n[auth.email.smtp]\n${smtp}`, club };
};

/** Copies the settings and signed mails of `root` into a folder for the CLI, with the mail server's section. Returns the folder. */
export const writeHostedSettings = (root: string, { smtp, club }: Pick<HostedSettings, "smtp" | "club">): string => {
  const folder = mkdtempSync(join(tmpdir(), "push-"));
  cpSync(join(root, "supabase/templates"), join(folder, "supabase/templates"), { recursive: true });
  for (const name of readdirSync(join(folder, "supabase/templates"))) {
    const file = join(folder, "supabase/templates", name);
    // Auth fills in the address, and would take braces of the name for a placeholder.
    writeFileSync(file, signed(readFileSync(file, "utf8"), club.replaceAll(/[{}]/g, ""), "{{ .SiteURL }}"));
  }
  const config = readFileSync(join(root, "supabase/config.toml"), "utf8");
  writeFileSync(join(folder, "supabase/config.toml"), `${config}${smtp}`);
  return folder;
};
