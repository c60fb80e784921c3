import type { ChangeEvent, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import type { LibraryPicture } from "../../../../../domain/content/pictures/library.ts";
import type { ChosenImage } from "../../../../../domain/content/editing/uploadImage.ts";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { quietButtonStyles, type QuietLook } from "../../../../design/components/actions/QuietButton.tsx";
import { Spinner } from "../../../../design/components/feedback/Spinner.tsx";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../../../../lib/useUnit.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { space, stroke } from "../../../../design/tokens/measures.ts";
import type { ChosenPicture } from "../../uploads/createUploads.ts";
import { LibraryButton } from "../../library/LibraryButton.tsx";
import { $uploadingFor, imageChosen, type ImageTarget, imageUploaded } from "./upload.ts";
import { words } from "../writingWords.ts";

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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

const types = "image/jpeg,image/png,image/webp";

type FilePickProps = {
  readonly children: ReactNode;
  readonly accept?: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly takesSeveral?: boolean;
  /** The input, to be pressed from elsewhere. */
  readonly input?: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button that lets choose files of the device. */
export const FilePick = ({
  children,
  accept = types,
  isBusy,
  isDisabled,
  takesSeveral,
  input,
  onFiles,
}: FilePickProps) => {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0) onFiles(files);
    // Without this, choosing the same file again fires no event.
    currentTarget.value = "";
  };
  return (
    <Way aria-busy={isBusy || undefined}>
      <input ref={input} type="file" accept={accept} multiple={takesSeveral} disabled={isDisabled} onChange={take} />
      {isBusy ? <Spinner /> : <Icon name="up" />}
      {children}
    </Way>
  );
};

/** A file of the device as the domain reads it. */
export const chosenFrom = (file: File): ChosenImage => ({
  name: file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

/** A file as one of several for a text: a picture, or one for download. */
export const uploadFrom = (file: File): ChosenPicture => ({
  name: file.name,
  file: chosenFrom(file),
  isFile: !file.type.startsWith("image/"),
});

type UploadButtonProps = {
  readonly target: ImageTarget;
  readonly of?: string;
  /** May be SVG too, and becomes a small square. */
  readonly isLogo?: boolean;
  /** Takes a picture of the library. By default its address is written into the field. */
  readonly onPick?: (picture: LibraryPicture) => void;
};

/** Uploads a picture to the club's storage, or takes one of the library, and writes its address into the field. */
export const UploadButton = ({ target, of, isLogo = false, onPick }: UploadButtonProps) => {
  const { busyWith, choose, give } = useUnit({ busyWith: $uploadingFor, choose: imageChosen, give: imageUploaded });
  const isBusy = busyWith === target;
  return (
    <Ways>
      {/* Never disabled while it is busy, so that it keeps the focus. A second picture is ignored while one is uploaded. */}
      <FilePick
        {...(isLogo && { accept: `${types},image/svg+xml` })}
        isBusy={isBusy}
        isDisabled={busyWith !== null && !isBusy}
        onFiles={([file]) => file && choose({ target, file: { ...chosenFrom(file), isLogo } })}
      >
        {isBusy ? words.uploading : words.upload}
        {of && <VisuallyHidden>, {of}</VisuallyHidden>}
      </FilePick>
      {!isLogo && <LibraryButton of={of} onPick={onPick ?? (({ address }) => give({ target, address }))} />}
    </Ways>
  );
};
