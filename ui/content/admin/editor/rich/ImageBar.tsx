import type { Command } from "prosemirror-state";
import { isOpenAddress, isInsecureAddress } from "../../../../../domain/shared/address.ts";
import { isPictureAddress } from "../../../../../domain/content/body/ownPicture.ts";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { bodyImage } from "../upload.ts";
import { UploadButton } from "../UploadButton.tsx";
import { type SelectedImage, setImage } from "./format.ts";
import { Asked } from "./RichText.styles.ts";
import { words } from "./words.ts";

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
};

/** A picture that was just added is asked for its address. */
const focusEmpty = (input: HTMLInputElement | null): void => {
  if (input?.value === "") input.focus();
};

/** The address and the description of the selected picture. */
export const ImageBar = ({ image: { at, address, description, isTyped }, change }: ImageBarProps) => (
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
      onChange={({ currentTarget: { value } }) => change(setImage(at, { address: value }))}
    />
    <UploadButton target={bodyImage} of={words.imageHere} />
    <Field
      label={words.description}
      hint={words.descriptionHint}
      autoComplete="off"
      value={description}
      onChange={({ currentTarget: { value } }) => change(setImage(at, { description: value }))}
    />
  </Asked>
);
