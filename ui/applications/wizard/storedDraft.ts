import { type ApplicationDraft, type DraftField, longestOf, questionsOf } from "../../../domain/applications/draft.ts";
import type { PositionId } from "../../../domain/applications/positions.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";
import { textOf, withText } from "./fields.ts";

const personal = ["firstName", "lastName", "age", "gameAlias", "discordUsername"] as const;
const fieldsOf = (role: PositionId): readonly DraftField[] => [
  ...personal,
  ...questionsOf[role],
  "availability",
  "motivation",
];
const allFields = [...new Set((Object.keys(questionsOf) as PositionId[]).flatMap(fieldsOf))];

/** Far more than a field may hold: longer texts are not taken over. */
const longest = 10 * longestOf.motivation;

type Texts = Partial<Record<DraftField, string>>;

export const textsOf = (draft: ApplicationDraft): Texts =>
  Object.fromEntries(fieldsOf(draft.position).map((field) => [field, textOf(draft, field)]));

/** A draft with the texts that the device kept of it. */
export const withTexts = (draft: ApplicationDraft, texts: Texts): ApplicationDraft =>
  fieldsOf(draft.position).reduce(
    (filled, field) => withText(filled, field, texts[field] ?? textOf(draft, field)),
    draft,
  );

/** One for each role and member: it says who the member is. */
export const applicationDraft = createDraft({
  nameOf: (role: PositionId) => `application:${role}`,
  codec: codecOf<Texts>({
    version: 1,
    parse: (kept) =>
      Object.fromEntries(
        allFields.flatMap((field) => {
          const text = textIn(kept, field, longest);
          return text === null ? [] : [[field, text]];
        }),
      ),
    isEmpty: () => false,
  }),
  isOwned: true,
});
