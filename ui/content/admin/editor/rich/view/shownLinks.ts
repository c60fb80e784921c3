import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { cardTarget } from "../../../../../../domain/club/cards/cardTarget.ts";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { aboutFile } from "../../../../body/file/fileWords.ts";
import { fileOf } from "../document/fileBlock.ts";
import { schema } from "../document/schema.ts";
import { words } from "../words.ts";

const { nodes, marks } = schema;

/** What readers see in the place of a paragraph of one link, in words; undefined for other blocks. */
const shownAs = (block: Node, kind: ContentKind): string | undefined => {
  const file = fileOf(block);
  if (file) return words.fileShown(aboutFile(file));
  const text = block.firstChild;
  if (block.type !== nodes.paragraph || block.childCount !== 1 || !text?.isText) return undefined;
  const link = marks.link.isInSet(text.marks);
  if (!link) return undefined;
  if (marks.strong.isInSet(text.marks)) return words.button;
  const target = kind === "article" ? cardTarget(String(link.attrs["address"])) : null;
  return target ? words.cardShown[target.kind] : undefined;
};

/** Names the paragraphs that readers see as a card, a button or a file. Only those of the text itself are: not in lists and quotes. */
export const shownLinks = (kind: ContentKind): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const found: Decoration[] = [];
        doc.forEach((block, at) => {
          const shown = shownAs(block, kind);
          if (shown) found.push(Decoration.node(at, at + block.nodeSize, { class: "shown", "data-shown": shown }));
        });
        return found.length > 0 ? DecorationSet.create(doc, found) : null;
      },
    },
  });
