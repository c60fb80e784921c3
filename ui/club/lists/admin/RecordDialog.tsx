import type { ReactNode } from "react";
import type { Typed } from "../../../../domain/club/lists/editList.ts";
import type { ListRecord } from "../../../../domain/club/lists/records.ts";
import { UploadButton } from "../../../content/admin/editor/pictures/UploadButton.tsx";
import { Field, type FieldProps } from "../../../design/components/forms/Field.tsx";
import { TextArea, type TextAreaProps } from "../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import type { DialogProps } from "../../../design/components/overlays/OpenDialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { DetailsDialog, type GivenToFields } from "./DetailsDialog.tsx";
import { Pair } from "./DetailsDialog.styles.ts";
import { uploadTarget } from "./detailsForm.ts";
import type { FieldWords } from "./fieldWords.ts";
import { type ListModel, uploadName } from "./listModel.ts";
import { VisibilityField } from "./VisibilityField.tsx";
import { formWords } from "./words.ts";

/** Attributes of a single control. */
type Attributes = Pick<TextAreaProps, "rows" | "inputMode"> & Pick<FieldProps, "list" | "min" | "max" | "mark">;

/** What the controls of a record's form need. `control`: the usual control of a field. */
export type GivenToControls<Item, Texts extends Typed> = GivenToFields<Item, Texts> & {
  readonly control: (name: keyof Texts & string, attributes?: Attributes) => ReactNode;
};

type Parts<Item extends ListRecord, Texts extends Typed, Problem extends string> = {
  readonly model: ListModel<Item, Texts, Problem>;
  readonly fieldWords: FieldWords<Texts>;
  /** Fields side by side. */
  readonly pairs?: readonly (readonly [keyof Texts & string, keyof Texts & string])[];
  /** Controls in an order of their own. Without it, all in the order of the fields. */
  readonly Controls?: (given: GivenToControls<Item, Texts>) => ReactNode;
  /** A text as a conflict shows it, where it isn't as it stands. */
  readonly shownAs?: Partial<Record<keyof Texts & string, (text: string) => string>>;
  readonly size?: DialogProps["size"];
};

type OneControl<Item extends ListRecord, Texts extends Typed, Problem extends string> = Pick<
  Parts<Item, Texts, Problem>,
  "model" | "fieldWords"
> &
  GivenToFields<Item, Texts> & { readonly name: keyof Texts & string; readonly attributes?: Attributes | undefined };

const Control = <Item extends ListRecord, Texts extends Typed, Problem extends string>({
  model,
  fieldWords,
  item,
  texts,
  field,
  name,
  attributes,
}: OneControl<Item, Texts, Problem>) => {
  if (name === "visibility") return <VisibilityField field={field(name)} chosen={texts[name] ?? ""} />;
  const { kind = "line", isRequired = false, choices = [] } = model.fields[name] ?? {};
  const { label, hint = "", choices: choiceWords } = fieldWords[name];
  const given = {
    label,
    autoComplete: "off",
    ...field(name),
    ...(!isRequired && { mark: formWords.optional }),
    ...(hint && { hint: french(hint) }),
    ...attributes,
  };
  switch (kind) {
    case "hidden":
      return <input type="hidden" name={name} defaultValue={texts[name]} />;
    case "choice": {
      const words = (value: string) => french(choiceWords?.[value] ?? value);
      return (
        <Select
          {...given}
          defaultValue={texts[name]}
          choices={choices.map((value) => ({ value, words: words(value) }))}
        />
      );
    }
    case "paragraphs":
    case "lines":
      return <TextArea rows={2} {...given} dir="auto" />;
    case "day":
      return <Field {...given} type="date" />;
    case "year":
      return <Field {...given} inputMode="numeric" maxLength={4} />;
    case "address":
      return <Field inputMode="url" {...given} dir="auto" />;
    case "picture":
      return (
        <>
          <Field inputMode="url" {...given} />
          <UploadButton target={uploadTarget(uploadName(model, name), item)} of={label} />
        </>
      );
    default:
      return <Field {...given} dir="auto" />;
  }
};

/** The component of the dialog that adds a record of a list, or changes one. Made once: its controls keep what is typed. */
export const recordDialog = <Item extends ListRecord, Texts extends Typed, Problem extends string>({
  model,
  fieldWords,
  pairs = [],
  Controls,
  shownAs = {},
  size,
}: Parts<Item, Texts, Problem>) => {
  type Name = keyof Texts & string;
  const names = Object.keys(model.fields) as Name[];
  // In the order of the words, which is the dialog's.
  const labels = Object.fromEntries(
    Object.entries<{ readonly label: string }>(fieldWords).map(([name, { label }]) => [name, label]),
  ) as Record<Name, string>;
  const shown = (name: Name, text: string) => shownAs[name]?.(text) ?? fieldWords[name].choices?.[text] ?? text;

  const Fields = (given: GivenToFields<Item, Texts>) => {
    const control = (name: Name, attributes?: Attributes) => (
      <Control key={name} {...given} {...{ model, fieldWords, name, attributes }} />
    );
    if (Controls) return <Controls {...given} control={control} />;
    return names.map((name) => {
      const pair = pairs.find((one) => one.includes(name));
      if (!pair) return control(name);
      return name === pair[0] && <Pair key={name}>{pair.map((one) => control(one))}</Pair>;
    });
  };

  const { form, words, reasonOf } = model;
  return () => <DetailsDialog {...{ form, words, labels, reasonOf, Fields }} shownAs={shown} {...(size && { size })} />;
};
