import type { ChangeEvent } from "react";
import { styled } from "styled-components";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { quietButtonStyles, type QuietLook } from "../../../design/components/actions/QuietButton.tsx";
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

type UploadButtonProps = {
  readonly target: ImageTarget;
  readonly of?: string;
  /** May be SVG too, and becomes a small square. */
  readonly isLogo?: boolean;
};

/** Uploads a picture to the club's storage and writes its address into the field. */
export const UploadButton = ({ target, of, isLogo = false }: UploadButtonProps) => {
  const { busyWith, choose } = useUnit({ busyWith: $uploadingFor, choose: imageChosen });
  const isBusy = busyWith === target;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) {
      choose({ target, file: { size: file.size, isLogo, read: async () => new Uint8Array(await file.arrayBuffer()) } });
    }
    // Without this, choosing the same file again fires no event.
    currentTarget.value = "";
  };
  return (
    <Way aria-busy={isBusy || undefined}>
      {/* Never disabled, so that it keeps the focus. A second picture is ignored while one is uploaded. */}
      <input
        type="file"
        accept={isLogo ? `${types},image/svg+xml` : types}
        disabled={busyWith !== null && !isBusy}
        onChange={take}
      />
      {isBusy ? <Spinner /> : <Icon name="up" />}
      {isBusy ? words.uploading : words.upload}
      {of && <VisuallyHidden>, {of}</VisuallyHidden>}
    </Way>
  );
};
