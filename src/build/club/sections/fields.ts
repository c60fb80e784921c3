import { z } from "zod";
import { isSecureAddress } from "../../../../domain/club/lists/fields.ts";
import type { Field } from "../../../../domain/club/lists/recordFields.ts";

/** The edit distance of two words. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
};

/** The name that a mistyped one most likely means; undefined when none is near. */
export const nearestOf = (name: string, names: readonly string[]): string | undefined => {
  const typed = name.toLowerCase();
  const ranked = names
    .map((other) => ({ other, away: distance(typed, other.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  const [first] = ranked;
  return first && first.away <= Math.ceil(first.other.length / 3) ? first.other : undefined;
};

/** Rejects an unknown field, and suggests the nearest known name. */
const unknownField = (known: readonly string[]) =>
  z.custom<never>(() => false, {
    error: ({ path }) => {
      const meant = nearestOf(String(path?.at(-1)), known);
      return `is no field here. ${meant ? `Is ${meant} meant?` : `There are ${known.join(", ")}`}`;
    },
  });

/** An object with these fields and no others: an unknown field would be ignored silently. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const known = Object.keys(shape);
  const strict: unknown = z.object(shape, `has to be { ${known.join(", ")} }`).catchall(unknownField(known));
  // Without the index signature of the catch-all, so that an editor marks unknown fields too.
  return strict as z.ZodObject<Shape, z.core.$strict>;
};

/** An object with the same type of entry for each of these names. */
export const eachOf = <Name extends string, Entry extends z.ZodType>(names: readonly Name[], entry: Entry) =>
  fields(Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, Entry>);

/** A required text. Its length is counted in characters. */
export const text = (longest: number) =>
  z
    .string("a text is missing here")
    .trim()
    .min(1, "may not be empty")
    .refine((words) => !/\p{Cc}/u.test(words), "has to be one line")
    .refine((words) => [...words].length <= longest, `may have ${longest} characters at most`);

/** The text of a record's field, as long as the panel takes it. */
export const textOf = ({ longest = 0 }: Field<string>) => text(longest);

export const httpsAddress = z
  .string("an address is missing here")
  .refine((address) => /^https:\/\//i.test(address), { error: "has to begin with https://", abort: true })
  .refine(isSecureAddress, "is no whole address, such as https://discord.gg/club")
  .refine((address) => [...address].length <= 500, "may have 500 characters at most");

export const email = z
  .email("has to be an e-mail address, such as contact@club.fr")
  .max(254, "may have 254 characters at most");

/** A list with a minimum and a maximum length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z
    .array(entry)
    .min(least, `needs ${least} ${least === 1 ? "entry" : "entries"} at least`)
    .max(most, `may have ${most} entries at most`);

/** A text of the given kind, or an empty text. */
export const optional = <Text extends z.ZodType<string>>(text: Text) => z.union([z.literal(""), text]);

/** A person as the site draws them. */
const figure = fields({ role: text(40), name: text(60) });

/** So many people, or none. */
export const figures = (count: number) =>
  z.array(figure).refine(({ length }) => length === count || length === 0, `has to have ${count} entries, or none`);

export const allDiffer = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** A name in addresses: "rocket-league". */
export const shortName = z
  .string("a short name is missing here")
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "has to be small letters and figures with hyphens, such as rocket-league")
  .max(40, "may have 40 characters at most");

/** The invitation at the end of a page. */
export const invitation = fields({
  title: text(48),
  text: text(220),
  button: text(32),
  address: optional(httpsAddress),
});
