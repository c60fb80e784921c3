import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet, type NodeViewConstructor } from "prosemirror-view";
import { isOpenAddress } from "../../../../../../domain/shared/address.ts";
import { shownPicture } from "../../../../../../domain/content/body/ownPicture.ts";
import { holdsPictures } from "../document/format.ts";
import { schema } from "../document/schema.ts";
import { words } from "../words.ts";

const marksIn = (doc: Node): DecorationSet => {
  const marks: Decoration[] = [];
  doc.descendants((node, at, parent) => {
    const { caption, credit } = node.attrs;
    if (node.type === schema.nodes.image && (caption || credit) && !(parent && holdsPictures(parent)))
      marks.push(Decoration.node(at, at + node.nodeSize, {}, { hasNoLegend: true }));
  });
  return DecorationSet.create(doc, marks);
};

/** Marks the pictures whose caption and credit aren't kept, since they stand among words. */
export const picturesAmongWords = (): Plugin => new Plugin({ props: { decorations: ({ doc }) => marksIn(doc) } });

const isAmongWords = (marks: readonly Decoration[]): boolean => marks.some(({ spec }) => spec.hasNoLegend === true);

/** Draws a picture of a text, or a note in its place while its address leads nowhere. Below it stands what its source keeps. */
export const imageView =
  (host: string): NodeViewConstructor =>
  (node, _, __, marks) => {
    const dom = document.createElement("span");
    dom.className = "picture";
    const draw = ({ attrs }: Node, hasLegend: boolean) => {
      const address = String(attrs["address"]).trim();
      if (!isOpenAddress(address)) return void dom.replaceChildren(words.noImage);
      const picture = document.createElement("img");
      picture.alt = String(attrs["description"]);
      picture.referrerPolicy = "no-referrer";
      picture.addEventListener("error", () => dom.replaceChildren(picture.alt || words.noImage));
      picture.src = shownPicture(address, host);
      const below = [attrs["caption"], attrs["credit"]].map(String).filter((words) => words.trim() !== "");
      dom.replaceChildren(picture, hasLegend ? below.join(" · ") : "");
    };
    let shown = { attrs: node.attrs, hasLegend: !isAmongWords(marks) };
    draw(node, shown.hasLegend);
    return {
      dom,
      update: (next, marks) => {
        if (next.type !== node.type) return false;
        const hasLegend = !isAmongWords(marks);
        if (next.attrs !== shown.attrs || hasLegend !== shown.hasLegend) draw(next, hasLegend);
        shown = { attrs: next.attrs, hasLegend };
        return true;
      },
      ignoreMutation: () => true,
    };
  };
