import { join } from "node:path";
import { keysFileIn, keptKeys } from "../../../adapters/embedded/folder/keys.ts";
import { fingerprintOf, fingerprintPath } from "../../server/http/siteFingerprint.ts";
import { checkAddress, isSiteAt, localAddressOf, publicAddressOf } from "./address.ts";
import { checkAnnouncements } from "./announcements.ts";
import { type Answered, answered } from "./asking.ts";
import { checkBackups } from "./backups.ts";
import { checkClock, newestIn } from "./clock.ts";
import { askDatabase, checkMigrations } from "./database.ts";
import { type Check, type Finding, ok, problem, skipped, warning } from "./findings.ts";
import { checkFolder } from "./folder.ts";
import { checkAuthSettings, checkProjectDatabase } from "./hosted/asOwner.ts";
import { checkFunctions, checkTables } from "./hosted/asVisitor.ts";
import { isSecret } from "../../server/projectKey.ts";
import { checkKey, type Project, referenceOf } from "./hosted/keys.ts";
import { checkCertificate, checkHttps, plainAddressOf } from "./https.ts";
import { checkLock } from "./lock.ts";
import { checkMails } from "./mails.ts";
import { checkOwnSite } from "./ownSite.ts";
import { checkNode } from "./node.ts";
import { type Environment, type Parts, readParts } from "./parts.ts";
import { checkSettings } from "./settings.ts";

type Asked = {
  readonly environment: Environment;
  /** The settings file. */
  readonly file: string;
  /** Where a test mail goes; `undefined` sends none. */
  readonly recipient: string | undefined;
};

type Data = { readonly folder: string; readonly databaseUrl?: string };

/** All checks of the site that these settings describe. Invalid settings leave out only the checks that need them. */
export const checksFor = ({ environment, file, recipient }: Asked): readonly Check[] => {
  const { parts, refusals } = readParts(environment);
  const place = parts.backend?.backend;
  const answer = publicAnswer(parts);
  return [
    check("Node", () => checkNode()),
    check("settings", () => checkSettings(environment, refusals, file)),
    ...(place === undefined
      ? [check("backend", () => [skipped(`needs valid settings: ${backendNames}.`)])]
      : "url" in place
        ? [...projectChecks(place, parts, environment, answer), mailsOfProject(recipient)]
        : [...dataChecks(place, parts, environment, answer), mailsCheck(parts, recipient), announcementsCheck(parts)]),
    ...addressChecks(parts, answer),
  ];
};

const backendNames = "DATA_FOLDER and DATABASE_URL, or SUPABASE_URL and SUPABASE_ANON_KEY";

const check = (name: string, run: () => readonly Finding[] | Promise<readonly Finding[]>): Check => ({
  name,
  run: async () => run(),
});

/** The answer of the public address, which is asked once. */
const publicAnswer = ({ address }: Parts): Promise<Answered> | undefined => {
  const site = address && publicAddressOf(address.siteAddress);
  return site === undefined ? undefined : answered(site + fingerprintPath);
};

/** The clocks of other machines. */
const clocksOf = async (
  answer: Promise<Answered> | undefined,
  addresses: readonly string[],
): Promise<Parameters<typeof checkClock>[0]["heard"]> => {
  const all = await Promise.all([...(answer ? [answer] : []), ...addresses.map((address) => answered(address))]);
  return all.flatMap((one) => ("failure" in one || !one.heard ? [] : [one.heard]));
};

const dataChecks = (
  data: Data,
  parts: Parts,
  environment: Environment,
  answer: Promise<Answered> | undefined,
): readonly Check[] => {
  const { folder, databaseUrl } = data;
  const fingerprint = fingerprintIn(data);
  const local = parts.address && localAddressOf(parts.address);
  const lock = checkLock({ folder, localAddress: local }, (address) => isSiteAt(address, fingerprint));
  const newestFile = newestIn(folder);
  // To read a stopped database, its server is started: that takes the lock and writes files.
  const state = Promise.all([lock, newestFile]).then(() => askDatabase(data));
  const sending = parts.mails?.sending;
  const heard = clocksOf(answer, sending && "apiUrl" in sending ? [sending.apiUrl] : []);
  return [
    check("data folder", () => checkFolder(data)),
    check("lock", () => lock),
    check("migrations", async () => {
      const asked = await state;
      return "applied" in asked ? checkMigrations(asked.applied) : [asked];
    }),
    check("backups", () =>
      checkBackups({
        data: folder,
        backups: environment["BACKUP_FOLDER"] || join(folder, "backups"),
        hasOwnDatabase: databaseUrl !== undefined,
      }),
    ),
    ...(parts.backend?.hasDemoData === false
      ? [
          check("your club", async () => {
            const asked = await state;
            return checkOwnSite("applied" in asked ? asked.site : undefined, sending !== undefined);
          }),
        ]
      : []),
    check("clock", async () => {
      const asked = await state;
      const database = "applied" in asked && databaseUrl !== undefined ? [asked.clock] : [];
      const newestRow = "applied" in asked ? asked.newestRow : undefined;
      return checkClock({ heard: [...(await heard), ...database], newestRow, newestFile: await newestFile });
    }),
  ];
};

