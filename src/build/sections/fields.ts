import { z } from "zod";
import { nearestOf } from "./nearest.ts";

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
