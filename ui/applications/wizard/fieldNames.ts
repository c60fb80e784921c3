import type { DraftField, FixedField } from "../../../domain/applications/draft.ts";
import type { Question } from "../../../domain/applications/positions.ts";

export const fieldNames = {
  firstName: "Prénom",
  lastName: "Nom",
  age: "Âge",
  gameAlias: "Pseudo en jeu",
  discordUsername: "Pseudo Discord",
  availability: "Disponibilités",
  motivation: "Motivation",
} as const satisfies Record<FixedField, string>;

/** A field's label; the name of a question that isn't among these. */
export const labelOf = (field: DraftField, questions: readonly Question[]): string =>
  Object.hasOwn(fieldNames, field)
    ? fieldNames[field as FixedField]
    : (questions.find(({ name }) => name === field)?.label ?? field);
