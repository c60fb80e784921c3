import { club } from "virtual:club";
import {
  type ListShape,
  type SectionName,
  type Shape,
  sections,
  type TextShape,
} from "../../../../domain/club/pages/sections.ts";
import { roomIn, type TextPath, type Texts, textsAt } from "../../../../domain/club/pages/texts.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useShownPicture } from "../../../design/components/media/contexts.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { UploadButton } from "../../../content/admin/editor/pictures/UploadButton.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { FormPart } from "../../../admin/FormPart.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { $problems, $isSaving, entryAdded, entryRemoved, pictureTarget, textTyped } from "./editor.ts";
import { ColourFields } from "./ColourFields.tsx";
import { Logo } from "./TextsDialog.styles.ts";
import { complaintOf, editorWords as words, labelOf } from "./words.ts";

type FieldProps<Own extends Shape = Shape> = {
  readonly section: SectionName;
  readonly shape: Own;
  readonly texts: Texts;
  readonly path: TextPath;
  /** Instead of the label of the path. */
  readonly label?: string;
};

/** Longer texts have several lines in the form, and one on the page. */
const longestLine = 80;

const inputs: Partial<Record<NonNullable<TextShape["form"]>, { inputMode?: "url" | "email"; type?: "date" }>> = {
  address: { inputMode: "url" },
  email: { inputMode: "email" },
  day: { type: "date" },
};

const TextField = ({ section, shape, texts, path, label = labelOf(section, path) }: FieldProps<TextShape>) => {
  const { problems, isSaving, type } = useUnit({ problems: $problems, isSaving: $isSaving, type: textTyped });
  const problem = problems[path];
  const text = textsAt(texts, path);
  const { longest, form, isOptional, isAwaited } = shape;
  if (form === "picture") return <LogoField texts={texts} path={path} label={label} />;
  const props = {
    label,
    name: path,
    value: typeof text === "string" ? text : "",
    error: problem && complaintOf(problem),
    readOnly: isSaving,
    autoComplete: "off",
    dir: form ? "ltr" : "auto",
    mark: isAwaited && text === "" ? formWords.awaited : isOptional && !isAwaited ? formWords.optional : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      type({ path, text: currentTarget.value }),
  } as const;
  return longest > longestLine && !form ? (
    <TextArea {...props} rows={longest > 200 ? 2 : 1} />
  ) : (
    <Field {...props} {...(form && inputs[form])} />
  );
};

/** The club's logo: the uploaded one, or the folder's. */
const LogoField = ({ texts, path, label }: Pick<FieldProps, "texts" | "path"> & { readonly label: string }) => {
  const type = useUnit(textTyped);
  const uploaded = useShownPicture(String(textsAt(texts, path)));
  return (
    <FormPart name={label}>
      <Logo>
        <img src={uploaded || club.crest} alt={words.chosenLogo} width="64" height="64" />
        <p>{french(words.logoHint)}</p>
      </Logo>
      <UploadButton target={pictureTarget(path)} of={label} isLogo />
      {uploaded && (
        <QuietButton look="bare" onClick={() => type({ path, text: "" })}>
          {words.firstLogo}
        </QuietButton>
      )}
    </FormPart>
  );
};

const ListFields = ({ section, shape, texts, path }: FieldProps<ListShape>) => {
  const { add, remove, isSaving } = useUnit({ add: entryAdded, remove: entryRemoved, isSaving: $isSaving });
  const found = textsAt(texts, path);
  const entries = Array.isArray(found) ? (found as readonly Texts[]) : [];
  const label = labelOf(section, path);
  const { canGrow, canShrink } = roomIn(shape, entries.length);
  return (
    <>
      {entries.map((_, at) => {
        const name = words.entry(label, at);
        const fields = { section, texts, path: `${path}.${at}`, label: name };
        // Entries have no names of their own: a removed one's fields show the next one's texts.
        if (shape.entry.kind === "text") return <TextField key={at} {...fields} shape={shape.entry} />;
        return (
          <FormPart key={at} name={name}>
            <ShapeFields {...fields} shape={shape.entry} />
            {canShrink && (
              <QuietButton
                look="bare"
                busy={isSaving}
                aria-label={words.removeOf(name)}
                onClick={() => remove({ path, at })}
              >
                <Icon name="close" />
                {words.remove}
              </QuietButton>
            )}
          </FormPart>
        );
      })}
      {canGrow && (
        <QuietButton busy={isSaving} aria-label={words.addTo(label)} onClick={() => add({ path, shape })}>
          <Icon name="plus" />
          {words.add}
        </QuietButton>
      )}
    </>
  );
};

const ShapeFields = ({ section, shape, texts, path }: FieldProps) => {
  if (shape.kind === "text") return <TextField section={section} shape={shape} texts={texts} path={path} />;
  if (shape.kind === "list") return <ListFields section={section} shape={shape} texts={texts} path={path} />;
  return Object.entries(shape.fields).map(([name, field]) => {
    const inside = path === "" ? name : `${path}.${name}`;
    if (section === "identity" && inside === "colours") return <ColourFields key={name} texts={texts} path={inside} />;
    const fields = <ShapeFields section={section} shape={field} texts={texts} path={inside} />;
    if (field.kind !== "group") return <Fields key={name}>{fields}</Fields>;
    return (
      <FormPart key={name} name={labelOf(section, inside)}>
        {fields}
      </FormPart>
    );
  });
};

/** A field for each text of a section. */
export const TextFields = ({ section, texts }: { readonly section: SectionName; readonly texts: Texts }) => (
  <ShapeFields section={section} shape={sections[section]} texts={texts} path="" />
);
