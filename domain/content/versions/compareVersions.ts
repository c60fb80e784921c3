import type { Session, SignedOut } from "../../accounts/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { ItemRef } from "../editing/contentItem.ts";
import type { Gone } from "../reactions/ports.ts";
import { compareFields, comparePassages, type FieldChange, type PassageChange } from "./compare.ts";
import type { ContentVersions, ReadPassages, VersionId } from "./ports.ts";

type Needs = {
  readonly session: Session;
  readonly versions: ContentVersions;
  readonly readPassages: ReadPassages;
};

/** The older and the newer version. */
export type ComparedVersions = ItemRef & { readonly before: VersionId; readonly after: VersionId };

export type Comparison = {
  readonly fields: readonly FieldChange[];
  readonly passages: readonly PassageChange[];
  readonly isSame: boolean;
};

export type CompareVersions = (wish: ComparedVersions) => Promise<Result<Comparison, SignedOut | Gone>>;

/** Two versions as readers would see them. Refuses visitors, and a version that is missing or hidden from the caller. */
export const compareVersions =
  ({ session, versions, readPassages }: Needs): CompareVersions =>
  async ({ kind, id, before, after }) => {
    const [old, fresh] = await Promise.all([before, after].map((version) => versions.fieldsOf({ kind, id }, version)));
    if (!old || !fresh) return refused({ kind: (await session.current()) ? "gone" : "signed-out" });
    const [oldPassages = [], freshPassages = []] = await Promise.all(
      [old, fresh].map(({ content }) => readPassages(kind, content)),
    );
    const fields = compareFields(old, fresh);
    const passages = comparePassages(oldPassages, freshPassages);
    return done({ fields, passages, isSame: fields.length === 0 && passages.every(({ is }) => is === "same") });
  };
