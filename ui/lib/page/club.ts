import { createStore } from "effector";
import type { Club } from "../../../domain/club/club.ts";

const nameless: Club = {
  name: "",
  shortName: "",
  wordmark: { strong: "", light: "" },
  tagline: "",
  legalForm: "",
  letter: "",
  links: [],
  crest: "",
  colours: { accent: "", field: "", light: ["", "", ""] },
  emblem: [],
  greeters: [],
  texts: { entrance: { title: "", lead: "" }, tips: "", lost: "" },
};

/** The folder's club with the staff's changes. The composition root sets it, and stored texts change it (`ui/club/pages/texts.ts`). */
export const $club = createStore(nameless, { sid: "club" });
