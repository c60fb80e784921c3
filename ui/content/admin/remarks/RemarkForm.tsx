import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { unfitRemark } from "../../../../domain/content/remarks/remark.ts";
import { KeyBeside } from "../../../admin/shortcuts/Key.tsx";
import { isSendKey } from "../../../admin/shortcuts/keys.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { words as writingWords } from "../editor/writingWords.ts";
import { Acts, Form } from "./remarks.styles.ts";
import { words } from "./words.ts";

/** Where Ctrl and Enter sends what is written there, and not the item around it. */
const ownSend = { "data-own-send": "" } as const;
export const isSentThere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("[data-own-send]") !== null;

type RemarkFormProps = {
  readonly label: string;
  readonly blank: string;
  readonly text: string;
  readonly isSending: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  /** Drops the text. */
  readonly onDrop: () => void;
  /** Escape: the text stays. */
  readonly onLeave: () => void;
};

/** The text of a remark or an answer. */
export const RemarkForm = (props: RemarkFormProps) => {
  const { label, blank, text, isSending, field, onType, onSend, onDrop, onLeave } = props;
  const [isTried, setTried] = useState(false);
  const unfit = unfitRemark(text);
  const error = unfit?.kind === "too-long" ? words.tooLong(unfit.over) : isTried && unfit ? blank : undefined;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    setTried(true);
    if (unfit) field.current?.focus();
    else onSend();
  };
  return (
    <Form
      {...ownSend}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (isSendKey(event.nativeEvent)) send(event);
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <TextArea
        ref={field}
        label={label}
        error={error}
        rows={3}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setTried(false);
          onType(value);
        }}
      />
      <Acts>
        <QuietButton type="submit" busy={isSending}>
          {isSending ? words.sending : words.send}
          {!isSending && <KeyBeside>{writingWords.sendKey}</KeyBeside>}
        </QuietButton>
        <QuietButton look="bare" onClick={onDrop}>
          {words.cancel}
        </QuietButton>
      </Acts>
    </Form>
  );
};
