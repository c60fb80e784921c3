import type { Field } from "../../../domain/editing/item.ts";
import type { FieldsRefusal } from "../../../domain/editing/fields.ts";
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

/** Whether the field in question says all of it, and has the focus. */
export const isToldBeside = ({ kind }: { readonly kind: string }): boolean =>
  kind === "title-required" || kind === "bad-image";

/** Without what was said of fields that are typed in again. */
export const withoutTyped = (complaints: Complaints, typed: object): Complaints =>
  Object.keys(typed).every((field) => !(field in complaints))
    ? complaints
    : Object.fromEntries(Object.entries(complaints).filter(([field]) => !(field in typed)));
