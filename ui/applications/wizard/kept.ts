import type { MemberId } from "../../../domain/accounts/member.ts";
import { type ApplicationDraft, type DraftField, longestOf, questionsOf } from "../../../domain/applications/draft.ts";
import { type RoleId, roleIds } from "../../../domain/applications/roles.ts";
import { textOf, withText } from "./fields.ts";

const before = "application:";

/** The name under which the device keeps a role's draft. */
export const draftName = (role: RoleId): string => before + role;
/** The role whose draft goes by that name, if it is one of ours. */
export const roleOfDraft = (name: string): RoleId | undefined => roleIds.find((role) => draftName(role) === name);

const personal = ["firstName", "lastName", "age", "gameAlias", "discordUsername"] as const;
const fieldsOf = (role: RoleId): readonly DraftField[] => [
  ...personal,
  ...questionsOf[role],
  "availability",
  "motivation",
];

/** Far more than a field may hold: what somebody else wrote there is not taken over, however long. */
const most = 10 * longestOf.motivation;

/** A draft as the device keeps it, with its owner: it says who somebody is, so it is shown to nobody else. */
export const written = (member: MemberId, draft: ApplicationDraft): string =>
  JSON.stringify({
    member,
    ...Object.fromEntries(fieldsOf(draft.position).map((field) => [field, textOf(draft, field)])),
  });

/** The member's draft in what the device kept; nothing in somebody else's, and in what is no draft. */
export const read = (text: string, member: MemberId, prefilled: ApplicationDraft): ApplicationDraft | undefined => {
  try {
    const kept = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    if (kept?.["member"] !== member) return undefined;
    return fieldsOf(prefilled.position).reduce((draft, field) => {
      const said = kept[field];
      return typeof said === "string" && said.length <= most ? withText(draft, field, said) : draft;
    }, prefilled);
  } catch {
    return undefined;
  }
};
