import { createStore } from "effector";
import type { Club } from "../../../domain/club/club.ts";

const nobody = { role: "", name: "" };
const nameless: Club = {
  name: "",
  wordmark: { strong: "", light: "" },
  tagline: "",
  links: [],
  crest: "",
  emblem: [],
  greeters: [nobody, nobody, nobody],
  texts: { entrance: { title: "", lead: "" }, tips: "", lost: "" },
};

/** The club whose site this is. Given when the site is put together, so that the UI knows no club by name. */
export const $club = createStore(nameless, { sid: "club" });
