import { Fragment, useEffect } from "react";
import { styled } from "styled-components";
import { hasMail, type NotificationChoice, notificationMails } from "../../domain/notifications/notification.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Switch, SwitchFrame } from "../design/components/actions/Switch.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { french } from "../design/components/text/french.ts";
import { controlStyles } from "../design/components/frames/field.styles.ts";
import { space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $choices, choicesRetried, choicesWanted, chosen } from "./choices.ts";
import { $pushes } from "./pushes.ts";
import { words as pushWords } from "./pushWords.ts";
import { choiceWords as words, kindWords, mailWords } from "./words.ts";

type Choose = (choice: NotificationChoice) => unknown;

const List = styled(SwitchFrame)<{ readonly $columns: number }>`
  display: grid;
  gap: ${space.x2} ${space.x4};
  grid-template-columns: minmax(0, 1fr) repeat(${({ $columns }) => $columns}, auto);
  align-items: center;
  justify-items: start;

  button {
    white-space: normal;
    text-align: left;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);

    select,
    button + button {
      margin: 0 0 ${space.x3} ${space.x3};
    }
  }
`;

const Mail = styled.select`
  ${controlStyles}
  width: auto;
  max-width: 100%;
`;

/** The control for the mails of a kind. An application's answer has a mail of its own. */
const MailOf = ({ choice, onChoose }: { readonly choice: NotificationChoice; readonly onChoose: Choose }) => (
  <Mail
    aria-label={french(words.mailOf(kindWords[choice.kind]))}
    value={choice.mail}
    onChange={({ currentTarget: { value } }) => onChoose({ ...choice, mail: value as NotificationChoice["mail"] })}
  >
    {notificationMails.map((mail) => (
      <option key={mail} value={mail}>
        {french(mailWords[mail])}
      </option>
    ))}
  </Mail>
);

/** What the member is told of: for each kind a switch of the bell, and when it is mailed. */
export const Choices = () => {
  const { choices, pushes, want, retry, choose } = useUnit({
    choices: $choices,
    pushes: $pushes,
    want: choicesWanted,
    retry: choicesRetried,
    choose: chosen,
  });
  useEffect(() => want(), [want]);

  if (choices.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (choices.status === "failed") {
    return (
      <>
        <p role="status">{french(words.failed)}</p>
        <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
      </>
    );
  }
  const hasPushes = pushes.status === "ready" && pushes.value !== null;
  return (
    <List $columns={hasPushes ? 2 : 1}>
      {choices.value.map((choice) => (
        <Fragment key={choice.kind}>
          <Switch look="bare" isOn={choice.onSite} onChoose={(onSite) => choose({ ...choice, onSite })}>
            {french(kindWords[choice.kind])}
          </Switch>
          {hasPushes && (
            <Switch
              look="bare"
              isOn={choice.push}
              onChoose={(push) => choose({ ...choice, push })}
              aria-label={french(pushWords.ofKind(kindWords[choice.kind]))}
            >
              {french(pushWords.kind)}
            </Switch>
          )}
          {hasMail(choice.kind) ? <MailOf choice={choice} onChoose={choose} /> : <i />}
        </Fragment>
      ))}
    </List>
  );
};
