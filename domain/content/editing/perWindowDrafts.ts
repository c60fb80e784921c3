import type { Drafts } from "../../shared/drafts.ts";

/** What stands on the device, and in which place. */
export type WindowDraft = { readonly place: string; readonly text: string };

type Needs = { readonly drafts: Drafts };

/** As many windows as anybody writes the same in. */
const mostPlaces = 9;
const placesOf = (name: string): readonly string[] =>
  Array.from({ length: mostPlaces }, (_, at) => (at === 0 ? name : `${name}#${at + 1}`));

export type KeepWindowDraft = (wish: {
  readonly name: string;
  /** Nothing to forget what is kept. */
  readonly text: string;
  /** What this window last knew to be its own. */
  readonly own: WindowDraft | null;
}) => Promise<WindowDraft | null>;

/**
 * Keeps a text under a name, beside what other windows keep under the same and never over it: they would take turns in losing each other's
 * words. Gives what is kept by now; nothing when nothing is, as on a device that keeps nothing.
 */
export const keepWindowDraft =
  ({ drafts }: Needs): KeepWindowDraft =>
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

/** All that windows have kept under a name. */
export const recallWindowDrafts =
  ({ drafts }: Needs): RecallWindowDrafts =>
  async (name) => {
    const all = await Promise.all(placesOf(name).map(async (place) => ({ place, text: await drafts.read(place) })));
    return all.filter(({ text }) => text !== "");
  };
