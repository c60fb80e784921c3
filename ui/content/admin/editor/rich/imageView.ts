import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { isOpenAddress } from "../../../../../domain/shared/address.ts";
import { shownPicture } from "../../../../../domain/content/body/ownPicture.ts";
import { words } from "./words.ts";

/** Draws a picture of a text, or a note in its place while its address leads nowhere. */
export const imageView =
  (host: string): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement("span");
    dom.className = "picture";
    const draw = ({ attrs }: Node) => {
      const address = String(attrs["address"]).trim();
      if (!isOpenAddress(address)) return void dom.replaceChildren(words.noImage);
      const picture = document.createElement("img");
      picture.alt = String(attrs["description"]);
      picture.referrerPolicy = "no-referrer";
      picture.addEventListener("error", () => dom.replaceChildren(picture.alt || words.noImage));
      picture.src = shownPicture(address, host);
      const below = [attrs["caption"], attrs["credit"]].map(String).filter((words) => words.trim() !== "");
      dom.replaceChildren(picture, below.join(" · "));
    };
    draw(node);
    let shown = node;
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (next.attrs !== shown.attrs) draw(next);
        shown = next;
        return true;
      },
      ignoreMutation: () => true,
    };
  };
