import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adminsOf, hasDemoAccounts, linkHours, makeFirstAdmin } from "../../adapters/embedded/auth/firstAdmin.ts";
import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";
import { hasDatabase } from "../../adapters/embedded/folder/folder.ts";
import { demoContactIn, isDemoClub, leftoversIn, leftoverWarning } from "../build/club/demoLeftovers.ts";
import { dayInParis } from "../../domain/shared/parisDay.ts";
import { StartRefusal } from "../server/http/listen.ts";
import { startSteps } from "../server/steps.ts";
import { isForOthers, type Settings, settingsFrom } from "../server/settings.ts";
import { askClub } from "./newClub/clubAnswers.ts";
import { clubFolderOf, newFolderOf, refuseOtherFolder, shownPath } from "./newClub/clubFolder.ts";
import { writeClub } from "./newClub/writeClub.ts";
import { askBy, QuestionsLeft } from "./questions.ts";
import { type Changes, readSettingsFile, withChanges, writeSettingsFile } from "./settingsFile.ts";
import { askAddress, askAdmin, askDemo, askMails, readDemo, withoutPassword } from "./setupAnswers.ts";

// Makes a club's own site: asks for its settings and its name, writes them to .env and to a folder of the club's own, makes the database
// and the first admin, and prints the link with which the admin chooses a password. Run again, it changes settings and nothing else.
//   npm run setup
//   npm run setup -- --name "Les Furets" --contact bonjour@club.example --address https://club.example --admin someone@example.org --mail none --demo no

const file = ".env";

const flagNames =
  "address name contact accent field logo club admin mail mail-key sender demo folder database-url host port".split(
    " ",
  );

const flagsFrom = (given: readonly string[]): Readonly<Record<string, string | undefined>> => {
  try {
    const options = Object.fromEntries(flagNames.map((name) => [name, { type: "string" }] as const));
    return parseArgs({ args: [...given], options }).values;
  } catch (reason) {
    const known = flagNames.map((name) => `--${name}`).join(", ");
    const [wrong] = (reason as Error).message.split(/\.|\n/);
    throw new StartRefusal(`${wrong}: npm run setup takes these flags, each with a value: ${known}.`);
  }
};

/** The accounts in the database: demo accounts, an admin with a password, or an admin without a password. */
const inspect = async ({ query }: EmbeddedBackend) => {
  const admins = await adminsOf(query);
  return {
    hasDemo: await hasDemoAccounts(query),
    owner: admins.find(({ hasPassword }) => hasPassword)?.email,
    pending: admins.find(({ hasPassword }) => !hasPassword)?.email,
  };
};

type EmbeddedSettings = Extract<Settings["backend"], { readonly folder: string }>;

/** Refuses to bring demo data into a database that has begun, and to leave them in a club's own. */
const refuseOtherDemo = (
  hasDemo: boolean,
  wish: string | undefined,
  { folder, databaseUrl }: EmbeddedSettings,
): void => {
  const place = databaseUrl === undefined ? folder : "DATABASE_URL";
  const other =
    databaseUrl === undefined
      ? `move it away (mv ${folder} ${folder}-demo), or name another folder with --folder`
      : "name another one with --database-url";
  if (hasDemo && wish !== "yes") {
    throw new StartRefusal(
      `The database of ${place} has the demo accounts, whose password everybody knows. For a site of your own ${other}; to keep it say --demo yes.`,
    );
  }
  if (!hasDemo && wish === "yes") {
    throw new StartRefusal(
      `The database of ${place} began without demo data and gets none: say --demo no, or ${other}.`,
    );
  }
};

const refuseOtherAdmin = (owner: string | undefined, wish: string | undefined): void => {
  if (owner === undefined || wish === undefined || wish.toLowerCase() === owner) return;
  throw new StartRefusal(
    `The site has an admin already, ${owner}. ${wish} signs up on the site; then stop it and say npm run role -- ${wish} admin.`,
  );
};

const describeMails = ({ sending }: Settings): string => {
  if (!sending) return "none; without them nobody can confirm an account";
  const way = "smtpUrl" in sending ? withoutPassword(sending.smtpUrl) : sending.apiUrl;
  return `${way}, from ${sending.from}`;
};

