import type { Ref } from "react";
import type { ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Menu } from "../../../design/components/overlays/Menu.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $answers, answerTyped, problemOf, templateChosen } from "./answering.ts";
import { Reply } from "./inbox.styles.ts";
import { templatesFor } from "./templates.ts";
import { words } from "./words.ts";

type AnswerFieldProps = {
  readonly message: ReceivedMessage;
  /** Whether it was tried to send: only then a blank answer is a problem. */
  readonly isTried: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
};

/** The answer that is being written, from a template if wanted. */
export const AnswerField = ({ message: { id, name, email }, isTried, ref }: AnswerFieldProps) => {
  const { answers, club, type, choose, lost } = useUnit({
    answers: $answers,
    club: $club,
    type: answerTyped,
    choose: templateChosen,
    lost: partLoadFailed,
  });
  const text = answers[id] ?? "";
  const problem = problemOf(text);
  return (
    <Reply aria-label={words.reply}>
      <TextArea
        ref={ref}
        label={words.answer}
        hint={words.answerHint(email)}
        error={isTried || text !== "" ? problem : undefined}
        rows={4}
        value={text}
        onChange={({ currentTarget: { value } }) => type({ id, text: value })}
      />
      <Menu
        look="bare"
        label={words.template}
        entries={templatesFor(name, club.name).map((template) => ({
          words: template.name,
          onChoose: () => choose({ id, text: template.text }),
        }))}
        onLoadError={lost}
      >
        {words.template}
      </Menu>
    </Reply>
  );
};
