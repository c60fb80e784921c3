import { useEffect } from "react";
import { styled } from "styled-components";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { size } from "../../design/tokens/measures.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words as linkWords } from "../mailLinks/linkWords.ts";
import { NamesForm } from "../profile/NamesForm.tsx";
import { $account } from "../session/session.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { Lead } from "../signIn/auth.styles.ts";
import { FirstSteps } from "../signIn/FirstSteps.tsx";
import { Entered } from "../signIn/Entered.tsx";
import { firstNameWanted } from "./firstName.ts";
import { $ownDiscord } from "./discord.ts";
import { words } from "./words.ts";

const Question = styled.h2`
  font-size: ${size.title3};
`;

/** Offers a new member the name that they have on Discord. They may change it, or choose later. */
export const FirstName = ({ way }: { readonly way: string }) => {
  const { account, own, ask } = useUnit({ account: $account, own: $ownDiscord, ask: firstNameWanted });
  useEffect(() => void ask(), [ask]);
  const isNamed = Boolean(account?.username);
  const offered = own.status === "ready" ? own.link.offered : undefined;
  if (isNamed) {
    return (
      <AuthFrame title={linkWords.isDone}>
        <Entered key="named" {...linkWords.reset.named}>
          <ButtonLink size="wide" to={way}>
            {linkWords.onward}
          </ButtonLink>
          <FirstSteps />
        </Entered>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.named.title} lead={words.named.text}>
      <Question>{typeset(words.named.question)}</Question>
      {offered !== undefined && (
        <Lead>{typeset(offered === null ? words.named.free : words.named.offered(offered))}</Lead>
      )}
      <NamesForm />
      <Lead>{typeset(words.named.picture)}</Lead>
      <TextLink to={way}>{linkWords.onward}</TextLink>
    </AuthFrame>
  );
};
