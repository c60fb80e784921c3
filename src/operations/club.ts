import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { dayInParis } from "../../domain/shared/parisDay.ts";
import { StartRefusal } from "../server/http/listen.ts";
import { askClub } from "./newClub/clubAnswers.ts";
import { clubFolderOf, shownPath } from "./newClub/clubFolder.ts";
import { writeClub } from "./newClub/writeClub.ts";
import { askBy } from "./questions.ts";
import { runCommand } from "./terminal.ts";

// Writes a club's own folder as setup does, and nothing else: for a hosted project, or before a container's image is built.
//   npm run club -- --name "Les Furets" --contact bonjour@club.example

const flag = { type: "string" } as const;
const options = { name: flag, contact: flag, accent: flag, field: flag, logo: flag, club: flag };

const flagsFrom = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (reason) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new StartRefusal(`${(reason as Error).message.split("\n")[0]} npm run club takes ${known.join(", ")}.`);
  }
};

await runCommand(async () => {
  const flags = flagsFrom(process.argv.slice(2));
  const { folder, setting } = clubFolderOf(flags.club ?? "club", undefined);
  if (existsSync(folder)) throw new StartRefusal(`${shownPath(folder)} is there already, and stays as it is.`);
  const ask = askBy({ input: process.stdin, output: process.stdout, flags });
  await writeClub(folder, { ...(await askClub(ask)), today: dayInParis(Date.now()) });
  return `  The club's folder is ${shownPath(folder)}/. The site is built from it with CLUB_FOLDER=${setting}.\n`;
});
