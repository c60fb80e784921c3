const isGroup = (texts: unknown): texts is Readonly<Record<string, unknown>> =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

/** The texts of an entry of each list that may be empty, by the list's name: a folder's empty list doesn't show them. */
const entries: Readonly<Record<string, string>> = {
  links: "name address",
  channels: "name address",
  events: "when title text",
  goals: "when title text",
  steps: "title text",
  figures: "value words",
  list: "name motto more",
  people: "name role quote",
};

const blankEntry = (names: string): unknown => Object.fromEntries(names.split(" ").map((name) => [name, ""]));

/** The club's first texts with the stored ones. A stored text where the first has another kind is ignored. */
export const withStored = <First>(first: First, stored: unknown, name = ""): First => {
  if (typeof first === "string") return (typeof stored === "string" ? stored : first) as First;
  if (Array.isArray(first)) {
    const names = entries[name];
    const isStored = Array.isArray(stored) && (stored.length > 0 || names !== undefined);
    if (!isStored) return first;
    const blank = first[0] ?? blankEntry(names ?? "");
    return stored.map((entry, at) => withStored(first[at] ?? blank, entry)) as First;
  }
  if (!isGroup(first) || !isGroup(stored)) return first;
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, withStored(value, stored[name], name)]),
  ) as First;
};
