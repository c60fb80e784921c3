import { StartRefusal } from "../../server/http/listen.ts";
import { type Settings, settingsFrom } from "../../server/settings.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const areas = {
  backend: ["DATA_FOLDER", "DATABASE_URL", "SUPABASE_URL", "SUPABASE_ANON_KEY", "DEMO_DATA"],
  address: ["HOST", "PORT", "SITE_URL"],
  announcements: ["DISCORD_ANNOUNCEMENTS_WEBHOOK_URL", "DISCORD_WEBHOOK_URL"],
  mails: ["SMTP_URL", "MAIL_API_URL", "MAIL_API_KEY", "MAIL_FROM"],
} as const;

type Area = keyof typeof areas;

/** The settings of each area; `undefined` for an area with a wrong one. */
export type Parts = Readonly<Record<Area, Settings | undefined>>;

/** Reads the settings of each area apart, so that a wrong one hides no other. The refusals are one sentence each. */
export const readParts = (
  environment: Environment,
): { readonly parts: Parts; readonly refusals: readonly string[] } => {
  const refusals = new Set<string>();
  const read = (names: readonly string[]): Settings | undefined => {
    try {
      return settingsFrom(Object.fromEntries(names.map((name) => [name, environment[name]])));
    } catch (refusal) {
      if (!(refusal instanceof StartRefusal)) throw refusal;
      refusals.add(refusal.message);
      return undefined;
    }
  };
  read(Object.keys(environment));
  const parts = {
    backend: read(areas.backend),
    address: read(areas.address),
    mails: read(areas.mails),
    announcements: read(areas.announcements),
  };
  return { parts, refusals: [...refusals] };
};
