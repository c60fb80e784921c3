import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { changeRebased } from "../lists/changePart.ts";
import type { TeamName } from "../matches/ports.ts";
import type { OptionalFeature } from "./optionalFeatures.ts";
import type { ContentList, Contrast, PageEditing, Pages, PageTexts } from "./ports.ts";
import { type SectionName, sectionNames, sections } from "./sections.ts";
import { withStored } from "./withStored.ts";
import {
  mergeTexts,
  pickTexts,
  problemsIn,
  type TextPath,
  type TextProblem,
  type Texts,
  textsAt,
  tidyTexts,
} from "./texts.ts";

type Needs = { readonly pages: Pages; readonly editing: PageEditing; readonly contrast: Contrast };

/** What every page needs to know: which features are off, and what isn't as in the club's folder. */
export type SiteState = {
  readonly off: readonly OptionalFeature[];
  /** The sections with texts of the staff's. */
  readonly changed: readonly SectionName[];
  /** The teams of the menu. Absent: those of the folder, in its order. */
  readonly teams?: readonly TeamName[];
  /** The lists in which nothing is published. Absent: the usual ones. */
  readonly empty?: readonly ContentList[];
};

/** All that the staff has changed. */
export type StaffPages = { readonly off: readonly OptionalFeature[]; readonly texts: readonly PageTexts[] };

export const listPages =
  ({ pages }: Pick<Needs, "pages">) =>
  async (): Promise<StaffPages> => {
    const [off, texts] = await Promise.all([pages.switchedOff(), pages.texts(sectionNames)]);
    return { off, texts };
  };

export type InvalidTexts = { readonly kind: "invalid-texts"; readonly fields: Readonly<Record<TextPath, TextProblem>> };
/** Another member of the staff changed the same texts: theirs, and where both differ. */
export type TextsConflict = {
  readonly kind: "texts-conflict";
  readonly theirs: PageTexts;
  readonly contested: readonly TextPath[];
};

export type TextsEdit = {
  readonly section: SectionName;
  /** The revision that the edit began with: 0 for the texts of the club's folder. */
  readonly revision: number;
  /** What the edit began with. */
  readonly before: Texts;
  readonly after: Texts;
  /** The texts of the club's folder. */
  readonly first: Texts;
};
export type SaveTextsRefusal = SignedOut | NotStaff | InvalidTexts | TextsConflict;
export type SavePageTexts = (edit: TextsEdit) => Promise<Result<PageTexts, SaveTextsRefusal>>;

const contrastIn = async (contrast: Contrast, section: SectionName, texts: Texts) => {
  const faults = section === "identity" ? await contrast.faultsOf(textsAt(texts, "colours")) : {};
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [`colours.${name}`, { kind: "low-contrast", ...fault } as const]),
  );
};

/**
 * Saves the texts of a section. Texts that only others changed meanwhile stay theirs. Refuses empty and too long texts, and colours that
 * can't be told apart, by their paths; and a change of the same text by another member.
 */
export const savePageTexts =
  ({ pages, editing, contrast }: Needs): SavePageTexts =>
  async ({ section, revision, before, after, first }) => {
    const shape = sections[section];
    const [old, texts] = [before, after].map((given) => tidyTexts(pickTexts(shape, given))) as [Texts, Texts];
    const fields = { ...(await contrastIn(contrast, section, texts)), ...problemsIn(shape, texts) };
    if (Object.keys(fields).length > 0) return refused({ kind: "invalid-texts", fields });
    return changeRebased<PageTexts, Texts, SaveTextsRefusal>(
      (from, change) => editing.save({ section, texts: change, revision: from }),
      { revision, change: texts },
      async (isLast) => {
        const [stored] = await pages.texts([section]);
        // A row of an older version has no texts that came later.
        const current = pickTexts(shape, withStored(shape, first, stored?.texts));
        if (stored && isSame(current, texts)) return done(stored);
        // Without stored texts another member has returned the section to its first ones.
        const theirs = stored ?? { section, texts: first, revision: 0, updatedAt: "" };
        const merged = mergeTexts(old, texts, current);
        return isLast || merged.contested.length > 0
          ? refused({ kind: "texts-conflict", theirs, contested: merged.contested })
          : { revision: theirs.revision, change: merged.texts };
      },
    );
  };
