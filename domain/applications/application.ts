import type { MemberId } from "../accounts/member.ts";

export type ApplicationId = string & { readonly brand: "ApplicationId" };

/** The first three are decided by the staff, the last one by whoever applied. */
export const applicationStatuses = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Where an application stands. What nobody knows is still pending. */
export const statusOf = (text: string): ApplicationStatus =>
  applicationStatuses.find((status) => status === text) ?? "pending";

/** What a member sent to the club to become one of its people. */
export type Application = {
  readonly id: ApplicationId;
  readonly applicant: MemberId;
  /** The id of a role. One that this version doesn't know is kept as it is. */
  readonly position: string;
  readonly discordUsername: string;
  readonly age: number | null;
  /** JSON: the answers to the role's own questions, and who applies under `personalInfo`. */
  readonly experience: string;
  readonly availability: string;
  readonly motivation: string;
  readonly status: ApplicationStatus;
  /** What the staff tells whoever applied. */
  readonly staffNotes: string | null;
  /** ISO 8601, like those below. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly withdrawnAt: string | null;
};
