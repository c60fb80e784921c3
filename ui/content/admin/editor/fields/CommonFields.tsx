import { styled } from "styled-components";
import type { Field as FieldName } from "../../../../../domain/content/editing/contentItem.ts";
import { difficulties } from "../../../../../domain/tips/tip.ts";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { stack } from "../../../../design/tokens/layout.ts";
import { space, weight, width } from "../../../../design/tokens/measures.ts";
import { longestDescription } from "../../../../lib/page/Head.tsx";
import { pasteClean } from "../pasting/pasted.ts";
import type { ImageTarget } from "../pictures/upload.ts";
import { UploadButton } from "../pictures/UploadButton.tsx";
import { words } from "../writingWords.ts";

const WideTitle = styled.div`
  && input {
    font-weight: ${weight.bold};
    font-stretch: ${width.name};
  }
`;
const WithFile = styled.div`
  ${stack(space.x2)}
`;

/** Errors of the sent values, by field. */
export type Complaint = { readonly complaint?: string | undefined };

type FieldProps<Name extends FieldName> = Complaint & {
  readonly value: string;
  readonly onType: (typed: Readonly<Record<Name, string>>) => void;
};

export const TitleField = ({ value, complaint, onType }: FieldProps<"title">) => (
  <WideTitle>
    <Field
      label={words.title}
      mark={words.required}
      error={complaint}
      autoComplete="off"
      value={value}
      onPaste={pasteClean}
      onChange={({ currentTarget }) => onType({ title: currentTarget.value })}
    />
  </WideTitle>
);

export const ExcerptField = ({ value, complaint, onType }: FieldProps<"excerpt">) => {
  const signs = [...value].length;
  return (
    <TextArea
      label={words.excerpt}
      hint={
        signs > longestDescription
          ? words.excerptLong(signs, longestDescription)
          : words.excerptCount(signs, longestDescription)
      }
      error={complaint}
      rows={3}
      value={value}
      onPaste={pasteClean}
      onChange={({ currentTarget }) => onType({ excerpt: currentTarget.value })}
    />
  );
};

type ImageFieldProps = Complaint & {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly target: ImageTarget;
  readonly onType: (address: string) => void;
};

export const ImageField = ({ label, hint, value, complaint, target, onType }: ImageFieldProps) => (
  <WithFile>
    <Field
      label={label}
      hint={hint}
      error={complaint}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
    <UploadButton target={target} of={label} />
  </WithFile>
);

export const DifficultyField = ({ value, onType }: FieldProps<"difficulty">) => {
  const known: readonly string[] = difficulties;
  const offered = value === "" || known.includes(value) ? known : [...known, value];
  return (
    <Select
      label={words.difficulty}
      choices={[{ value: "", words: words.noDifficulty }, ...offered.map((one) => ({ value: one, words: one }))]}
      value={value}
      onChange={({ currentTarget }) => onType({ difficulty: currentTarget.value })}
    />
  );
};

export const ReadTimeField = ({
  value,
  complaint,
  proposed,
  onType,
}: FieldProps<"readTime"> & { readonly proposed?: string }) => (
  <Field
    label={words.readTime}
    error={complaint}
    hint={proposed ? words.readTimeProposed(proposed) : proposed === "" ? words.readTimeHint : undefined}
    placeholder={proposed || "5 min"}
    autoComplete="off"
    value={value}
    onChange={({ currentTarget }) => onType({ readTime: currentTarget.value })}
  />
);
