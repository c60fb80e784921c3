import { hour } from "../../shared/clock.ts";
import { type Match, startOf } from "./match.ts";

type ChatLink = { readonly words: string; readonly address: string };

const isDiscord = ({ words, address }: ChatLink): boolean =>
  /discord/i.test(words) || /^https:\/\/(?:[^/?#]*\.)?discord\./i.test(address);

/** The address of the first link to Discord, by its words or its host. Null without one. */
export const discordAmong = (links: readonly ChatLink[]): string | null => links.find(isDiscord)?.address ?? null;

/** For so long after its start a match is talked about. */
const talkedAbout = 7 * 24 * hour;

/** Whether members have a match to talk about: not one that is cancelled, and no old result. @param now milliseconds since 1970 */
export const isTalkedAbout = (match: Pick<Match, "status" | "start">, now: number): boolean =>
  match.status !== "cancelled" && (match.status !== "finished" || startOf(match) + talkedAbout > now);
