import { Button } from "../../design/components/actions/Button.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { discordAddress } from "../address.ts";
import { $isGoing, discordPressed } from "./discord.ts";
import { useLeaving } from "./useLeaving.ts";
import { words as allWords } from "./words.ts";

type DiscordButtonProps = { readonly path: string; readonly words?: string };

/** Goes to Discord, and from there to a path of the site. */
export const DiscordButton = ({ path, words = allWords.act }: DiscordButtonProps) => {
  const { isGoing, press } = useUnit({ isGoing: $isGoing, press: discordPressed });
  const isLeaving = useLeaving();
  return (
    <Button type="button" size="wide" dark busy={isGoing} onClick={() => press({ back: discordAddress(path) })}>
      {isGoing || isLeaving ? allWords.acting : words}
    </Button>
  );
};
