import { type ChangeEvent, useId, useRef } from "react";
import { largestPicture } from "../../../domain/shared/picture.ts";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Spinner } from "../../design/components/feedback/Spinner.tsx";
import { Units } from "../../design/components/text/Units.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { $hasPicture, $isChanging, $isRemoving, avatarChosen, avatarPreviewed, avatarRemoved } from "./avatar.ts";
import { Chooser, Avatar, Ways } from "./avatar.styles.ts";
import { words } from "./words.ts";

const types = "image/jpeg,image/png,image/webp";

/** The file as a data URL, for the preview. */
const addressOf = (file: File): Promise<string> =>
  new Promise((taken) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => taken(String(reader.result)));
    reader.readAsDataURL(file);
  });

/** Changes or removes the member's avatar. */
export const AvatarField = () => {
  const { hasPicture, isChanging, isRemoving, choose, preview, remove } = useUnit({
    hasPicture: $hasPicture,
    isChanging: $isChanging,
    isRemoving: $isRemoving,
    choose: avatarChosen,
    preview: avatarPreviewed,
    remove: avatarRemoved,
  });
  const hint = useId();
  const chooser = useRef<HTMLInputElement>(null);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Without this, choosing the same file again fires no event.
    const forget = () => {
      currentTarget.value = "";
    };
    if (!file) return;
    choose({ size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
    if (file.size <= largestPicture && types.includes(file.type || "?")) void addressOf(file).then(preview);
    forget();
  };

  const takeOff = () => {
    // The button disappears with the picture: the focus goes to the file field.
    chooser.current?.focus();
    remove();
  };

  return (
    <Avatar>
      <Ways>
        <Chooser aria-busy={isChanging || undefined}>
          <input ref={chooser} type="file" accept={types} aria-describedby={hint} onChange={take} />
          {isChanging && <Spinner />}
          {isChanging ? words.choosing : words.choose}
        </Chooser>
        {hasPicture && (
          <QuietButton look="bare" busy={isRemoving} onClick={takeOff}>
            {isRemoving ? words.removing : words.remove}
          </QuietButton>
        )}
      </Ways>
      <p id={hint}>
        <Units text={words.limits} />
        <br />
        {french(words.cropped)}
      </p>
    </Avatar>
  );
};
