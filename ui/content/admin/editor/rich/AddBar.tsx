import type { Command } from "prosemirror-state";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { Icon, type IconName } from "../../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../../lib/useUnit.ts";
import { LibraryButton } from "../../library/LibraryButton.tsx";
import { libraryPicked, picturesChosen } from "../pictures.ts";
import { FilePick, pictureFrom } from "../UploadButton.tsx";
import { addBlock } from "./blocks.ts";
import type { AskedOf } from "./choices.ts";
import { words } from "./words.ts";

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
};

/** Blocks, each added after the selected one, and pictures of the device or of the library. */
export const AddBar = ({ kind: of, run, ask }: AddBarProps) => {
  const { choose, pick } = useUnit({ choose: picturesChosen, pick: libraryPicked });
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
      <FilePick takesSeveral onFiles={(files) => choose(files.map(pictureFrom))}>
        {words.uploadPictures}
      </FilePick>
      <LibraryButton of={words.imageHere} onPick={pick} />
    </>
  );
};
