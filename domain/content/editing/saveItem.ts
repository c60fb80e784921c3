import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { Gone } from "../reactions/ports.ts";
import { done, type RefusalOf, refused, type Result } from "../../shared/result.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Conflict } from "./conflict.ts";
import { changedFields, type FieldsRefusal, normalizeFields } from "./fields.ts";
import type { EditedItem, Fields, ItemRef } from "./contentItem.ts";
import { type InsecureImageRefusal, insecureImagesOf } from "./insecureImage.ts";
import type { ContentRepository, ItemRecords, Outdated } from "./ports.ts";
import type { TextNeeds } from "./readDraft.ts";

type Needs = TextNeeds & {
  readonly session: Session;
  readonly contents: ContentRepository;
  readonly records: ItemRecords;
};

export type Save = ItemRef & {
  /** The revision that the edit started from. */
  readonly revision: number;
  readonly fields: Fields;
  /** Fields of this edit that were sent without an answer: if they are the current ones, there is no conflict. */
  readonly sentBefore?: Fields | undefined;
};

export type SaveRefusal = SignedOut | NotStaff | Gone | FieldsRefusal | InsecureImageRefusal | Conflict | Outdated;
export type SaveItem = (save: Save) => Promise<Result<EditedItem, SaveRefusal>>;

const isSame = (one: Fields, other: Fields): boolean => changedFields(one, other).length === 0;

/**
 * Saves the signed-in member's changes; publication stays as it is. Refuses a conflict, with the changes in between. A save
 * that succeeded without its answer is no conflict. Refuses a picture over http that the stored item doesn't have.
 */
export const saveItem =
  ({ session, contents, records, ...text }: Needs): SaveItem =>
  async ({ kind, id, revision, fields, sentBefore }) => {
    const kept = normalizeFields(kind, fields);
    if (!kept.ok) return kept;
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });

    const insecure = await insecureImagesOf(text, kind, kept.value);
    const stored = insecure.length > 0 ? await contents.open({ kind, id }) : undefined;
    const known = stored ? await insecureImagesOf(text, kind, stored.fields) : [];
    const added = insecure.find(({ address }) => !known.some((one) => one.address === address));
    if (added) return refused({ kind: "insecure-image", field: added.field });

    const own = sentBefore && normalizeFields(kind, sentBefore);

    const saveFrom = async (from: number, sent?: Fields): Promise<Result<EditedItem, SaveRefusal>> => {
      const saved = await contents.save({ kind, id, revision: from, fields: kept.value });
      if (saved.ok) return saved;
      if (saved.refusal.kind !== "stale") return refused(saved.refusal);
      const theirs = await contents.open({ kind, id });
      if (!theirs) return refused({ kind: "gone" });
      if (isSame(theirs.fields, kept.value)) return done(theirs);
      if (sent && isSame(theirs.fields, sent)) return saveFrom(theirs.revision);
      const changes = await records.changesSince({ kind, id }, revision);
      return refused({ kind: "conflict", theirs, changes, isMine: changes.every(({ by }) => by === member.id) });
    };
    return saveFrom(revision, own?.ok ? own.value : undefined);
  };

export type Publication = ItemRef & { readonly isPublished: boolean };
export type PublishRefusal = RefusalOf<ContentRepository["setPublished"]>;
export type PublishItem = (wish: Publication) => Promise<Result<EditedItem, PublishRefusal>>;

/** Publishes or unpublishes a content item. Refuses visitors, members who aren't staff, and a missing item. */
export const publishItem =
  ({ contents }: { readonly contents: ContentRepository }): PublishItem =>
  ({ kind, id, isPublished }) =>
    contents.setPublished({ kind, id }, isPublished);
