import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// npm locks only those optional packages that its registry lists. A registry with the packages of some platforms only hides
// the others, and `npm ci` then refuses the lockfile elsewhere. After adding or updating a package, this adds what is missing:
//   npm run lockfile

type Platform = {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
};

type Locked = Platform & {
  /** The package's name, when it isn't the folder's name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };

/** An optional package that the package at `from` names and that isn't locked. */
type Missing = { readonly from: string; readonly name: string; readonly version: string };

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** The platform of a package by its name: "@oxlint/binding-linux-x64-musl". */
export const platformOf = (name: string): Platform => {
  const words = name
    .replace("linuxmusl", "linux-musl")
    .split(/[/-]/)
    .map((word) => (/^win(?:dows)?$/.test(word) ? "win32" : word));
  const os = systems.filter((system) => words.includes(system));
  // WebAssembly for one system runs on all its processors.
  const cpu = processors.filter((processor) => words.includes(processor) && !(processor === "wasm32" && os.length > 0));
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : os[0] === "linux" && words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
};

/** The places where Node looks for a package, the nearest first. */
const placesOf = (name: string, from: string): readonly string[] => {
  const here = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (from === "") return [here];
  const end = from.lastIndexOf("/node_modules/");
  return [here, ...placesOf(name, end < 0 ? "" : from.slice(0, end))];
};

/** The optional packages that are named but not locked. */
export const missingIn = ({ packages }: Lockfile): readonly Missing[] =>
  Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(name, from).some((place) => place in packages))
      .map(([name, version]) => ({ from, name, version })),
  );

/** The lockfile with the missing packages. Throws when a name has no platform, or a version isn't exact. */
export const completed = (lockfile: Lockfile): Lockfile => {
  const added = missingIn(lockfile).map(({ from, name, version }): [string, Locked] => {
    const platform = platformOf(name);
    if (Object.keys(platform).length === 0 || !/^\d/.test(version))
      throw new Error(
        `${from} wants ${name} ${version}: lock it by hand, this script can't tell its platform and version.`,
      );
    const dev = lockfile.packages[from]?.dev;
    return [`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...platform }];
  });
  const packages = [...Object.entries(lockfile.packages), ...added].toSorted(([one], [other]) =>
    one.localeCompare(other, "en"),
  );
  return { ...lockfile, packages: Object.fromEntries(packages) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
  const lockfile = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
  const missing = missingIn(lockfile);
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completed(lockfile), undefined, 2)}\n`);
  for (const { from, name, version } of missing) console.log(`Added ${name} ${version}, which ${from} names.`);
  if (missing.length === 0) console.log("Nothing is missing.");
}
