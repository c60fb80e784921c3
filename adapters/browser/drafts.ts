import type { Drafts } from "../../domain/drafts.ts";
import type { CarefulStorage } from "./storage.ts";

const under = (name: string) => `club-draft:${name}`;

export const browserDrafts = (storage: CarefulStorage): Drafts => ({
  read: async (name) => storage.getItem(under(name)) ?? "",
  async write({ name, text }) {
    if (text === "") storage.removeItem(under(name));
    else storage.setItem(under(name), text);
  },
});
