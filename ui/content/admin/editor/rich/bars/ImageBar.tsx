import type { Attrs } from "prosemirror-model";
import type { Command } from "prosemirror-state";
import { isOpenAddress, isInsecureAddress } from "../../../../../../domain/shared/address.ts";
import { isPictureAddress } from "../../../../../../domain/content/body/ownPicture.ts";
import { Field } from "../../../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../../../design/components/text/french.ts";
import { bodyImage } from "../../pictures/upload.ts";
import { UploadButton } from "../../pictures/UploadButton.tsx";
import { type SelectedImage, setImage } from "../document/format.ts";
import { type galleryAround, movePicture, toggleGallery } from "../document/gallery.ts";
import { Asked, Hint } from "../RichText.styles.ts";
import { words } from "../words.ts";

/** A new picture needs an address of the web or an uploaded file; an older text may have pages of the site. */
const problemOf = (address: string, isTyped: boolean): string | undefined => {
  if (address === "") return undefined;
  if (!(isTyped ? isPictureAddress : isOpenAddress)(address)) return words.badImage;
  return isInsecureAddress(address) ? words.insecureImage : undefined;
};

type ImageBarProps = {
  readonly image: SelectedImage;
  /** Changes the picture without taking the focus from its field. */
  readonly change: (command: Command) => void;
  /** Whether it is one of a gallery, or may become one. */
  readonly gallery: ReturnType<typeof galleryAround>;
  readonly run: (command: Command) => void;
};

/** A picture that was just added is asked for its address. */
const focusEmpty = (input: HTMLInputElement | null): void => {
  if (input?.value === "") input.focus();
};

/** The address of the selected picture, the text that stands for it, and what stands below it. */
export const ImageBar = ({ image, change, gallery, run }: ImageBarProps) => {
  const { at, address, description, caption, credit, isTyped, isAlone } = image;
  const write = (texts: Attrs) => change(setImage(at, texts));
  return (
    <Asked role="group" aria-label={words.image}>
      <Field
        label={words.imageAddress}
        error={problemOf(address.trim(), isTyped)}
        inputMode="url"
        placeholder="https://"
        ref={focusEmpty}
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ currentTarget: { value } }) => write({ address: value })}
      />
      <UploadButton
        target={bodyImage}
        of={words.imageHere}
        onPick={(picture) =>
          write({ address: picture.address, ...(description.trim() === "" && { description: picture.description }) })
        }
      />
      <Field
        label={words.description}
        hint={description.trim() === "" ? words.descriptionMissing : words.descriptionHint}
        autoComplete="off"
        value={description}
        onChange={({ currentTarget: { value } }) => write({ description: value })}
      />
      {isAlone ? (
        <>
          <Field
            label={words.caption}
            hint={words.captionHint}
            autoComplete="off"
            value={caption}
            onChange={({ currentTarget: { value } }) => write({ caption: value })}
          />
          <Field
            label={words.credit}
            hint={words.creditHint}
            autoComplete="off"
            value={credit}
            onChange={({ currentTarget: { value } }) => write({ credit: value })}
          />
        </>
      ) : (
        <Hint>{french(words.legendAlone)}</Hint>
      )}
      {gallery === "gallery" && (
        <>
          <QuietButton onClick={() => change(movePicture("up"))}>{words.pictureEarlier}</QuietButton>
          <QuietButton onClick={() => change(movePicture("down"))}>{words.pictureLater}</QuietButton>
        </>
      )}
      {gallery && (
        <QuietButton onClick={() => run(toggleGallery)}>
          {gallery === "gallery" ? words.splitGallery : words.joinGallery}
        </QuietButton>
      )}
    </Asked>
  );
};
