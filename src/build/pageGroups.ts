type Info = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };
type Modules = { getModuleInfo(id: string): Info | null };

type Needs = {
  /** The kinds of what is loaded by itself, pages for example, by their modules. The first match counts. */
  readonly kinds: Readonly<Record<string, (id: string) => boolean>>;
  /**
   * Kinds that may load what they don't need: they aren't told apart from the others. What several of them need is in the file of
   * the first one if it's among them, or else of the second one.
   */
  readonly patient: readonly [string, string, ...string[]];
  /**
   * A kind that comes with an act, after its page. It isn't told apart where `least` others or more need the same: it may load a little
   * that it doesn't need, and all of them load one file less.
   */
  readonly late?: { readonly kind: string; readonly least: number };
  /** What the build leaves out, though it knows what it imports. */
  readonly isLeftOut?: (id: string) => boolean;
};

/**
 * Names the built file of a module by the kinds of pages that need it, so that a page loads little of what it doesn't need. One
 * function for each number of kinds, the largest first, then one for each patient kind: a file takes along what its modules import,
 * which as many kinds need or more.
 */
export const pageGroups = ({ kinds, patient, late, isLeftOut = () => false }: Needs) => {
  const names = Object.keys(kinds);
  const told = names.filter((name) => !patient.includes(name));

  const kindsOf = (id: string, modules: Modules): ReadonlySet<string> => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const walk = (each: string): void => {
      const info = seen.has(each) || isLeftOut(each) ? null : modules.getModuleInfo(each);
      seen.add(each);
      const kind = info && info.dynamicImporters.length > 0 && names.find((name) => kinds[name]?.(each));
      if (kind) found.add(kind);
      info?.importers.forEach(walk);
    };
    walk(id);
    return found;
  };

  // Short: each file that imports another one holds its name.
  const nameOf = (needed: readonly string[]): string =>
    needed.length < 3
      ? needed.join("-")
      : `shared${needed.reduce((sum, name) => sum + 2 ** names.indexOf(name), 0).toString(36)}`;

  const toldFrom = (found: ReadonlySet<string>): readonly string[] => {
    const needed = told.filter((name) => found.has(name));
    const others = needed.filter((name) => name !== late?.kind);
    return late && others.length >= late.least ? others : needed;
  };

  type Group = (id: string, modules: Modules) => string | null;
  const neededBy =
    (count: number): Group =>
    (id, modules) => {
      const needed = toldFrom(kindsOf(id, modules));
      return needed.length === count ? nameOf(needed) : null;
    };
  const [first, second] = patient;
  // After all others, which would come to load a patient kind's file for a module of theirs in it.
  const neededOnlyBy =
    (patientKind: string): Group =>
    (id, modules) => {
      const found = kindsOf(id, modules);
      const needed = patient.filter((name) => found.has(name));
      if (needed.length === 0 || needed.length < found.size) return null;
      const file = needed.length === 1 || needed[0] === first ? needed[0] : second;
      return file === patientKind ? patientKind : null;
    };
  return [...told.map((_, at) => neededBy(told.length - at)), ...patient.map(neededOnlyBy)];
};
