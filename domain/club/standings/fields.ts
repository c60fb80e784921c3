import { day, line, paragraphs, required } from "../lists/recordFields.ts";

export const standingsFields = {
  /** As matches name it. */
  competition: required(line(80)),
  /** The group or the phase: "Groupe B". Empty: the whole competition. */
  title: line(80),
  /** The day as of which they hold: "2026-11-12". */
  asOf: required(day(2000, 2099)),
  /** Empty without one. */
  note: paragraphs(400),
};
