import { z } from "zod";
import { nearestOf } from "./nearest.ts";

/** What stands at a name that a club's file may not use: nothing passes, and the name that was likely meant is told. */
const unknownField = (known: readonly string[]) =>
  z.custom<never>(() => false, {
    error: ({ path }) => {
      const meant = nearestOf(String(path?.at(-1)), known);
      return `is no field here. ${meant ? `Is ${meant} meant?` : `There are ${known.join(", ")}`}`;
    },
  });

/** An object with these fields and no other, at any depth: a field that the site doesn't know would be lost silently. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const known = Object.keys(shape);
  const strict: unknown = z.object(shape, `has to be { ${known.join(", ")} }`).catchall(unknownField(known));
  // Without the index signature of its catch-all, so that an editor marks an unknown field too.
  return strict as z.ZodObject<Shape, z.core.$strict>;
};

/** An object with the same entry for each of these names. */
export const eachOf = <Name extends string, Entry extends z.ZodType>(names: readonly Name[], entry: Entry) =>
  fields(Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, Entry>);
