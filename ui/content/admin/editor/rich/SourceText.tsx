import { styled } from "styled-components";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { noteTies } from "../../../../design/components/forms/FieldNote.tsx";
import { controlStyles } from "../../../../design/components/frames/field.styles.ts";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { typedFontFamily } from "../../../../design/tokens/fonts.ts";
import { field } from "../../../../design/tokens/parts/components.ts";
import type { Complaint } from "../fields/CommonFields.tsx";
import { pasteClean } from "../pasting/pasted.ts";
import { words as writingWords } from "../writingWords.ts";
import { Hint, Row } from "./RichText.styles.ts";
import { UploadTray } from "../../uploads/UploadTray.tsx";
import { pictures } from "../pictures/pictures.ts";
import type { WhySource } from "./useBody.ts";
import { lossList, words } from "./words.ts";

const Box = styled.textarea`
  ${controlStyles}
  min-height: 20lh;
  padding-block: ${field.textInset};
  line-height: 1.5;
  resize: vertical;
  /* Code is shown sign by sign. */
  && {
    font-family: ${typedFontFamily};
  }
`;

const Why = ({ why }: { readonly why: WhySource }) => {
  switch (why.kind) {
    case "losses":
      return (
        <Alert tone="wait" title={words.lossTitle}>
          {words.lossText(lossList(why.losses))}
        </Alert>
      );
    case "unread":
      return <Alert tone="wait" title={words.unread} />;
    case "other-kind":
      return <Alert tone="wait" title={words.otherKind} />;
    case "chosen":
      return null;
  }
};

type SourceTextProps = Complaint & {
  readonly kind: ContentKind;
  readonly content: string;
  readonly label: string;
  readonly control: string;
  readonly why: WhySource;
  readonly onType: (content: string) => void;
  readonly onDocument: (isForced: boolean) => void;
};

/** The source of a text. It is shown when it is asked for, and for a text of which the editor would lose something. */
export const SourceText = (props: SourceTextProps) => {
  const { kind, content, label, control, complaint, why, onType, onDocument } = props;
  return (
    <>
      <Why why={why} />
      <Row>
        <QuietButton onClick={() => onDocument(false)}>
          {why.kind === "unread" ? words.retry : words.toEditor}
        </QuietButton>
        {why.kind === "losses" && (
          <QuietButton look="danger" onClick={() => onDocument(true)}>
            {words.openAnyway}
          </QuietButton>
        )}
      </Row>
      <UploadTray list={pictures} said={words.picturesSent} />
      <Box
        aria-labelledby={label}
        {...noteTies(control, { error: complaint })}
        spellCheck
        value={content}
        onPaste={pasteClean}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Hint>{french(writingWords.contentHints[kind])}</Hint>
    </>
  );
};