/** Returns what the operator reads at the end. */
const setUp = async (given: readonly string[]): Promise<string> => {
  const flags = flagsFrom(given);
  const present = readSettingsFile(file);
  const environment = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  /** The settings as the start reads them: the environment wins. */
  const settingsWith = (changes: Changes) => settingsFrom({ ...present.settings, ...changes, ...environment });
  const places = {
    DATA_FOLDER: flags["folder"],
    DATABASE_URL: flags["database-url"],
    HOST: flags["host"],
    PORT: flags["port"],
  };
  const placed = Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined));
  const { backend: place, backups } = settingsWith(placed);
  if (!("folder" in place)) {
    throw new StartRefusal("SUPABASE_URL is set. Setup is for one machine; docs/deploy-hosted.md is for a project.");
  }
  const club = clubFolderOf(flags["club"], environment["CLUB_FOLDER"] ?? present.settings["CLUB_FOLDER"]);
  const ask = askBy({ input: process.stdin, output: process.stdout, flags });
  const demoWish = flags["demo"] === undefined ? present.settings["DEMO_DATA"] : readDemo(flags["demo"]);

  const steps = startSteps((line) => console.log(line));
  const open = (seed: boolean, siteUrl: string) =>
    openBackend({ ...place, backups: backups.folder, siteUrl, seed, onStep: steps.begin }).finally(steps.end);
  const isBegun = hasDatabase(place.folder) || existsSync(join(place.folder, "keys.json"));
  // Opened before the questions, so that a folder in use is told at once.
  let backend = isBegun ? await open(demoWish !== "no", settingsWith(placed).siteAddress) : undefined;
  try {
    const begun = backend && (await inspect(backend));
    if (begun) refuseOtherDemo(begun.hasDemo, demoWish, place);
    refuseOtherAdmin(begun?.owner, flags["admin"]);

    const address = await askAddress(ask, present.settings);
    const demo = begun ? (begun.hasDemo ? "yes" : "no") : await askDemo(ask, present.settings);
    const found = settingsWith({ ...placed, SITE_URL: address, DEMO_DATA: demo });
    if (found.hasDemoData && isForOthers(found) && !found.demoIsPublic) {
      throw new StartRefusal(
        `The demo accounts have a password that everybody knows: ${address} needs --demo no${begun ? " and another --folder" : ""}.`,
      );
    }
    if (demo === "no") refuseOtherFolder(club);
    const isOwnMissing = demo === "no" && (!existsSync(club.folder) || (await isDemoClub(club.folder)));
    const own = isOwnMissing ? newFolderOf(flags["club"], club) : club;
    if (isOwnMissing) refuseOtherFolder(own);
    const isAsked = demo === "no" && begun?.owner === undefined;
    const admin = isAsked ? await askAdmin(ask, begun?.pending) : undefined;
    const newClub = isOwnMissing ? await askClub(ask) : undefined;
    const changes = {
      ...placed,
      SITE_URL: address,
      DEMO_DATA: demo,
      ...(demo === "no" && own.setting !== undefined && { CLUB_FOLDER: own.setting }),
      ...(await askMails(ask, present.settings)),
    };
    const settings = settingsWith(changes);
    const text = withChanges(present.text, changes);

    backend ??= await open(demo === "yes", settings.siteAddress);
    const { hasDemo, owner } = await inspect(backend);
    refuseOtherDemo(hasDemo, demo, place);
    if (demo === "no") refuseOtherAdmin(owner, admin);
    if (newClub) {
      steps.begin("writing the club's folder");
      await writeClub(own.folder, { ...newClub, today: dayInParis(Date.now()) }).finally(steps.end);
    }
    writeSettingsFile(file, text);
    const token = admin === undefined ? undefined : await makeFirstAdmin(backend.query, admin);

    const overruled = Object.entries(changes).filter(
      ([name, value]) => environment[name] && environment[name] !== value,
    );
    const leftovers = await leftoversIn(own.folder);
    const contact = isForOthers(settings) ? demoContactIn(leftovers) : undefined;
    return [
      `\n  Settings are in ${file}, ${place.databaseUrl === undefined ? "data" : "rows in DATABASE_URL, files"} in ${place.folder}/${demo === "yes" ? ", with demo data" : ""}`,
      ...(demo === "no"
        ? [`  The club: ${newClub ? `${newClub.name}, in` : "the words of"} ${shownPath(own.folder)}/`]
        : []),
      ...(newClub ? [`  Visitors write to ${newClub.contact}.`] : []),
      ...(newClub === undefined && flags["name"] !== undefined && demo === "no"
        ? ["  The folder was there and stays as it is: the flags of the club change nothing."]
        : []),
      `  Address: ${settings.siteAddress}`,
      `  Mails: ${describeMails(settings)}`,
      ...overruled.map(([name]) => `  ${name} is also set in the environment, which wins.`),
      ...(owner === undefined ? [] : [`  Admin: ${owner}`]),
      "",
      leftoverWarning(own.folder, leftovers),
      ...(contact === undefined
        ? []
        : [`  Before the start, write the club's own address as email in contact.ts: it is still ${contact}.\n`]),
      "  Start the site with npm start.",
      ...(token === undefined
        ? []
        : [
            `  Then ${admin} chooses a password with this link. It works once, for ${linkHours} hours; npm run setup gives another.\n`,
            `  ${settings.siteAddress}/auth/reset?token=${token}\n`,
          ]),
    ]
      .filter((line, at, lines) => line !== "" || lines[at - 1] !== "")
      .join("\n");
  } finally {
    if (backend) steps.begin("stopping the database");
    await backend?.close();
    steps.end();
  }
};

try {
  console.log(await setUp(process.argv.slice(2)));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(reason instanceof QuestionsLeft ? 130 : 1);
}
