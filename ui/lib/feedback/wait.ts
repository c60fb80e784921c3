import { narrow } from "../../design/components/text/french.ts";

const counted = (count: number, one: string): string => `${count}${narrow}${one}${count > 1 ? "s" : ""}`;

/** A duration in French, rounded up: "40 secondes", "1 minute", "2 heures". */
const lasting = (seconds: number): string => {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), "seconde");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "heure");
};

/** The wait after too many requests, to follow "réessayez". */
export const after = (seconds: number): string => `dans ${lasting(seconds)}`;