const mailsCheck = ({ mails, backend }: Parts, recipient: string | undefined): Check =>
  check("mails", () =>
    mails
      ? checkMails({ sending: mails.sending, isClubs: backend?.hasDemoData === false, recipient })
      : [skipped("needs valid settings: SMTP_URL, or MAIL_API_URL and MAIL_API_KEY, and MAIL_FROM.")],
  );

const announcementsCheck = ({ announcements }: Parts): Check =>
  check("announcements", () =>
    announcements
      ? checkAnnouncements(announcements.announcements)
      : [skipped("needs a valid setting: DISCORD_ANNOUNCEMENTS_WEBHOOK_URL.")],
  );

const mailsOfProject = (recipient: string | undefined): Check =>
  check("mails", () => [
    recipient === undefined
      ? skipped("the project's functions send the mails. Write to the club by the contact form to try them.")
      : problem(
          "No test mail was sent: the project's functions send the mails. Write to the club by the contact form.",
        ),
  ]);

const projectChecks = (
  project: Project,
  { address }: Parts,
  environment: Environment,
  answer: Promise<Answered> | undefined,
): readonly Check[] => {
  const access = {
    reference: referenceOf(project.url),
    token: environment["SUPABASE_ACCESS_TOKEN"] || undefined,
    databaseUrl: environment["SUPABASE_DB_URL"] || undefined,
  };
  const local = address && localAddressOf(address);
  const asVisitor = (ask: () => Promise<readonly Finding[]>) =>
    isSecret(project.anonKey) ? [skipped("needs the public key; the secret one is sent nowhere.")] : ask();
  return [
    check("project", () => checkKey(project)),
    check("tables", () => asVisitor(() => checkTables(project))),
    check("functions", () =>
      address ? asVisitor(() => checkFunctions(project, address.siteAddress)) : [skipped("needs a valid SITE_URL.")],
    ),
    check("database", () => checkProjectDatabase(access)),
    check("accounts", () =>
      address ? checkAuthSettings(access, address.siteAddress) : [skipped("needs a valid SITE_URL.")],
    ),
    check("site", async () =>
      local !== undefined && (await isSiteAt(local, fingerprintIn(project)))
        ? [ok(`The site is running at ${local}.`)]
        : [ok(`No site of this project answers at ${local ?? "its own address"}: it is stopped, or runs elsewhere.`)],
    ),
    check("clock", async () => checkClock({ heard: await clocksOf(answer, [`${project.url}/auth/v1/health`]) })),
  ];
};

const addressChecks = (parts: Parts, answer: Promise<Answered> | undefined): readonly Check[] => {
  const { address, backend } = parts;
  if (!address) return [check("address", () => [skipped("needs valid settings: SITE_URL, HOST and PORT.")])];
  const { siteAddress } = address;
  const place = backend?.backend;
  if (answer === undefined) {
    const isClubs = (place && "url" in place) || backend?.hasDemoData === false;
    const said = `The site is for this machine only, at ${siteAddress}`;
    return [
      check("address", () => [
        isClubs ? warning(`${said}: set SITE_URL to its public address, where links in mails lead.`) : ok(`${said}.`),
      ]),
    ];
  }
  const site = { siteAddress, localAddress: localAddressOf(address), fingerprint: place && fingerprintIn(place) };
  const plain = plainAddressOf(siteAddress);
  return [
    check("address", async () => checkAddress(site, await answer)),
    check("https", async () => checkHttps(siteAddress, plain === undefined ? undefined : await answered(plain))),
    check("certificate", async () => checkCertificate(await answer)),
  ];
};

/** The fingerprint of this site; `undefined` while it has no keys, or none that can be read. */
const fingerprintIn = (place: Data | Project): string | undefined => {
  if ("url" in place) return fingerprintOf(place.url);
  try {
    const keys = keptKeys(keysFileIn(place.folder));
    return keys && fingerprintOf(keys.jwtSecret);
  } catch {
    return undefined;
  }
};
