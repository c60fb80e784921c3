/** A value of parsed JSON whose shape isn't known. */
export type Unknown = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a list under a name; none where it is something else. */
export const objectsIn = (from: unknown, name: string): readonly Unknown[] => {
  const list = isObject(from) ? from[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** The text or number under a name; empty where it is something else. */
export const textIn = (from: Unknown, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = from[name];
    if (typeof value === "string" && value !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return "";
};

/** The texts of a list under a name; none where it is something else. */
export const textsIn = (from: Unknown, name: string): readonly string[] => {
  const list = from[name];
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
};

/** `undefined` for a text that is no JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
