import { existsSync } from "node:fs";
import { join } from "node:path";
import { flushCompileCache } from "node:module";
import { MigrationFailure } from "../../adapters/embedded/database/migrations.ts";
import { BackupRefusal } from "../../adapters/embedded/backup/refusal.ts";
import { EngineRefusal } from "../../adapters/embedded/engine/refusal.ts";
import { FolderRefusal } from "../../adapters/embedded/folder/refusal.ts";
import { ClubRefusal } from "../build/club/clubModule.ts";
import { demoContactIn, isDemoClub, leftoversIn, leftoverWarning } from "../build/club/demoLeftovers.ts";
import { clubFolder } from "../build/folders.ts";
import { ensureBuilt } from "./build.ts";
import { probeAddress, StartRefusal } from "./http/listen.ts";
import { stopWanted } from "./signals.ts";
import { startSteps } from "./steps.ts";
import { isSecret } from "./projectKey.ts";
import { tellStart } from "./startMessages.ts";
import type { createMetrics } from "./metrics.ts";
import type { Served, Watch } from "./serve.ts";
import { type Log, openLog, takeConsole, textLog } from "./log.ts";
import { isForOthers, settingsFrom } from "./settings.ts";
import { ignoredIn } from "./settingNames.ts";
import { readSettingsText } from "./settingsText.ts";

/** Errors whose message tells the operator what is wrong and what to do. */
const refusals = [StartRefusal, FolderRefusal, EngineRefusal, BackupRefusal, ClubRefusal, MigrationFailure];

let log = textLog();

/** `npm start`: builds the site if needed, serves it and prints its address. */
const start = async (): Promise<void> => {
  const [given] = process.argv.slice(2);
  if (given !== undefined) {
    throw new StartRefusal(`npm start takes no arguments such as ${given}: npm run setup changes settings.`);
  }
  const settings = settingsFrom(process.env);
  log = await openLog(settings.log);
  takeConsole(log);
  if (existsSync(".env")) for (const line of ignoredIn(readSettingsText(".env"), ".env")) log.say("warn", line);
  if ("anonKey" in settings.backend && isSecret(settings.backend.anonKey)) {
    throw new StartRefusal(
      "SUPABASE_ANON_KEY is a secret key, and each page would show it. Set the publishable one (sb_publishable_…).",
    );
  }
  const leftovers = await leftoversIn(clubFolder).catch((reason: unknown) => {
    // The build tells all errors of the folder at once.
    if (existsSync(join(clubFolder, "club.ts"))) ensureBuilt();
    throw reason;
  });
  if (!settings.hasDemoData && (await isDemoClub(clubFolder))) {
    throw new StartRefusal(
      `CLUB_FOLDER is the demo club's, which comes with the demo data only, and DEMO_DATA is no: npm run setup writes a folder of your own.`,
    );
  }
  const demoContact = demoContactIn(leftovers);
  // `serve` refuses other machines the demo data without DEMO_ACCOUNTS=public.
  const isOpened =
    isForOthers(settings) && ("url" in settings.backend || settings.demoIsPublic || !settings.hasDemoData);
  if (demoContact !== undefined && isOpened) {
    throw new StartRefusal(
      `email in contact.ts is still ${demoContact}, the demo club's: what visitors write would go there. Write the club's own address before others reach the site.`,
    );
  }
  await probeAddress(settings.host, settings.port);
  const stop = stopWanted();
  ensureBuilt();
  if (stop.isThere()) return;
  const { serve } = await import("./serve.ts");
  const metrics = settings.metrics && (await import("./metrics.ts")).createMetrics();
  const lost = (reason: Error): never => {
    log.say("error", reason.message);
    process.exit(1);
  };
  const steps = startSteps((line) => log.say("info", line));
  const served = await serve(settings, lost, { ...both(log, metrics), step: steps.begin });
  steps.end();
  const metricsServer =
    settings.metrics && (await metrics?.serve(served.measured, settings.metrics).catch(closing(served)));

  // Not only at the end: a process that is killed leaves it for the next start, too.
  flushCompileCache();
  tellStart(log, served, settings);
  // Tells scripts/keepRunning.mjs that a crash from here on is worth another start.
  process.send?.("serving");
  if (leftovers.length > 0) log.say("warn", leftoverWarning(clubFolder, leftovers));

  await stop.comes;
  metricsServer?.close();
  await served.close();
};

/** Tells both of each answer. */
const both = (log: Log, metrics: ReturnType<typeof createMetrics> | undefined): Watch => {
  const hearing = [log.answered, metrics?.answered].filter((one) => one !== undefined);
  return {
    ...(hearing.length > 0 && { answered: (route, one) => hearing.forEach((hear) => hear(route, one)) }),
    ...(metrics && { rendered: metrics.rendered }),
  };
};

const closing =
  (served: Served) =>
  async (reason: unknown): Promise<never> => {
    await served.close();
    throw reason;
  };

try {
  await start();
  await log.close();
  // Requests to other machines, such as a mail server, must not keep the process alive.
  process.exit(0);
} catch (reason) {
  if (!refusals.some((known) => reason instanceof known)) throw reason;
  log.say("error", (reason as Error).message);
  await log.close();
  process.exit(1);
}
