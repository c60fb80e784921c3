import type { AboutPage } from "../../domain/club/about.ts";

// The page is hidden until the staff shows it, in the panel under Pages. A list without entries isn't shown.

export const about: AboutPage = {
  title: "Le club",
  lead: "Un club d'esport, des personnes qui jouent ensemble, et l'envie de bien faire les choses.",
  // { when: "Mars 2026", title: "…", text: "…" }
  history: { title: "Notre histoire", events: [] },
  // { value: "12", words: "tournois" }, at most four.
  figures: [],
  // { title: "…", text: "…" }, at most three.
  method: { title: "Comment nous travaillons", steps: [] },
};
