import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import type { SubscriptionToken } from "../../../domain/messages/newsletter.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button, ButtonLink } from "../../design/components/actions/Button.tsx";
import { NeedsScript } from "../../design/components/forms/NeedsScript.tsx";
import { typeset, unbroken } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { focusTitle } from "../../lib/focusContent.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useLinkToken } from "../../lib/page/linkToken.ts";
import { useOnChange, useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { confirmation, isOver, unsubscription } from "./link.ts";
import { linkFailure, words } from "./linkWords.ts";
import { newsletterField } from "./words.ts";

const Act = styled.div`
  ${wrap}
  display: grid;
  justify-items: start;
  gap: ${space.x5};
  padding-bottom: ${space.section};
`;

type Kind = "confirm" | "leave" | "leaveNotifications";

const Instead = ({ kind }: { readonly kind: Kind }) => {
  const hasContact = useHasFeature("contact");
  if (kind === "confirm") {
    return <Button onClick={() => document.getElementById(newsletterField)?.focus()}>{words.anotherLink}</Button>;
  }
  return hasContact && <ButtonLink to="/contact">{words.writeUs}</ButtonLink>;
};

/** The page that mails of the newsletter and of notifications link to. A button spends the link, not the visit: mail scanners open links too. */
const LinkPage = ({ kind }: { readonly kind: Kind }) => {
  const { $link, opened, pressed } = kind === "confirm" ? confirmation : unsubscription;
  const { link, open, press } = useUnit({ link: $link, open: opened, press: pressed });
  const said = words[kind];
  const token = useLinkToken("jeton");
  const failure = link.status === "failed" ? linkFailure(link.error, said) : null;
  const isDead = isOver(link);
  const { title, text } = isDead && failure ? failure : said;
  const alert = useFocusOnChange(link);

  useEffect(() => void open(token), [open, token]);
  useOnChange(isDead, () => isDead && focusTitle());

  return (
    <>
      <LinkHead title={title} />
      <PageHead title={title} text={unbroken(text)} />
      <Act>
        {link.status === "done" && (
          <Alert tone="ok" role="status" title={said.done} ref={alert}>
            {unbroken(said.doneText)}
          </Alert>
        )}
        {failure && !isDead && (
          <Alert tone="bad" role="alert" title={failure.title} ref={alert}>
            {unbroken(failure.text)}
          </Alert>
        )}
        {isDead && <Instead kind={kind} />}
        {link.status !== "done" && !isDead && (
          <Button busy={link.status === "pending"} onClick={() => press(token as SubscriptionToken)}>
            {link.status === "pending" ? said.acting : said.act}
          </Button>
        )}
        <NeedsScript>{words.needsScript}</NeedsScript>
        <TextLink to="/">{typeset(words.home)}</TextLink>
      </Act>
    </>
  );
};

export const ConfirmPage = () => <LinkPage kind="confirm" />;
export const LeavePage = () => {
  const { search } = useLocation();
  return <LinkPage kind={new URLSearchParams(search).get("de") === "notifications" ? "leaveNotifications" : "leave"} />;
};
