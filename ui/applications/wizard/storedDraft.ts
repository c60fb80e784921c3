import { type ApplicationDraft, type DraftField, longestOf, questionsOf } from "../../../domain/applications/draft.ts";
import type { PositionId } from "../../../domain/applications/positions.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";
import { textOf, withText } from "./fields.ts";

const personal = ["firstName", "lastName", "age", "gameAlias", "discordUsername"] as const;
const fieldsOf = (position: PositionId): readonly DraftField[] => [
  ...personal,
  ...questionsOf[position],
  "availability",
  "motivation",
];
const allFields = [...new Set((Object.keys(questionsOf) as PositionId[]).flatMap(fieldsOf))];

/** In characters, far above the fields' limits: longer stored texts are ignored. */
const longest = 10 * longestOf.motivation;

type Texts = Partial<Record<DraftField, string>>;

export const textsOf = (draft: ApplicationDraft): Texts =>
  Object.fromEntries(fieldsOf(draft.position).map((field) => [field, textOf(draft, field)]));

/** The draft with its stored texts. */
export const withTexts = (draft: ApplicationDraft, texts: Texts): ApplicationDraft =>
  fieldsOf(draft.position).reduce(
    (filled, field) => withText(filled, field, texts[field] ?? textOf(draft, field)),
    draft,
  );

/** One stored draft per position and member. */
export const applicationDraft = createDraft({
  nameOf: (position: PositionId) => `application:${position}`,
  codec: codecOf<Texts>({
    version: 1,
    parse: (stored) =>
      Object.fromEntries(
        allFields.flatMap((field) => {
          const text = textIn(stored, field, longest);
          return text === null ? [] : [[field, text]];
        }),
      ),
    isEmpty: () => false,
  }),
  $owner: $memberId,
});
