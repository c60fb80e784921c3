import type { Command } from "prosemirror-state";
import type { Ref } from "react";
import { fileExtensions } from "../../../../../../domain/content/files/fileKind.ts";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { Icon, type IconName } from "../../../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { LibraryButton } from "../../../library/LibraryButton.tsx";
import { libraryPicked, pictures } from "../../pictures/pictures.ts";
import { FilePick, uploadFrom } from "../../pictures/UploadButton.tsx";
import { addBlock } from "../document/blocks.ts";
import type { AskedOf } from "../slash/choices.ts";
import { words } from "../words.ts";

const adds: readonly {
  readonly kind: "text" | "heading" | "image";
  readonly glyph: IconName;
  readonly name: string;
}[] = [
  { kind: "text", glyph: "text", name: words.addText },
  { kind: "heading", glyph: "heading", name: words.addHeading },
  { kind: "image", glyph: "image", name: words.addImage },
];

type AddBarProps = {
  readonly kind: ContentKind;
  readonly run: (command: Command) => void;
  readonly ask: (what: AskedOf) => void;
  /** The choice of files, to be pressed from the menu of blocks. */
  readonly filePick: Ref<HTMLInputElement>;
};

const fileEnds = fileExtensions.map((extension) => `.${extension}`).join(",");

/** Blocks, each added after the selected one, pictures of the device or of the library, and files for download. */
export const AddBar = ({ kind: of, run, ask, filePick }: AddBarProps) => {
  const { choose, pick } = useUnit({ choose: pictures.chosen, pick: libraryPicked });
  return (
    <>
      {adds.map(({ kind, glyph, name }) => (
        <QuietButton key={kind} onClick={() => run(addBlock(kind))}>
          <Icon name={glyph} />
          {name}
        </QuietButton>
      ))}
      <QuietButton onClick={() => ask("button")}>
        <Icon name="arrow" />
        {words.addButton}
      </QuietButton>
      {of === "article" && (
        <QuietButton onClick={() => ask("card")}>
          <Icon name="shirt" />
          {words.addCard}
        </QuietButton>
      )}
      <FilePick takesSeveral onFiles={(files) => choose(files.map(uploadFrom))}>
        {words.uploadPictures}
      </FilePick>
      <LibraryButton of={words.imageHere} onPick={pick} />
      <FilePick takesSeveral accept={fileEnds} input={filePick} onFiles={(files) => choose(files.map(uploadFrom))}>
        {words.addFile}
      </FilePick>
    </>
  );
};
