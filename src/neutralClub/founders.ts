import type { Founders } from "../../domain/club/founders.ts";

export const founders: Founders = {
  title: "À l'origine du\u00a0club",
  // { name: "…", role: "…", quote: "…" }, at most four. Without any the section isn't shown.
  people: [],
};
