import { readClub } from "../build/club/clubFile.ts";
import { clubFolder } from "../build/folders.ts";
import { sectionsAt } from "../demoSeason.ts";
import { firstContentSql, firstRows } from "../firstContent.ts";
import { runCommand } from "./terminal.ts";

// npm run --silent content: prints the first content of the club's folder as SQL, for the SQL editor of a hosted project. On the
// embedded backend the first start reads them.

await runCommand(async () => {
  const { club, sections, hidden } = await readClub(clubFolder);
  return firstContentSql(firstRows(sectionsAt(club, { ...sections, hidden }, new Date())));
});
