import { useEffect } from "react";
import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { $hasChannel, channelWanted } from "./discord.ts";
import { words } from "./words.ts";

type AnnounceBoxProps = { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };

/** Offers to announce a new item, where the site has a channel. */
export const AnnounceBox = ({ isChosen, onChoose }: AnnounceBoxProps) => {
  const { hasChannel, want } = useUnit({ hasChannel: $hasChannel, want: channelWanted });
  useEffect(() => want(), [want]);
  if (!hasChannel) return null;
  return (
    <Checkbox
      label={words.announce}
      checked={isChosen}
      onChange={({ currentTarget: { checked } }) => onChoose(checked)}
    />
  );
};
