import { Fragment, useEffect } from "react";
import { css, styled } from "styled-components";
import { hasMail, type NotificationChoice, notificationMails } from "../../domain/notifications/notification.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Switch, SwitchFrame } from "../design/components/actions/Switch.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { BareSelect } from "../design/components/lists/Select.tsx";
import { french } from "../design/components/text/french.ts";
import { space } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $choices, choicesRetried, choicesWanted, chosen } from "./choices.ts";
import { $pushes } from "./pushes.ts";
import { words as pushWords } from "./pushWords.ts";
import { choiceWords as words, kindWords, mailWords } from "./words.ts";

type Choose = (choice: NotificationChoice) => unknown;

const List = styled(SwitchFrame)<{ readonly $hasPushes: boolean }>`
  display: grid;
  gap: ${space.x2} ${space.x4};
  grid-template-columns: minmax(0, 1fr) repeat(${({ $hasPushes }) => ($hasPushes ? 2 : 1)}, auto);
  align-items: center;
  justify-items: start;
  max-width: ${({ $hasPushes }) => ($hasPushes ? "720px" : "560px")};

  button {
    white-space: normal;
    text-align: left;
  }
  ${({ $hasPushes }) =>
    $hasPushes
      ? css`
          ${below.laptop} {
            grid-template-columns: auto minmax(0, 1fr);

            > :nth-child(3n + 1) {
              grid-column: 1 / -1;
            }
            > :nth-child(3n + 2) {
              margin-left: ${space.x3};
            }
          }
          ${below.narrow} {
            grid-template-columns: minmax(0, 1fr);

            > :nth-child(3n) {
              margin-left: ${space.x3};
            }
          }
        `
      : css`
          ${below.phone} {
            grid-template-columns: minmax(0, 1fr);

            > span {
              margin: 0 0 ${space.x3} ${space.x3};
            }
          }
        `}
`;

/** The control for the mails of a kind. An application's answer has a mail of its own. */
const MailOf = ({ choice, onChoose }: { readonly choice: NotificationChoice; readonly onChoose: Choose }) => (
  <BareSelect
    aria-label={french(words.mailOf(kindWords[choice.kind]))}
    value={choice.mail}
    onChange={({ currentTarget: { value } }) => onChoose({ ...choice, mail: value as NotificationChoice["mail"] })}
    choices={notificationMails.map((value) => ({ value, words: french(mailWords[value]) }))}
  />
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
    <List $hasPushes={hasPushes}>
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
