import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { ContrastFaults } from "../colours.ts";
import type { Stale } from "../../content/editing/fields.ts";
import type { Result } from "../../shared/result.ts";
import type { TeamName } from "../matches/ports.ts";
import type { SectionName } from "./sections.ts";
import type { OptionalFeature } from "./optionalFeatures.ts";
import type { Texts } from "./texts.ts";

/** The stored texts of a section. */
export type PageTexts = {
  readonly section: SectionName;
  /** As they were stored, perhaps by another version: a section may have other texts since. */
  readonly texts: Texts;
  /** Grows with each change. No other texts of the section ever have it. */
  readonly revision: number;
  /** ISO 8601. */
  readonly updatedAt: string;
};

/** A list that pages lead to once something is in it. */
export type ContentList = "articles" | "letters" | "tips";

/** What every page needs to know of the site. */
export type SiteFacts = {
  /** The features that are switched off. */
  readonly off: readonly OptionalFeature[];
  /** All sections whose texts were changed. */
  readonly changed: readonly SectionName[];
  /** The first published teams, in the club's order: one more than the menu names. */
  readonly teams: readonly TeamName[];
  /** The lists in which nothing is published. */
  readonly empty: readonly ContentList[];
};

/** What the staff has changed of the pages. */
export type Pages = {
  /** One request. */
  site(): Promise<SiteFacts>;
  /** The features that are switched off. */
  switchedOff(): Promise<readonly OptionalFeature[]>;
  /** The stored texts of these sections. The others have the texts of the club's folder. */
  texts(sections: readonly SectionName[]): Promise<readonly PageTexts[]>;
};

/** What the styles know of colours. */
export type Contrast = {
  /** The faults of a site with these colours, as the texts of the club's identity have them. */
  faultsOf(colours: unknown): Promise<ContrastFaults>;
};

export type PageEditing = {
  /** Idempotent. */
  switchFeature(wanted: {
    readonly feature: OptionalFeature;
    readonly isOn: boolean;
  }): Promise<Result<void, SignedOut | NotStaff>>;
  /** Stores the texts of a section, if `revision` is still the current one: 0 for a section without stored texts. */
  save(
    texts: Pick<PageTexts, "section" | "texts" | "revision">,
  ): Promise<Result<PageTexts, SignedOut | NotStaff | Stale>>;
  /** Returns a section to the texts of the club's folder. Idempotent. */
  restore(section: SectionName): Promise<Result<void, SignedOut | NotStaff>>;
};
