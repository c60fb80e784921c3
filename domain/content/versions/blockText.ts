import type { Content } from "../body/content.ts";

/** The fields of a part that readers see as words. */
const seen = new Set(["text", "description", "caption", "credit", "title"]);

/** Parts of a line are `inlines`; all other lists are parts below each other. */
const textIn = (part: unknown, name: string): string => {
  if (typeof part === "string") return seen.has(name) ? part : "";
  if (typeof part !== "object" || part === null) return "";
  if (Array.isArray(part))
    return joined(
      part.map((one) => textIn(one, "")),
      name === "inlines" ? "" : "\n",
    );
  if ("kind" in part && part.kind === "line-break") return "\n";
  return joined(
    Object.entries(part).map(([key, value]) => textIn(value, key)),
    "\n",
  );
};

const joined = (texts: readonly string[], by: string): string => texts.filter((text) => text !== "").join(by);

/** The words of blocks as readers see them, of each kind. */
export const textOf = (content: Content): string => textIn(content, "");
