import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type Event,
  sample,
  type Store,
  type UnitTargetable,
} from "effector";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { WindowDraft } from "../../domain/content/editing/perWindowDrafts.ts";
import type { Unexpected } from "./feedback/failure.ts";
import { storeDraftFx, recallDraftFx, type Draft } from "./drafts.ts";

/** The member who wrote the draft; null for drafts of the device. */
type Owner = MemberId | null;

/** The storage format of a draft. An empty text deletes it. */
export type Codec<Value> = {
  readonly write: (value: Value, owner: Owner) => string;
  /** Null for drafts of other members or versions, and for invalid text. */
  readonly read: (text: string, owner: Owner) => Value | null;
};

export const plainText: Codec<string> = { write: (text) => text, read: (text) => text || null };

/** A stored draft before validation. */
export type Stored = Readonly<Record<string, unknown>>;

/** The text of a field; null for other types and for texts longer than `longest`. */
export const textIn = (stored: Stored, field: string, longest: number): string | null => {
  const text = stored[field];
  return typeof text === "string" && text.length <= longest ? text : null;
};

type Schema<Value> = {
  /** Raised with each change of the fields. Drafts of other versions are not read. */
  readonly version: number;
  readonly parse: (stored: Stored) => Value | null;
  readonly isEmpty: (value: Value) => boolean;
};

export const codecOf = <Value extends object>({ version, parse, isEmpty }: Schema<Value>): Codec<Value> => ({
  write: (value, owner) =>
    isEmpty(value) ? "" : JSON.stringify({ version, ...(owner && { member: owner }), ...value }),
  read: (text, owner) => {
    try {
      const stored = JSON.parse(text) as Stored | null;
      return stored?.["version"] === version && (stored["member"] ?? null) === owner ? parse(stored) : null;
    } catch {
      return null;
    }
  },
});

/** Where the texts of drafts are stored, by name. */
export type DraftStorage = {
  readonly storing: UnitTargetable<Draft>;
  /** Whether the device stored the last text. Some browsers refuse, or their storage is full. */
  readonly stored: Event<boolean>;
  /** Returns all texts of the name. */
  readonly recallFx: Effect<string, string, Unexpected> | Effect<string, readonly WindowDraft[], Unexpected>;
};

/** A text per name: the last text that any window stored. */
const oneText = (): DraftStorage => {
  const storing = attach({ effect: storeDraftFx });
  return { storing, stored: storing.doneData, recallFx: recallDraftFx };
};

type Parts<Key, Value> = {
  readonly nameOf: (key: Key, owner: Owner) => string;
  readonly codec: Codec<Value>;
  /** The signed-in member: drafts are stored for and offered to their writer only. Absent for drafts of the device. */
  readonly $owner?: Store<Owner>;
  /** Absent: one text a name. */
  readonly storage?: DraftStorage;
};

/** A draft that the device has stored. */
export type Found<Value> = { readonly stored: WindowDraft; readonly draft: Value };

const $device = createStore<Owner>(null, { serialize: "ignore" });

/** Unsent text, stored on the device. Signing out deletes all drafts. */
export const createDraft = <Key, Value>({
  nameOf,
  codec,
  $owner = $device,
  storage = oneText(),
}: Parts<Key, Value>) => {
  const isOwned = $owner !== $device;
  type DraftKey = { readonly key: Key; readonly owner: Owner };
  /** `value`: null deletes it. `owner`: by default the signed-in member. */
  const typed = createEvent<{ readonly key: Key; readonly value: Value | null; readonly owner?: Owner }>();
  const wanted = createEvent<Key>();

  sample({
    clock: typed,
    source: $owner,
    filter: (member, { value, owner = member }) => !isOwned || owner !== null || value === null,
    fn: (member, { key, value, owner = member }) => ({
      name: nameOf(key, owner),
      text: value === null ? "" : codec.write(value, owner),
    }),
    target: storage.storing,
  });

  type RecallFx = Effect<string, string | readonly WindowDraft[], Unexpected>;
  const recallFx = attach({
    effect: storage.recallFx as RecallFx,
    mapParams: ({ key, owner }: DraftKey) => nameOf(key, owner),
  });
  sample({
    clock: wanted,
    source: $owner,
    filter: (owner) => !isOwned || owner !== null,
    fn: (owner, key) => ({ key, owner }),
    target: recallFx,
  });
  /** All stored texts under a key; null when the device doesn't answer. */
  const found = sample({
    clock: recallFx.finally,
    source: $owner,
    filter: (now, { params: { owner } }) => owner === now,
    fn: (owner, answer) => {
      const result = answer.status === "done" ? answer.result : null;
      const texts = typeof result === "string" ? [{ place: "", text: result }] : result;
      const read = (stored: WindowDraft): readonly Found<Value>[] => {
        const draft = codec.read(stored.text, owner);
        return draft === null ? [] : [{ stored, draft }];
      };
      return { key: answer.params.key, found: texts && texts.flatMap(read) };
    },
  });
  /** `value`: null when the device has none. */
  const recalled = found.filterMap(({ key, found: all }) => (all ? { key, value: all[0]?.draft ?? null } : undefined));

  return { typed, wanted, found, recalled, stored: storage.stored };
};
