import { longestOf, noFields } from "../../../../domain/content/editing/fields.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";
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

/** Far more than a field may hold: longer texts are not taken over. */
const longest = 2 * longestOf.content;

const fieldsIn = (kept: unknown): Fields | null => {
  if (typeof kept !== "object" || kept === null) return null;
  const texts = tipFields.map((field) => [field, textIn(kept as Stored, field, longest)] as const);
  return texts.some(([, text]) => text === null) ? null : { ...noFields, ...(Object.fromEntries(texts) as Fields) };
};

export const editCodec = codecOf<EditDraft>({
  version: 1,
  parse: (kept) => {
    const [before, fields, sentBefore] = [kept["before"], kept["fields"], kept["sentBefore"]].map(fieldsIn);
    const revision = kept["revision"];
    if (typeof revision !== "number" || !before || !fields) return null;
    return { revision, before, fields, ...(sentBefore && { sentBefore }) };
  },
  isEmpty: ({ before, fields }) => isSame(before, fields),
});
