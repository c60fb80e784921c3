import { useEffect } from "react";
import { css, styled } from "styled-components";
import { hasMail, type NotificationChannels, notificationMails } from "../../domain/notifications/kinds.ts";
import type { NotificationChoice } from "../../domain/notifications/notification.ts";
import { isSame } from "../../domain/shared/same.ts";
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
            /* Beside each other where the longest choice fits: Firefox and WebKit cut it. */
            grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));

            > :nth-child(3n + 1) {
              grid-column: 1 / -1;
            }
            > :not(:nth-child(3n + 1)) {
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

type MailProps = {
  readonly kind: string;
  /** Empty for several choices that differ. */
  readonly value: NotificationChoice["mail"] | "";
  readonly onChoose: (mail: NotificationChoice["mail"]) => unknown;
};

/** The control for mails. */
const MailOf = ({ kind, value, onChoose }: MailProps) => (
  <BareSelect
    aria-label={french(words.mailOf(kind))}
    value={value}
    onChange={({ currentTarget }) => onChoose(currentTarget.value as NotificationChoice["mail"])}
    choices={[
      ...(value === "" ? [{ value, words: words.mixed }] : []),
      ...notificationMails.map((mail) => ({ value: mail, words: french(mailWords[mail]) })),
    ]}
  />
);

type RowProps = {
  readonly name: string;
  readonly channels: Omit<NotificationChannels, "mail"> & { readonly mail: MailProps["value"] };
  readonly hasPushes: boolean;
  /** Without it there is no choice of mails: an application's answer has a mail of its own. */
  readonly hasMail: boolean;
  readonly onChoose: (changed: Partial<NotificationChannels>) => unknown;
};

/** The channels of a kind, or of all. */
const Row = ({ name, channels, hasPushes, hasMail, onChoose }: RowProps) => (
  <>
    <Switch look="bare" isOn={channels.onSite} onChoose={(onSite) => onChoose({ onSite })}>
      {french(name)}
    </Switch>
    {hasPushes && (
      <Switch
        look="bare"
        isOn={channels.push}
        onChoose={(push) => onChoose({ push })}
        aria-label={french(pushWords.ofKind(name))}
      >
        {french(pushWords.kind)}
      </Switch>
    )}
    {hasMail ? <MailOf kind={name} value={channels.mail} onChoose={(mail) => onChoose({ mail })} /> : <i />}
  </>
);

/** The channels that all choices have. */
const channelsOf = (choices: readonly NotificationChoice[]): RowProps["channels"] => {
  const [first, ...others] = choices.filter(({ kind }) => hasMail(kind)).map(({ mail }) => mail);
  return {
    onSite: choices.every(({ onSite }) => onSite),
    push: choices.every(({ push }) => push),
    mail: first !== undefined && others.every((mail) => mail === first) ? first : "",
  };
};

/** What the member is told of, for all kinds at once and for each: a switch of the bell, and when it is mailed. */
export const ChannelChoices = () => {
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
  const all = choices.value;
  const chooseAll = (changed: Partial<NotificationChannels>) => {
    for (const choice of all.filter(({ kind }) => hasMail(kind) || changed.mail === undefined)) {
      const wanted = { ...choice, ...changed };
      if (!isSame(wanted, choice)) choose(wanted);
    }
  };
  const hasPushes = pushes.status === "ready" && pushes.value !== null;
  return (
    <List $hasPushes={hasPushes}>
      <Row name={words.all} channels={channelsOf(all)} hasPushes={hasPushes} hasMail onChoose={chooseAll} />
      {all.map((choice) => (
        <Row
          key={choice.kind}
          name={kindWords[choice.kind]}
          channels={choice}
          hasPushes={hasPushes}
          hasMail={hasMail(choice.kind)}
          onChoose={(changed) => choose({ ...choice, ...changed })}
        />
      ))}
    </List>
  );
};
