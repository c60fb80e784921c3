import { useEffect } from "react";
import { typeset } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { wayBack } from "../address.ts";
import { $intent } from "../session/intent.ts";
import { Agreement } from "../signIn/Agreement.tsx";
import { Lead } from "../signIn/auth.styles.ts";
import { $offersDiscord, discordOffered } from "./discord.ts";
import { DiscordButton } from "./DiscordButton.tsx";
import { words } from "./words.ts";

type DiscordWayProps = {
  readonly search: string;
  /** The form above names the terms already. */
  readonly isAgreed: boolean;
};

/** The way in by Discord, below the forms, where the backend has it. */
export const DiscordWay = ({ search, isAgreed }: DiscordWayProps) => {
  const { isOffered, intent, ask } = useUnit({ isOffered: $offersDiscord, intent: $intent, ask: discordOffered });
  useEffect(() => void ask(), [ask]);
  if (!isOffered) return null;
  const asked = wayBack(search);
  return (
    <>
      <DiscordButton path={asked === "/" ? (intent?.path ?? asked) : asked} />
      <Lead>{typeset(words.note)}</Lead>
      {!isAgreed && <Agreement as={Lead} />}
    </>
  );
};
