import { useId, useMemo } from "react";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { FieldNote, noteTies } from "../../../../design/components/forms/FieldNote.tsx";
import { Spinner } from "../../../../design/components/feedback/Spinner.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { DiagramHelp } from "../diagrams/DiagramHelp.tsx";
import type { Complaint } from "../fields/CommonFields.tsx";
import { words as writingWords } from "../writingWords.ts";
import { RichText } from "./RichText.tsx";
import { Editor, Help, Label } from "./RichText.styles.ts";
import type { Remarking } from "./view/useRemarkMarks.ts";
import { SourceText } from "./SourceText.tsx";
import { useBody } from "./useBody.ts";
import { words } from "./words.ts";

const Keyboard = ({ hasRemarks }: { readonly hasRemarks: boolean }) => (
  <Help>
    <summary>{words.help}</summary>
    <dl>
      {[...words.helpLines, ...(hasRemarks ? [words.helpRemark] : [])].map(([keys, does]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{french(does)}</dd>
        </div>
      ))}
    </dl>
    <p>{french(words.helpTyping)}</p>
  </Help>
);

type BodyEditorProps = Complaint & {
  readonly kind: ContentKind;
  /** An article's HTML or a tip's markdown. */
  readonly content: string;
  /** Grows when the model has changed the content itself. */
  readonly writes: number;
  readonly remarks?: Remarking;
  readonly onType: (typed: { readonly content: string }) => void;
};

/** The text of an article or a tip: as readers see it, or as its source. */
export const BodyEditor = ({ kind, content, writes, complaint, remarks, onType }: BodyEditorProps) => {
  const [label, control] = [useId(), useId()];
  const body = useBody({ kind, content, writes, onChange: (content) => onType({ content }) });
  const { mode } = body;
  const ties = useMemo(
    () => ({
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": label,
      spellcheck: "true",
      ...(complaint && { "aria-describedby": noteTies(control, { error: complaint })["aria-describedby"] ?? "" }),
      ...(complaint && { "aria-invalid": "true" }),
    }),
    [label, control, complaint],
  );
  return (
    <Editor>
      <Label id={label}>{writingWords.content}</Label>
      {mode.kind === "reading" && (
        <p role="status">
          <Spinner /> {words.opening}
        </p>
      )}
      {mode.kind === "document" && (
        <RichText
          key={mode.opened.number}
          kind={kind}
          opened={mode.opened}
          ties={ties}
          onDocument={body.documentChanged}
          onSource={body.toSource}
          remarks={remarks}
        />
      )}
      {mode.kind === "source" && (
        <SourceText
          {...{ kind, content, label, control, complaint }}
          why={mode.why}
          onType={body.sourceTyped}
          onDocument={body.toDocument}
        />
      )}
      <FieldNote control={control} error={complaint} />
      {mode.kind === "document" && <Keyboard hasRemarks={remarks !== undefined} />}
      {kind === "tip" && <DiagramHelp />}
    </Editor>
  );
};
