import { Fragment, Slice } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import { handlePaste, isInTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { type Content, withSitePaths } from "../../../../../../domain/content/body/content.ts";
import { unwrappedAddress } from "../../../../../../domain/content/body/wrappedLink.ts";
import { cleaned } from "../../../../../../domain/content/editing/cleanText.ts";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { longestOf } from "../../../../../../domain/content/editing/fields.ts";
import { isTooLongToPaste } from "../../../../../../domain/content/editing/readPasted.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { readBodyFx, readPastedFx } from "../../../effects.ts";
import { pasteBegun, pasteFailed, pasteRead, pasteRefused } from "../../pasting/pasting.ts";
import { filesOf, isEmbedCode, saysMore } from "../../pasting/pasted.ts";
import { pictures } from "../../pictures/pictures.ts";
import { uploadFrom } from "../../pictures/UploadButton.tsx";
import { anchored, anchorOf } from "../document/anchors.ts";
import { contentOf, nodesOf } from "../document/document.ts";
import { inserted, insertedText, isMarkdown, linkOfPasted, markdownContent } from "./insertion.ts";

const latest = { number: 0 };

/**
 * Pastes and drops: of word processors and web pages what a body holds, of plain text its words, of markdown its blocks. The place moves
 * with the text while a paste is read. One that would make the text too long is refused whole.
 */
export const usePaste = (kind: ContentKind) => {
  const { readPasted, readBody, begin, tell, fail, refuse, choose } = useUnit({
    readPasted: readPastedFx,
    readBody: readBodyFx,
    begin: pasteBegun,
    tell: pasteRead,
    fail: pasteFailed,
    refuse: pasteRefused,
    choose: pictures.chosen,
  });

  // A tip's links are whole addresses.
  const site = kind === "article" ? location.origin : null;

  const isTooMuch = (view: EditorView, signs: number): boolean =>
    signs + sourceOf(kind, contentOf(view.state.doc)).length > longestOf.content;

  const put = (view: EditorView, name: string, read: Content): boolean => {
    if (view.isDestroyed) return false;
    const content = site === null ? read : withSitePaths(read, site);
    const range = anchorOf(view.state, name);
    view.dispatch(anchored(view.state.tr, name, null));
    if (!range) return false;
    if (isTooMuch(view, sourceOf(kind, content).length)) {
      refuse();
      return false;
    }
    const [first, ...others] = content;
    // A table in a table fills its cells.
    const { selection } = view.state;
    const isHere = selection.from >= range.from && selection.to <= range.to;
    if (first?.kind === "table" && others.length === 0 && isHere && isInTable(view.state))
      return handlePaste(view, new ClipboardEvent("paste"), new Slice(Fragment.from(nodesOf(content)), 0, 0));
    view.dispatch(inserted(view.state, range, content));
    return true;
  };

  return (view: EditorView, data: DataTransfer, at: number | null): void => {
    const plain = unwrappedAddress(cleaned(data.getData("text/plain")));
    const html = isEmbedCode(plain) ? plain : data.getData("text/html");
    const range = at === null ? view.state.selection : { from: at, to: at };
    begin();
    if (at !== null) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
    const files = filesOf(data);
    if (files.length > 0) return void choose(files.map(uploadFrom));
    const isCode = view.state.doc.resolve(range.from).parent.type.spec.code === true;
    const isRich = saysMore.test(html) && !isCode;
    if (isRich ? isTooLongToPaste(html) : isTooMuch(view, plain.length)) return void refuse();
    // Some browsers add a link as HTML to an address that is copied.
    const isMore = isRich && /<(?:img|table)\b/i.test(html);
    const link = isMore || isCode || at !== null ? null : linkOfPasted(view.state, plain, site);
    if (link) return void link(view.state, view.dispatch);
    if (!isRich && (isCode || !isMarkdown(plain))) {
      if (plain !== "") view.dispatch(insertedText(view.state, range, plain));
      return;
    }
    latest.number += 1;
    const name = `paste ${latest.number}`;
    view.dispatch(anchored(view.state.tr, name, { from: range.from, to: range.to }));
    const failed = () => void fail();
    const done = isRich
      ? readPasted({ html }).then((read) => void (put(view, name, read.content) && tell(read)))
      : readBody({ kind: "tip", content: plain }).then((read) => void put(view, name, markdownContent(plain, read)));
    done.catch(failed);
  };
};
