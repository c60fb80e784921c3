import type { Command } from "prosemirror-state";
import { useState } from "react";
import { isBlank } from "../../../../../../domain/shared/text.ts";
import { Field } from "../../../../../design/components/forms/Field.tsx";
import { french } from "../../../../../design/components/text/french.ts";
import { aboutFile } from "../../../../body/file/fileWords.ts";
import { renameFile, type selectedFile } from "../document/fileBlock.ts";
import { Asked } from "../RichText.styles.ts";
import { words } from "../words.ts";

type FileBarProps = {
  readonly file: NonNullable<ReturnType<typeof selectedFile>>;
  /** Changes the text without taking the focus from the field. */
  readonly change: (command: Command) => void;
};

/** What the selected file is called, with its kind and size. It always has a name. */
export const FileBar = ({ file, change }: FileBarProps) => {
  const [emptied, setEmptied] = useState<string | null>(null);
  const isEmpty = emptied !== null;
  return (
    <Asked role="group" aria-label={words.file}>
      <Field
        label={words.fileName}
        hint={french(words.fileNameHint(aboutFile(file)))}
        error={isEmpty ? words.noFileName : undefined}
        autoComplete="off"
        value={emptied ?? file.name}
        onChange={({ currentTarget: { value } }) => {
          setEmptied(isBlank(value) ? value : null);
          if (!isBlank(value)) change(renameFile(value));
        }}
        onBlur={() => setEmptied(null)}
      />
    </Asked>
  );
};
