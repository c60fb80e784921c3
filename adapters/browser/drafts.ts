import type { Drafts } from "../../domain/shared/drafts.ts";
import type { CarefulStorage } from "./storage.ts";

// Drafts have separate entries: tabs see each other's writes late, and a tab that wrote a common entry would restore removed drafts.
const prefix = "club-draft:";
/** Older builds store all drafts in this one entry. */
const oldName = "club-drafts";

export const browserDrafts = (storage: CarefulStorage): Drafts => {
  const names = () =>
    storage
      .names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  const read = (name: string) => storage.getItem(prefix + name) ?? "";
  return {
    read: async (name) => read(name),
    async write({ name, text }) {
      if (text === "") storage.removeItem(prefix + name);
      else storage.setItem(prefix + name, text);
      return read(name) === text;
    },
    names: async () => names(),
    forgetAll: async () => {
      for (const name of names()) storage.removeItem(prefix + name);
      storage.removeItem(oldName);
    },
  };
};
