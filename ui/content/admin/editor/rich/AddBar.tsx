import type { Command } from "prosemirror-state";
import { Icon, type IconName } from "../../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { addBlock } from "./blocks.ts";
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

/** Text, heading and picture. Each is added after the selected block. */
export const AddBar = ({ run }: { readonly run: (command: Command) => void }) =>
  adds.map(({ kind, glyph, name }) => (
    <QuietButton key={kind} onClick={() => run(addBlock(kind))}>
      <Icon name={glyph} />
      {name}
    </QuietButton>
  ));
