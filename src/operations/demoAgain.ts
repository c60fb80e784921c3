import { hasDatabase, lockFolder } from "../../adapters/embedded/folder/folder.ts";
import { moveAside } from "../../adapters/embedded/folder/restored.ts";
import { isDemoClub } from "../build/club/demoLeftovers.ts";
import { clubFolder } from "../build/folders.ts";
import { settingsFrom } from "../server/settings.ts";
import { runCommand } from "./terminal.ts";

// npm run demo:again: moves the stopped demo's data aside, so that the next start fills its folder for today.

await runCommand(async () => {
  if (process.argv.length > 2) {
    throw new Error("npm run demo:again takes no arguments: DATA_FOLDER says where the demo's data are.");
  }
  const { backend, hasDemoData } = settingsFrom(process.env);
  if (!("folder" in backend) || backend.databaseUrl !== undefined) {
    throw new Error("The data are in a database elsewhere, which npm run demo:again leaves alone.");
  }
  const { folder } = backend;
  if (!hasDemoData || !(await isDemoClub(clubFolder))) {
    throw new Error(`${folder} is a club's own: npm run demo:again moves the demo club's data only.`);
  }
  if (!hasDatabase(folder)) return `There is no demo in ${folder} yet. Start it: npm start`;
  const lock = lockFolder(folder);
  try {
    const before = moveAside(folder);
    return [
      `The demo's data are in ${before}: delete it once nothing in it is missed.`,
      "Start the demo of today: npm start",
    ].join("\n");
  } finally {
    lock.release();
  }
});
