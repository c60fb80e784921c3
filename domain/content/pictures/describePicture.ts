import { type Result, refused } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
import { tidyPoint } from "../body/focalPoint.ts";
import type { NotSeen, PictureDetails, PictureId, PictureLibrary } from "./library.ts";

/** The most characters of the text that stands for a picture. */
export const longestDescription = 500;
/** The most characters of a file's name. */
const longestName = 200;

const oneLine = (text: string): string => normalizeText(text).replace(/\s+/g, " ");

/** A file's name as it is kept: one line, cut. */
export const keptName = (name: string): string => [...oneLine(name)].slice(0, longestName).join("");

export type DescribePicture = (
  wanted: PictureDetails & { readonly id: PictureId },
) => Promise<Result<void, NotSeen | { readonly kind: "too-long" }>>;

/**
 * Keeps the text that is offered wherever the picture is inserted, and the point that stays in view where it is cut. Refuses a long text,
 * and callers who aren't staff.
 */
export const describePicture =
  ({ library }: { readonly library: PictureLibrary }): DescribePicture =>
  async ({ id, description, point }) => {
    const line = oneLine(description);
    return [...line].length > longestDescription
      ? refused({ kind: "too-long" })
      : library.describe(id, { description: line, point: tidyPoint(point) });
  };
