const isGroup = (texts: unknown): texts is Readonly<Record<string, unknown>> =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

const aLink = { name: "", address: "" };
const isLink = (entry: unknown): boolean => isGroup(entry) && "address" in entry;

/** The club's first texts with the stored ones. A stored text where the first has another kind is ignored. */
export const withStored = <First>(first: First, stored: unknown): First => {
  if (typeof first === "string") return (typeof stored === "string" ? stored : first) as First;
  if (Array.isArray(first)) {
    // Only a list of links may be empty (sections.ts).
    const isStored = Array.isArray(stored) && (stored.length > 0 || first.every(isLink));
    return (isStored ? stored : first).map((entry, at) => withStored(first[at] ?? first[0] ?? aLink, entry)) as First;
  }
  if (!isGroup(first) || !isGroup(stored)) return first;
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, withStored(value, stored[name])]),
  ) as First;
};
