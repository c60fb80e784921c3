import type { MemberId } from "../../../domain/accounts/member.ts";
import type { TypedNames } from "../../../domain/accounts/saveProfile.ts";

/** Far more than a field may hold: what somebody else wrote there is not taken over. */
const most = 1_000;

/** Names as the device keeps them, with their owner: they are shown to nobody else. */
export const writtenNames = (member: MemberId, { fullName, username }: TypedNames): string =>
  JSON.stringify({ member, fullName, username });

/** The member's names in what the device kept; null in somebody else's, and in what are no names. */
export const readNames = (text: string, member: MemberId): TypedNames | null => {
  try {
    const kept = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    const { fullName, username } = kept ?? {};
    if (kept?.["member"] !== member || typeof fullName !== "string" || typeof username !== "string") return null;
    return fullName.length <= most && username.length <= most ? { fullName, username } : null;
  } catch {
    return null;
  }
};
