import type { Field } from "../../../../../domain/content/editing/contentItem.ts";
import type { FieldsRefusal as OfFields } from "../../../../../domain/content/editing/fields.ts";
import type { InsecureImageRefusal } from "../../../../../domain/content/editing/insecureImage.ts";
import { words } from "../writingWords.ts";

type FieldsRefusal = OfFields | InsecureImageRefusal;

/** The error text of each invalid field. */
export type Complaints = Partial<Readonly<Record<Field, string>>>;

export const noComplaints: Complaints = {};
/** A new object each time, so that a second submit updates the store. */
export const untitled = (): Complaints => ({ title: words.titleRequired });

/** The field errors of a refusal; empty when it isn't about fields. */
export const complaintsOf = (refusal: FieldsRefusal | { readonly kind: string }): Complaints => {
  if (!isOfFields(refusal)) return noComplaints;
  switch (refusal.kind) {
    case "title-required":
      return untitled();
    case "bad-image":
      return { [refusal.field]: words.badImage };
    case "insecure-image":
      return { [refusal.field]: refusal.field === "content" ? words.insecureImageInText : words.insecureImage };
    case "too-long":
      return Object.fromEntries(
        Object.entries(refusal.fields).map(([field, over]) => [field, words.tooLong(over)] as const),
      );
  }
};

const kinds: readonly string[] = [
  "title-required",
  "bad-image",
  "insecure-image",
  "too-long",
] satisfies FieldsRefusal["kind"][];
const isOfFields = (refusal: { readonly kind: string }): refusal is FieldsRefusal => kinds.includes(refusal.kind);

/** Selects and lists have no place for an error text. */
const wordless: readonly string[] = ["category", "difficulty", "match", "authors", "tags"] satisfies Field[];

/** Whether the errors beside the fields tell the whole refusal, so that no toast is needed. */
export const isToldBeside = (refusal: FieldsRefusal | { readonly kind: string }): boolean =>
  isOfFields(refusal) &&
  !(refusal.kind === "too-long" && Object.keys(refusal.fields).some((field) => wordless.includes(field)));

/** The errors without those of fields that were changed since. */
export const withoutTyped = (complaints: Complaints, typed: object): Complaints =>
  Object.keys(typed).every((field) => !(field in complaints))
    ? complaints
    : Object.fromEntries(Object.entries(complaints).filter(([field]) => !(field in typed)));
