import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Gone } from "../../content/reactions/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { refused, type Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { oneLine, requiredProblem } from "../lists/fields.ts";

/** The most characters that the staff writes to those who come: a notification has them beside the event's title. */
export const longestNote = 200;

export type TakingOff = { readonly event: Slug; readonly username: string };
export type Note = { readonly event: Slug; readonly note: string };

/** What the staff does about the members who have signed up for an event. */
export type EventDesk = {
  /** Takes a member off, and tells them. A freed seat goes to the next who waits. Idempotent. */
  takeOff(wanted: TakingOff): Promise<Result<void, SignedOut | NotStaff | Gone>>;
  /**
   * Tells all who come or wait, by the channels that they have chosen. The same line again within ten minutes tells those alone who haven't
   * got it. @returns how many they are, without the caller
   */
  write(wanted: Note): Promise<Result<number, SignedOut | NotStaff | Gone | TooMany>>;
};

export type NoteProblem = { readonly kind: "blank" } | { readonly kind: "note-too-long" };

export type WriteToComers = (
  wanted: Note,
) => Promise<Result<number, SignedOut | NotStaff | Gone | TooMany | NoteProblem>>;

/** Tells all who have signed up for an event a line of the staff's. Refuses a blank one, and one of more than 200 characters. */
export const writeToComers =
  ({ desk }: { readonly desk: Pick<EventDesk, "write"> }): WriteToComers =>
  async ({ event, note }) => {
    const line = oneLine(note);
    const problem = requiredProblem(line, longestNote);
    if (problem) return refused({ kind: problem === "required" ? "blank" : "note-too-long" });
    return desk.write({ event, note: line });
  };
