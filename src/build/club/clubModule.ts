import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Invalid files in a club's folder. The message names each place and its error. */
export class ClubRefusal extends Error {
  override readonly name = "ClubRefusal";
}

const refuse = (file: string, complaints: readonly string[]): ClubRefusal => {
  const indented = complaints.flatMap((complaint) => complaint.split("\n")).map((line) => `  ${line}`);
  return new ClubRefusal(`${relative(process.cwd(), file)} can't be built into a site:\n${indented.join("\n")}`);
};

/** Throws a refusal of a file with these complaints, if there are any. */
export const refuseFile = (file: string, complaints: readonly string[]): void => {
  if (complaints.length > 0) throw refuse(file, complaints);
};

/** Reads several files side by side. Throws one refusal with the complaints of all. */
export const readTogether = async <Read>(reads: readonly Promise<Read>[]): Promise<readonly Read[]> => {
  const settled = await Promise.allSettled(reads);
  const reasons = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  const other = reasons.find((reason) => !(reason instanceof ClubRefusal));
  if (other !== undefined) throw other;
  const messages = new Set((reasons as readonly ClubRefusal[]).map(({ message }) => message));
  if (messages.size > 0) throw new ClubRefusal([...messages].join("\n"));
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
};

/**
 * The export of a file in the club's folder that has the file's own name.
 * @throws {ClubRefusal} with file, line, column and the line itself, when the file can't be read or run.
 */
export const exportOf = async (folder: string, name: string): Promise<unknown> => {
  const file = join(folder, `${name}.ts`);
  if (!existsSync(file)) throw refuse(file, ["it could not be read: there is no such file"]);
  let found: Record<string, unknown>;
  try {
    // The query makes Node reload a changed file in development, and find an unchanged one among what earlier starts have compiled.
    // Modules that a file of the club imports are read again only when the importing file changes.
    const { mtimeMs } = statSync(file);
    found = (await import(`${pathToFileURL(file).href}?${Math.trunc(mtimeMs)}`)) as Record<string, unknown>;
  } catch (cause) {
    throw await refusalOf(file, cause);
  }
  if (found[name] !== undefined) return found[name];
  const others = Object.keys(found).map((other) => `\`${other}\``);
  const instead = others.length > 0 ? `, but exports only ${others.join(", ")}` : "";
  throw refuse(file, [`it has to export \`${name}\`${instead}`]);
};

/** Line and column count from 1. */
type SourcePosition = { readonly file: string; readonly line: number; readonly column: number };

const refusalOf = async (file: string, cause: unknown): Promise<ClubRefusal> => {
  const inSyntax = await syntaxErrorBeside(file);
  if (inSyntax) return refusalAt(inSyntax.position, inSyntax.message);
  if (!(cause instanceof Error)) return refuse(file, [`it could not be read: it throws ${String(cause)}`]);
  const position = (await importThatFailed(cause)) ?? positionIn(cause.stack ?? "", dirname(file));
  const message = cause.message.replace(/ imported from .*/, "");
  return position ? refusalAt(position, message) : refuse(file, [`it could not be read: ${message}`]);
};

const refusalAt = ({ file, line, column }: SourcePosition, message: string): ClubRefusal => {
  const shown = (readFileSync(file, "utf8").split(/\r?\n/)[line - 1] ?? "").replaceAll("\t", " ");
  // A cut line keeps the marker below in its column of the terminal.
  const from = Math.max(0, column - 60);
  return refuse(file, [
    `line ${line}, column ${column} could not be read: ${message}`,
    `  ${shown.slice(from, from + 100)}`,
    `  ${" ".repeat(column - 1 - from)}^`,
  ]);
};

/** The parser that names places in a file. Absent where the packages for building aren't installed. */
const findParser = async () => (await import("vite").catch(() => undefined))?.parseSync;

/** The first syntax error of the file, or of another file in its folder, which it may import. */
const syntaxErrorBeside = async (file: string) => {
  const parseSync = await findParser();
  if (!parseSync) return undefined;
  const others = readdirSync(dirname(file), { recursive: true, encoding: "utf8" })
    .filter((other) => /\.[mc]?[jt]s$/.test(other) && !other.includes("node_modules"))
    .map((other) => join(dirname(file), other));
  for (const one of [file, ...others]) {
    const source = readFileSync(one, "utf8");
    const [error] = parseSync(one, source, { showSemanticErrors: true }).errors;
    // A duplicate declaration has two labels: the last is the repetition.
    const label = error?.message.includes("already been declared") ? error.labels.at(-1) : error?.labels[0];
    if (error && label) return { position: positionAt(one, source, label.start), message: error.message };
  }
  return undefined;
};

const positionAt = (file: string, source: string, offset: number): SourcePosition => {
  const before = source.slice(0, offset).split("\n");
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Node names an import that isn't found, but not its line. */
const importThatFailed = async ({ message }: Error): Promise<SourcePosition | undefined> => {
  const [, wanted, importer] = /^Cannot find (?:module|package) '(.+?)' imported from (.+)$/m.exec(message) ?? [];
  if (wanted === undefined || importer === undefined || !existsSync(importer)) return undefined;
  const parseSync = await findParser();
  if (!parseSync) return undefined;
  const source = readFileSync(importer, "utf8");
  const { staticImports, staticExports } = parseSync(importer, source).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ];
  const failed = requests.find(({ value }) =>
    value.startsWith(".") ? resolve(dirname(importer), value) === wanted : value.startsWith(wanted),
  );
  return failed && positionAt(importer, source, failed.start);
};

const header = /^(file:\/\/[^\s?]+)(?:\?\d+)?:(\d+)$/m;
const frame = /(file:\/\/[^\s?)]+?)(?:\?\d+)?:(\d+):(\d+)/g;

/** The origin of an error: the place that Node prints above it, or its first call in the club's folder. */
const positionIn = (stack: string, folder: string): SourcePosition | undefined => {
  const [, printed, line] = header.exec(stack) ?? [];
  if (printed !== undefined) {
    const mark = /^( *)\^/m.exec(stack)?.[1] ?? "";
    return { file: fileURLToPath(printed), line: Number(line), column: mark.length + 1 };
  }
  const calls = [...stack.matchAll(frame)].map(([, file = "", line, column]) => ({
    file: fileURLToPath(file),
    line: Number(line),
    column: Number(column),
  }));
  return calls.find(({ file }) => file.startsWith(join(folder, "/")));
};
