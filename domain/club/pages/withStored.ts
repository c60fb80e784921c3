import type { Shape } from "./sections.ts";
import { emptyTexts } from "./texts.ts";

const isGroup = (texts: unknown): texts is Readonly<Record<string, unknown>> =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

/** The club's first texts of a section with the stored ones. A stored text where the shape or the first has another kind is ignored. */
export const withStored = <First>(shape: Shape, first: First, stored: unknown): First => {
  if (typeof first === "string") return (typeof stored === "string" ? stored : first) as First;
  if (Array.isArray(first)) {
    const isStored = shape.kind === "list" && Array.isArray(stored) && stored.length >= Math.min(shape.least, 1);
    if (!isStored) return first;
    // A folder's empty list doesn't show which texts an entry has.
    const blank = first[0] ?? emptyTexts(shape.entry);
    return stored.map((entry, at) => withStored(shape.entry, first[at] ?? blank, entry)) as First;
  }
  if (shape.kind !== "group" || !isGroup(first) || !isGroup(stored)) return first;
  const { fields } = shape;
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      fields[name] ? withStored(fields[name], value, stored[name]) : value,
    ]),
  ) as First;
};
