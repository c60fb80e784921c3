import { done, refused, type Result } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import type { ContentKind } from "../editing/contentItem.ts";

/** A category of the news or of the tips. */
export type Category = {
  readonly kind: ContentKind;
  /** What content refers to. It never changes. */
  readonly slug: string;
  /** Its name, which the staff changes. */
  readonly label: string;
  /** Grows with each change of the label. A change carries the revision that it started from. */
  readonly revision: number;
};

export type CategoryRef = Pick<Category, "kind" | "slug">;

/** The most characters of a label. */
export const longestLabel = 60;
/** The most categories of a kind. */
export const mostCategories = 50;

export type LabelRefusal =
  | { readonly kind: "label-required" }
  /** How many characters too many. */
  | { readonly kind: "label-too-long"; readonly over: number };

/** A label as it is stored: on one line, without spaces at its ends. Refuses one without a visible character, and a too long one. */
export const parseLabel = (typed: string): Result<string, LabelRefusal> => {
  const label = normalizeText(typed).replace(/\s+/g, " ");
  if (isBlank(label)) return refused({ kind: "label-required" });
  const over = [...label].length - longestLabel;
  return over > 0 ? refused({ kind: "label-too-long", over }) : done(label);
};
