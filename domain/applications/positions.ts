import type { ValuesOf } from "../club/lists/recordFields.ts";
import type { ListRecord } from "../club/lists/records.ts";
import type { positionFields, positionIcons } from "./positionFields.ts";

/** The slug of a position, which never changes. Applications name a position by it. */
export type PositionId = string & { readonly brand: "PositionId" };

/** The most characters of a slug, as in the table. */
export const longestPositionId = 60;

const slugs = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be a position's slug. Another one isn't sent to the backend. */
export const isPositionId = (text: string): text is PositionId => text.length <= longestPositionId && slugs.test(text);

export type PositionIcon = (typeof positionIcons)[number];

/** A question of a position. */
export type Question = {
  /** Under which an answer is stored. It stays when the label changes. */
  readonly name: string;
  readonly label: string;
  /** Empty without one. */
  readonly hint: string;
};

/** A position that members apply for: the staff's record. */
export type Position = ListRecord &
  ValuesOf<typeof positionFields> & { readonly slug: PositionId; readonly questions: readonly Question[] };

/** A position as visitors see it. `revision`: an application says it, so that it keeps the questions that it answers. */
export type OpenPosition = Pick<
  Position,
  "slug" | "title" | "description" | "skills" | "icon" | "questions" | "revision"
>;

/** The part of a position that an application answers. */
export type Asked = Pick<OpenPosition, "title" | "questions" | "revision">;

const names = /^(?:experience|socialMedia|projects|esportKnowledge|q-[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const longestName = 60;

/** Whether a text can be a question's name, as in the table. No other field of an application has such a name. */
export const isQuestionName = (text: string): boolean => text.length <= longestName && names.test(text);
