import type { Drafts } from "../../shared/drafts.ts";

/** An unsaved change on the device, and the name that it is stored under. */
export type WindowDraft = { readonly place: string; readonly text: string };

type Needs = { readonly drafts: Drafts };

/** The most windows that edit the same item. */
const mostPlaces = 9;
const placesOf = (name: string): readonly string[] =>
  Array.from({ length: mostPlaces }, (_, at) => (at === 0 ? name : `${name}#${at + 1}`));

export type StoreWindowDraft = (wish: {
  readonly name: string;
  /** Empty to delete it. */
  readonly text: string;
  /** This window's own one, as far as it knows. */
  readonly own: WindowDraft | null;
}) => Promise<WindowDraft | null>;

/**
 * Stores a text under a name, beside those of other windows and never over them. Returns what is stored; null when nothing
 * is, as on a device without storage.
 */
export const storeWindowDraft =
  ({ drafts }: Needs): StoreWindowDraft =>
  async ({ name, text, own }) => {
    const isOwn = own !== null && (await drafts.read(own.place)) === own.text;
    if (text === "") {
      if (isOwn) await drafts.write({ name: own.place, text });
      return null;
    }
    for (const place of isOwn ? [own.place] : placesOf(name)) {
      const isFree = isOwn || (await drafts.read(place)) === "";
      if (isFree) return (await drafts.write({ name: place, text })) ? { place, text } : null;
    }
    return null;
  };

export type RecallWindowDrafts = (name: string) => Promise<readonly WindowDraft[]>;

/** The texts of all windows under a name. */
export const recallWindowDrafts =
  ({ drafts }: Needs): RecallWindowDrafts =>
  async (name) => {
    const all = await Promise.all(placesOf(name).map(async (place) => ({ place, text: await drafts.read(place) })));
    return all.filter(({ text }) => text !== "");
  };
