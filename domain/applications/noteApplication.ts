import type { Roles, SignedOut } from "../accounts/ports.ts";
import { isBlank, normalizeText } from "../shared/text.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { may, audienceOf } from "../shared/rights.ts";
import type { Identity, NotStaff } from "../accounts/staff/ports.ts";
import type { ApplicationId } from "./application.ts";
import type { ReviewNotes } from "./ports.ts";
import { type Note, overlongNote } from "./review.ts";

type Needs = { readonly identity: Identity; readonly roles: Roles; readonly notes: ReviewNotes };

export type NoteRefusal =
  | SignedOut
  | NotStaff
  | RefusalOf<ReviewNotes["add"]>
  | { readonly kind: "blank" }
  | { readonly kind: "too-long"; readonly over: number };
export type NoteApplication = (note: {
  readonly id: ApplicationId;
  readonly text: string;
}) => Promise<Result<Note, NoteRefusal>>;

/**
 * Adds an internal note to an application. Refuses callers who aren't staff, blank and too long notes, and a missing
 * application.
 */
export const noteApplication =
  ({ identity, roles, notes }: Needs): NoteApplication =>
  async ({ id, text: given }) => {
    const text = normalizeText(given);
    if (isBlank(text)) return refused({ kind: "blank" });
    if (overlongNote(text) > 0) return refused({ kind: "too-long", over: overlongNote(text) });
    const member = await identity.confirmed();
    if (!member) return refused({ kind: "signed-out" });
    const added = await notes.add(id, member.id, text);
    if (added.ok || added.refusal.kind !== "no-application") return added;
    const isStaff = may(audienceOf(await roles.of(member.id)), "write internal notes on applications");
    return isStaff ? added : refused({ kind: "not-staff" });
  };
