import type { Content } from "../body/content.ts";

/** How many parts of a pasted text can't be parsed as content, by kind. */
export type Unread = {
  /** Those with merged cells, which are kept apart, and those that hold another: their text is kept as lines. */
  readonly tables: number;
  readonly images: number;
  /** Videos, audio and embedded pages. */
  readonly embeds: number;
  /** Underlined, raised, lowered and highlighted words. Their text is kept. */
  readonly styles: number;
  /** In the margin: they are its writers' own. */
  readonly comments: number;
  /** Changes that a word processor tracks. The text is as if all were accepted. */
  readonly changes: number;
};

/** Of a text that is whole. */
export const nothingUnread: Unread = { tables: 0, images: 0, embeds: 0, styles: 0, comments: 0, changes: 0 };

/** A parsed pasted text. */
export type ReadText = {
  readonly content: Content;
  readonly unread: Unread;
  /** The number of invalid links. Their text is kept. */
  readonly badLinks: number;
};

/** What a paste leaves out, by kind. `marks` (underlined, raised, lowered, highlighted) and `changes` are 1 when there are any. */
export type LeftOut = Omit<Unread, "styles"> & {
  readonly links: number;
  readonly marks: number;
};

/** What a text loses in the editor: invalid links, and what a body can't express. */
export const leftOutOf = ({ unread: { styles, ...parts }, badLinks }: ReadText): LeftOut => ({
  ...parts,
  changes: Math.min(parts.changes, 1),
  links: badLinks,
  marks: Math.min(styles, 1),
});

export const isNothing = (leftOut: LeftOut): boolean => Object.values(leftOut).every((count) => count === 0);
