import { longestOf, noFields } from "../../../../domain/content/editing/fields.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";
import { allFields, type Fields, type ItemRef } from "../../../../domain/content/editing/contentItem.ts";

/** An edit and its starting point. */
export type EditDraft = {
  /** The revision that the edit started from, with its fields in `before`. */
  readonly revision: number;
  readonly before: Fields;
  readonly fields: Fields;
  /** The fields of the last request when it got no answer. */
  readonly sentBefore?: Fields | undefined;
};

/** The draft's name on the device. */
export const editName = ({ kind, id }: ItemRef): string => `content:${kind}:${id}`;

export const isSame = (one: Fields, other: Fields): boolean => allFields.every((field) => one[field] === other[field]);

/** Above the limit of any field. A longer stored text is ignored. */
const longest = 2 * longestOf.content;

/** Fields that drafts of earlier versions lack. */
const added: Partial<Fields> = { match: "", authors: "", tags: "", searchTitle: "", searchDescription: "" };

const fieldsIn = (stored: unknown): Fields | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const found: Stored = { ...added, ...stored };
  const texts = allFields.map((field) => [field, textIn(found, field, longest)] as const);
  return texts.some(([, text]) => text === null) ? null : { ...noFields, ...(Object.fromEntries(texts) as Fields) };
};

export const editCodec = codecOf<EditDraft>({
  version: 1,
  parse: (stored) => {
    const [before, fields, sentBefore] = [stored["before"], stored["fields"], stored["sentBefore"]].map(fieldsIn);
    const revision = stored["revision"];
    if (typeof revision !== "number" || !before || !fields) return null;
    return { revision, before, fields, ...(sentBefore && { sentBefore }) };
  },
  isEmpty: ({ before, fields }) => isSame(before, fields),
});
