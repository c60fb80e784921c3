import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

// Finds duplicated code, comments excluded; the limits are in .jscpd.json. Uses jscpd as a library: its command prints tables and
// adverts, and reads all settings from that file.
//   node scripts/checkDoubles.ts [file or folder…]

// jscpd's ES modules import a package in a way that Node refuses. Its CommonJS build works.
const { detectClones } = createRequire(import.meta.url)("jscpd") as typeof import("jscpd");

const root = fileURLToPath(new URL("..", import.meta.url));

type Place = { readonly sourceId: string; readonly start: { line: number }; readonly end: { line: number } };

const imports = /^import [^;]*;$/gm;

/** The lines of a block without imports: two files may need the same ones. */
const linesOf = ({ sourceId, start, end }: Place): number => {
  const bare = readFileSync(sourceId, "utf8").replace(imports, (list) => list.replace(/[^\n]/g, ""));
  return bare
    .split("\n")
    .slice(start.line - 1, end.line)
    .filter((line) => line.trim() !== "").length;
};

const nameOf = ({ sourceId, start, end }: Place): string => `${relative(root, sourceId)}:${start.line}-${end.line}`;

/** Each duplicated block in files and folders, with both places. */
export const doublesIn = async (paths: readonly string[]): Promise<readonly string[]> => {
  const settings = JSON.parse(readFileSync(`${root}.jscpd.json`, "utf8")) as {
    readonly path: readonly string[];
    readonly minLines: number;
  };
  const chosen = paths.length > 0 ? paths : settings.path.map((folder) => root + folder);
  const clones = await detectClones({ ...settings, path: [...chosen], absolute: true, reporters: [], silent: true });
  return clones
    .filter(({ duplicationA }) => linesOf(duplicationA) >= settings.minLines - 2)
    .map(({ duplicationA, duplicationB }) => `${nameOf(duplicationA)} stands again in ${nameOf(duplicationB)}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const doubles = await doublesIn(process.argv.slice(2));
  for (const double of doubles) console.error(double);
  process.exitCode = doubles.length > 0 ? 1 : 0;
}
