import { createStore } from "effector";
import type { Club } from "../../../domain/club/club.ts";

const nobody = { role: "", name: "" };
const nameless: Club = {
  name: "",
  shortName: "",
  wordmark: { strong: "", light: "" },
  tagline: "",
  links: [],
  crest: "",
  emblem: [],
  greeters: [nobody, nobody, nobody],
  texts: { entrance: { title: "", lead: "" }, tips: "", lost: "" },
};

/** The club's data. The composition root sets it, so that the UI names no club. */
export const $club = createStore(nameless, { sid: "club" });
