import type { Session, SignedOut } from "../accounts/ports.ts";
import type { Log } from "../shared/ports.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import type { Application } from "./application.ts";
import { ageOf, type ApplicationDraft, experienceOf, normalizeDraft, tooLongIn } from "./draft.ts";
import type { ApplicationNotices, Applications } from "./ports.ts";
import { isPositionId } from "./positions.ts";

type Needs = {
  readonly session: Session;
  readonly applications: Applications;
  readonly notices: ApplicationNotices;
  readonly log: Log;
};

export type ApplyRefusal =
  | SignedOut
  | RefusalOf<Applications["add"]>
  /** How many characters too many each field has. */
  | { readonly kind: "too-long"; readonly fields: Readonly<Record<string, number>> };
export type Apply = (draft: ApplicationDraft) => Promise<Result<Application, ApplyRefusal>>;

/**
 * Sends the signed-in member's application, then tells the club; a failure to tell is only logged. No field is required.
 * Refuses visitors, a second pending one for the position, a position that isn't open, and too long texts.
 */
export const apply =
  ({ session, applications, notices, log }: Needs): Apply =>
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
    const sent = await applications.add(application, draft.asked.revision);
    if (sent.ok) {
      await notices
        .announce(sent.value)
        .catch((cause: unknown) => log.failed("An application was not announced", cause));
    }
    return sent;
  };
