import { useEffect } from "react";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { forgotAddress } from "../../address.ts";
import {
  $isUnlinking,
  $offersDiscord,
  $ownDiscord,
  discordOffered,
  ownDiscordWanted,
  unlinkPressed,
} from "../../discord/discord.ts";
import { useLeaving } from "../../discord/useLeaving.ts";
import { words as allWords } from "../../discord/words.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import { linkForm, linkProof } from "./discordLink.ts";
import { Setting } from "./Setting.tsx";

const words = allWords.setting;

const LinkForm = () => {
  const why = useUnit(linkProof.$asked);
  const form = useForm(linkForm);
  const isLeaving = useLeaving();
  return (
    <form {...form.props}>
      {why && <CurrentPassword why={why} />}
      <QuietButton type="submit" busy={form.isPending}>
        {form.isPending || isLeaving ? allWords.acting : words.link}
      </QuietButton>
    </form>
  );
};

const Linked = ({ name, hasPassword }: { readonly name: string; readonly hasPassword: boolean }) => {
  const { isUnlinking, unlink } = useUnit({ isUnlinking: $isUnlinking, unlink: unlinkPressed });
  return (
    <>
      <p>{typeset(words.linked(name))}</p>
      {hasPassword ? (
        <QuietButton busy={isUnlinking} onClick={() => unlink()}>
          {isUnlinking ? words.unlinking : words.unlink}
        </QuietButton>
      ) : (
        <>
          <p>{typeset(words.noPassword)}</p>
          <TextLink to={forgotAddress("")}>{french(allWords.forgot)}</TextLink>
        </>
      )}
    </>
  );
};

/** Links the member's account to Discord, or unlinks it. Absent where the backend has no Discord and nothing is linked. */
export const DiscordSetting = () => {
  const { isOffered, own, offer, ask } = useUnit({
    isOffered: $offersDiscord,
    own: $ownDiscord,
    offer: discordOffered,
    ask: ownDiscordWanted,
  });
  useEffect(() => {
    offer();
    ask();
  }, [offer, ask]);
  const name = own.status === "ready" ? own.link.name : null;
  if (!isOffered && name === null) return null;
  return (
    <Setting title={words.title} text={words.text}>
      {own.status === "failed" && (
        <>
          <p>{typeset(words.failed)}</p>
          <Button size="small" onClick={() => ask()}>
            {allWords.retry}
          </Button>
        </>
      )}
      {own.status === "ready" &&
        (name === null ? <LinkForm /> : <Linked name={name} hasPassword={own.link.hasPassword} />)}
    </Setting>
  );
};
