import type { Field } from "../../../../domain/content/editing/item.ts";
import type { FieldsRefusal } from "../../../../domain/content/editing/fields.ts";
import { words } from "./writingWords.ts";

/** What is wrong with which field, as it stands beside it. */
export type Complaints = Partial<Readonly<Record<Field, string>>>;

export const noComplaints: Complaints = {};
/** A new one each time, so that it is heard each time. */
export const untitled = (): Complaints => ({ title: words.titleRequired });

/** What a refusal says of the fields; nothing when it is about something else. */
export const complaintsOf = (refusal: FieldsRefusal | { readonly kind: string }): Complaints => {
  if (!isOfFields(refusal)) return noComplaints;
  switch (refusal.kind) {
    case "title-required":
      return untitled();
    case "bad-image":
      return { [refusal.field]: words.badImage };
    case "too-long":
      return Object.fromEntries(
        Object.entries(refusal.fields).map(([field, over]) => [field, words.tooLong(over)] as const),
      );
  }
};

const kinds: readonly string[] = ["title-required", "bad-image", "too-long"] satisfies FieldsRefusal["kind"][];
const isOfFields = (refusal: { readonly kind: string }): refusal is FieldsRefusal => kinds.includes(refusal.kind);

/** Those of a few choices have no place for a word. */
const wordless: readonly string[] = ["category", "difficulty"] satisfies Field[];

/** Whether the fields in question say all of it, and have the focus. */
export const isToldBeside = (refusal: FieldsRefusal | { readonly kind: string }): boolean =>
  isOfFields(refusal) &&
  !(refusal.kind === "too-long" && Object.keys(refusal.fields).some((field) => wordless.includes(field)));

/** Without what was said of fields that are typed in again. */
export const withoutTyped = (complaints: Complaints, typed: object): Complaints =>
  Object.keys(typed).every((field) => !(field in complaints))
    ? complaints
    : Object.fromEntries(Object.entries(complaints).filter(([field]) => !(field in typed)));
