import type { DraftField, FixedField } from "../../../domain/applications/draft.ts";
import type { Question } from "../../../domain/applications/positions.ts";

// Words of both the wizard and its toasts: apart from the other words of the wizard, which the first load leaves out (decision 0054).

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

export const closedText = "Vos réponses restent sur cet appareil : copiez-les, ou envoyez-les s'il ouvre de nouveau.";
