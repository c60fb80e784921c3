import { settingNames } from "../../server/settingNames.ts";

/** What the site takes along to another machine: by itself, or only with its secrets, as they are useless or refused without these. */
const taken = {
  open: ["SITE_URL", "CLUB_FOLDER", "DEMO_DATA", "DEMO_ACCOUNTS", "BACKUP_DAYS", "MAIL_FROM"],
  secret: [
    "SMTP_URL",
    "MAIL_API_URL",
    "MAIL_API_KEY",
    "CAPTCHA_PROVIDER",
    "CAPTCHA_SITE_KEY",
    "CAPTCHA_SECRET",
    "DISCORD_CLIENT_ID",
    "DISCORD_CLIENT_SECRET",
    "DISCORD_WEBHOOK_URL",
    "DISCORD_ANNOUNCEMENTS_WEBHOOK_URL",
    "VAPID_PUBLIC_KEY",
    "VAPID_PRIVATE_KEY",
  ],
} as const;

/** Names and values. */
export type Values = Readonly<Record<string, string>>;

const among = (environment: Readonly<Record<string, string | undefined>>, names: readonly string[]): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );

/** The settings of an environment that belong to the site. Those of the machine, such as ports and folders, are its own. */
export const siteSettingsIn = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly open: Values; readonly secret: Values } => ({
  open: among(environment, taken.open),
  secret: among(environment, taken.secret),
});

/** The settings that stay with the machine. */
export const ofMachine = (): readonly string[] =>
  settingNames().filter((name) => ![...taken.open, ...taken.secret].includes(name as never));
