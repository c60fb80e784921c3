import { done } from "../../shared/result.ts";
import type { ReadTyped, Typed } from "./editList.ts";
import { refusalOf, visibilities, visibilityOf } from "./fields.ts";
import { choice, type Field, type FieldProblem, type Fields } from "./recordFields.ts";
import type { Details, ListRecord } from "./records.ts";

/** The form of a list's records. */
export type RecordForm<Item extends ListRecord, Texts extends Typed, Problem extends string = FieldProblem> = {
  readonly fields: Fields<Problem>;
  /** The texts of a new record. */
  readonly noTexts: Texts;
  /** The details as they are stored. Refuses with the problem of each field. */
  readonly read: ReadTyped<Item, Texts, Problem>;
  /** A record as the form shows it. */
  readonly textsOf: (record: Details<Item>) => Texts;
};

/** What a form has beside the record's fields. */
type Extra<Item extends ListRecord, Texts extends Typed, Problem extends string> = {
  /** Fields of the form alone, and the details that they become. */
  readonly fields?: Fields<Problem>;
  readonly details?: (texts: Texts) => Partial<Details<Item>>;
  readonly textsOf?: (record: Details<Item>) => Partial<Texts>;
  /** Problems of several fields together, where none has one alone. */
  readonly problems?: (texts: Texts) => { readonly [Name in string & keyof Texts]?: Problem | undefined };
};

/** The form of records with these fields and a visibility. */
export const recordForm = <Item extends ListRecord, Texts extends Typed, Own extends string = never>(
  fields: Fields<FieldProblem | Own>,
  extra: Extra<Item, Texts, FieldProblem | Own> = {},
): RecordForm<Item, Texts, FieldProblem | Own> => {
  type OneField = Field<unknown, FieldProblem | Own>;
  const formFields = { ...fields, ...extra.fields, visibility: choice(visibilities, "published") };
  const each = <Value>(of: Fields<FieldProblem | Own>, value: (field: OneField, name: string) => Value) =>
    Object.fromEntries(Object.entries(of).map(([name, field]) => [name, value(field, name)]));
  return {
    fields: formFields,
    noTexts: each(formFields, ({ initial = "" }) => initial) as Texts,
    read(texts, before) {
      const jointProblems: Readonly<Record<string, FieldProblem | Own | undefined>> = extra.problems?.(texts) ?? {};
      const problemOf = (field: OneField, name: string) =>
        field.problem(texts[name] ?? "", before?.[name]) ?? jointProblems[name];
      const refusal = refusalOf(each(formFields, problemOf) as Partial<Record<keyof Texts, FieldProblem | Own>>);
      if (refusal) return refusal;
      const details = each(fields, (field, name) => field.value(texts[name] ?? ""));
      const isPublished = texts["visibility"] !== "draft";
      return done({ ...details, ...extra.details?.(texts), isPublished } as unknown as Details<Item>);
    },
    textsOf(record) {
      const values = record as Readonly<Record<string, unknown>>;
      const texts = each(fields, (field, name) => field.text(values[name]));
      return { ...texts, ...extra.textsOf?.(record), visibility: visibilityOf(record) } as unknown as Texts;
    },
  };
};
