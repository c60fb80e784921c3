import type { Answer } from "../../../../domain/messages/inbox.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { Text } from "../../../admin/record.styles.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $resending, resendPressed } from "./answering.ts";
import { Answers as List, Byline, Refused } from "./inbox.styles.ts";
import { words } from "./words.ts";

const One = ({ answer: { id, author, text, createdAt, mail } }: { readonly answer: Answer }) => {
  const { moment, resending, resend } = useUnit({ moment: $now, resending: $resending, resend: resendPressed });
  const isResending = resending.includes(id);
  return (
    <li>
      <Byline>
        <b>
          <bdi>{author?.username ?? words.colleague}</bdi>
        </b>
        <time dateTime={createdAt}>{french(agoAndWhen(createdAt, moment))}</time>
        <span>{words.mails[mail]}</span>
      </Byline>
      <Text>{typeset(text)}</Text>
      {mail === "refused" && (
        <Refused role="alert">
          {french(words.refused)}
          <QuietButton busy={isResending} onClick={() => resend(id)}>
            {isResending ? words.resending : words.resend}
          </QuietButton>
        </Refused>
      )}
    </li>
  );
};

/** The answers to a message, oldest first. */
export const Answers = ({ answers }: { readonly answers: readonly Answer[] }) =>
  answers.length > 0 && (
    <List aria-label={words.answers}>
      {answers.map((answer) => (
        <One key={answer.id} answer={answer} />
      ))}
    </List>
  );
