import type { ChangeEvent } from "react";
import { styled } from "styled-components";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { type QuietLook, quietButtonStyles } from "../../../design/components/actions/QuietButton.styles.ts";
import { Spinner } from "../../../design/components/feedback/Spinner.tsx";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { stroke } from "../../../design/tokens/measures.ts";
import { $uploadingFor, imageChosen, type ImageTarget } from "./upload.ts";
import { words } from "./writingWords.ts";

const Way = styled.label<QuietLook>`
  ${quietButtonStyles}
  position: relative;
  justify-self: start;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    min-height: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.firm};
  }
`;

const types = "image/jpeg,image/png,image/webp";

/** Puts a picture of one's own into the club's keeping; its address then stands in the field. */
export const UploadButton = ({ target, of }: { readonly target: ImageTarget; readonly of?: string }) => {
  const { busyWith, choose } = useUnit({ busyWith: $uploadingFor, choose: imageChosen });
  const isBusy = busyWith === target;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) {
      choose({ target, file: { size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) } });
    }
    // The same file may be chosen again.
    currentTarget.value = "";
  };
  return (
    <Way aria-busy={isBusy || undefined}>
      {/* Not the one that is busy: whoever chose by the keyboard would lose their place. Another picture isn't taken meanwhile. */}
      <input type="file" accept={types} disabled={busyWith !== null && !isBusy} onChange={take} />
      {isBusy ? <Spinner /> : <Icon name="up" />}
      {isBusy ? words.uploading : words.upload}
      {of && <VisuallyHidden>, {of}</VisuallyHidden>}
    </Way>
  );
};
