import { EditorState, NodeSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { htmlBody } from "../../../../../../adapters/html/htmlBody.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import { contentOf, documentOf } from "./document.ts";
import { selectedImage } from "./format.ts";
import { galleryAround, movePicture, toggleGallery } from "./gallery.ts";

const picture = (name: string, below = "") =>
  `<figure><img src="https://x.fr/${name}.png" alt="${name}">${below}</figure>`;
const caption = "<figcaption>Sous un</figcaption>";
const alone = (name: string) => `<p><img src="https://x.fr/${name}.png" alt="${name}"></p>`;

/** The state of a text in which the named picture is selected. */
const withPicture = (html: string, name: string): EditorState => {
  const state = EditorState.create({ doc: documentOf(htmlBody(html).body) });
  let at = -1;
  state.doc.descendants((node, place) => void (node.attrs["description"] === name && (at = place)));
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)));
};
const toggled = (state: EditorState): EditorState => {
  let next = state;
  expect(toggleGallery(state, (transaction) => (next = state.apply(transaction)))).toBe(true);
  return next;
};
const htmlOf = ({ doc }: EditorState) => sourceOf("article", contentOf(doc));

it("[NW-138] joins the pictures that follow one another, keeps the selected one selected, and takes them apart again", () => {
  const html = `<p>Avant</p>\n${picture("un", caption)}\n${alone("deux")}\n${alone("trois")}\n<p>Après</p>\n${alone("quatre")}`;
  const before = withPicture(html, "deux");
  expect(galleryAround(before)).toBe("row");
  const joined = toggled(before);
  const gallery = `<figure>\n${picture("un", caption)}\n${picture("deux")}\n${picture("trois")}\n</figure>`;
  expect(htmlOf(joined)).toBe(`<p>Avant</p>\n${gallery}\n<p>Après</p>\n${alone("quatre")}`);
  expect([galleryAround(joined), selectedImage(joined)?.description]).toEqual(["gallery", "deux"]);
  const apart = toggled(joined);
  expect(htmlOf(apart)).toBe(html);
  expect(selectedImage(apart)?.description).toBe("deux");
});

it("[NW-138] offers nothing for a picture among words, or without a neighbour", () => {
  for (const html of [alone("un"), `<p>Mot ${alone("un").slice(3, -4)}</p>${alone("deux")}`]) {
    const state = withPicture(html, "un");
    expect(galleryAround(state)).toBeNull();
    expect(toggleGallery(state)).toBe(false);
  }
});

it("[NW-138] moves a picture within its gallery, with its caption, and never out of it", () => {
  const html = `<figure>\n${picture("un", caption)}\n${picture("deux")}\n${picture("trois")}\n</figure>`;
  let state = withPicture(html, "un");
  const move = (way: "up" | "down") => movePicture(way)(state, (transaction) => (state = state.apply(transaction)));
  expect(move("up")).toBe(false);
  expect([move("down"), move("down"), move("down")]).toEqual([true, true, false]);
  expect(htmlOf(state)).toBe(`<figure>\n${picture("deux")}\n${picture("trois")}\n${picture("un", caption)}\n</figure>`);
  expect(selectedImage(state)?.description).toBe("un");
  move("up");
  expect(htmlOf(state)).toBe(`<figure>\n${picture("deux")}\n${picture("un", caption)}\n${picture("trois")}\n</figure>`);
});
