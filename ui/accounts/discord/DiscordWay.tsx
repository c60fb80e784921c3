import { useEffect } from "react";
import { unbroken } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Agreement } from "../signIn/Agreement.tsx";
import { Lead } from "../signIn/auth.styles.ts";
import { $offersDiscord, discordOffered } from "./discord.ts";
import { DiscordButton } from "./DiscordButton.tsx";
import { words } from "./words.ts";

type DiscordWayProps = {
  /** Where it leads back to. */
  readonly path: string;
  /** The form above names the terms already. */
  readonly isAgreed: boolean;
};

/** The way in by Discord, below the forms, where the backend has it. */
export const DiscordWay = ({ path, isAgreed }: DiscordWayProps) => {
  const { isOffered, ask } = useUnit({ isOffered: $offersDiscord, ask: discordOffered });
  useEffect(() => void ask(), [ask]);
  if (!isOffered) return null;
  return (
    <>
      <DiscordButton path={path} />
      <Lead>{unbroken(words.note)}</Lead>
      {!isAgreed && <Agreement as={Lead} />}
    </>
  );
};
