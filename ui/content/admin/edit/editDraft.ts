import type { MemberId } from "../../../../domain/accounts/member.ts";
import { longestOf, noFields } from "../../../../domain/content/editing/fields.ts";
import { type Fields, type ItemRef, tipFields } from "../../../../domain/content/editing/item.ts";

/** What somebody is changing, and from where they began. */
export type EditDraft = {
  /** The revision that the edit started from, and what stood there. */
  readonly revision: number;
  readonly before: Fields;
  readonly fields: Fields;
  /** What was sent before and heard no answer to. */
  readonly sentBefore?: Fields | undefined;
};

/** The name under which the device keeps what is changed in one of them. */
export const editName = ({ kind, id }: ItemRef): string => `content:${kind}:${id}`;

export const isSame = (one: Fields, other: Fields): boolean => tipFields.every((field) => one[field] === other[field]);

/** What was typed since it was sent, in what came of that: elsewhere what is kept stands as it is kept. */
export const typedSince = (now: Fields, sent: Fields, kept: Fields): Fields =>
  Object.fromEntries(
    tipFields.map((field) => [field, now[field] === sent[field] ? kept[field] : now[field]]),
  ) as Fields;

/** As the device keeps it, with whose it is; nothing at all when nothing was changed. */
export const writtenEdit = (member: MemberId, draft: EditDraft): string =>
  isSame(draft.before, draft.fields) ? "" : JSON.stringify({ member, ...draft });

const most = 2 * longestOf.content;

const fieldsIn = (kept: unknown): Fields | null => {
  if (typeof kept !== "object" || kept === null) return null;
  const texts = kept as Partial<Record<string, unknown>>;
  const known = tipFields.map((field) => [field, texts[field]] as const);
  if (!known.every(([, text]) => typeof text === "string" && text.length <= most)) return null;
  return { ...noFields, ...(Object.fromEntries(known) as Fields) };
};

/** The member's changes in what the device kept; nothing in somebody else's, and in what is no draft. */
export const readEdit = (text: string, member: MemberId): EditDraft | null => {
  try {
    const kept = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    const [before, fields, sentBefore] = [kept?.["before"], kept?.["fields"], kept?.["sentBefore"]].map(fieldsIn);
    const revision = kept?.["revision"];
    if (kept?.["member"] !== member || typeof revision !== "number" || !before || !fields) return null;
    return { revision, before, fields, ...(sentBefore && { sentBefore }) };
  } catch {
    return null;
  }
};
