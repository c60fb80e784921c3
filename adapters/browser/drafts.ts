import type { Drafts } from "../../domain/drafts.ts";
import type { CarefulStorage } from "./storage.ts";

/** All drafts stand under one name, so that all can be forgotten. */
const shelf = "club-drafts";

type Kept = Readonly<Record<string, string>>;

const kept = (storage: CarefulStorage): Kept => {
  try {
    const found: unknown = JSON.parse(storage.getItem(shelf) ?? "{}");
    const texts = Object.entries(found ?? {}).filter(([, text]) => typeof text === "string");
    return Object.fromEntries(texts) as Kept;
  } catch {
    return {}; // Somebody else wrote under our name.
  }
};

export const browserDrafts = (storage: CarefulStorage): Drafts => ({
  read: async (name) => kept(storage)[name] ?? "",
  async write({ name, text }) {
    const { [name]: _, ...others } = kept(storage);
    storage.setItem(shelf, JSON.stringify(text === "" ? others : { ...others, [name]: text }));
    return (kept(storage)[name] ?? "") === text;
  },
  names: async () => Object.keys(kept(storage)),
  forgetAll: async () => storage.removeItem(shelf),
});
