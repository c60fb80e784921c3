import type { Session, SignedOut } from "../accounts/ports.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Application } from "./application.ts";
import { ageOf, type ApplicationDraft, experienceOf, normalizeDraft, tooLongIn } from "./draft.ts";
import type { Applications } from "./ports.ts";
import { isPositionId } from "./positions.ts";

type Needs = {
  readonly session: Session;
  readonly applications: Applications;
};

export type ApplyRefusal =
  | SignedOut
  | RefusalOf<Applications["add"]>
  /** How many characters too many each field has. */
  | { readonly kind: "too-long"; readonly fields: Readonly<Record<string, number>> };
export type Apply = (draft: ApplicationDraft) => Promise<Result<Application, ApplyRefusal>>;

/**
 * Sends the signed-in member's application; the backend tells the club. No field is required.
 * Refuses visitors, a second pending one for the position, a position that isn't open, and too long texts.
 */
export const apply =
  ({ session, applications }: Needs): Apply =>
  async (given) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    if (!isPositionId(given.position)) return refused({ kind: "unknown-position" });
    const fields = tooLongIn(given);
    if (Object.keys(fields).length > 0) return refused({ kind: "too-long", fields });

    const draft = normalizeDraft(given);
    const application = {
      applicant: member.id,
      position: draft.position,
      discordUsername: draft.personalInfo.discordUsername,
      age: ageOf(draft.personalInfo.age),
      experience: experienceOf(draft),
      availability: draft.availability,
      motivation: draft.motivation,
    };
    return applications.add(application, draft.asked.revision);
  };
