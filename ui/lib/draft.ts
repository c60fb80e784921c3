import { attach, createEvent, createStore, sample, type Store } from "effector";
import type { MemberId } from "../../domain/accounts/member.ts";
import { storeDraftFx, recallDraftFx } from "./drafts.ts";

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

type Parts<Key, Value> = {
  readonly nameOf: (key: Key, owner: Owner) => string;
  readonly codec: Codec<Value>;
  /** The signed-in member: drafts are stored for and offered to their writer only. Absent for drafts of the device. */
  readonly $owner?: Store<Owner>;
};

const $device = createStore<Owner>(null, { serialize: "ignore" });

/** Unsent text, stored on the device. Signing out deletes all drafts. */
export const createDraft = <Key, Value>({ nameOf, codec, $owner = $device }: Parts<Key, Value>) => {
  const isOwned = $owner !== $device;
  type DraftKey = { readonly key: Key; readonly owner: Owner };
  /** `value`: null deletes it. `owner`: by default the signed-in member. */
  const typed = createEvent<{ readonly key: Key; readonly value: Value | null; readonly owner?: MemberId }>();
  const wanted = createEvent<Key>();

  const storeFx = attach({
    effect: storeDraftFx,
    mapParams: ({ key, owner, value }: DraftKey & { readonly value: Value | null }) => ({
      name: nameOf(key, owner),
      text: value === null ? "" : codec.write(value, owner),
    }),
  });
  sample({
    clock: typed,
    source: $owner,
    filter: (member, { value, owner = member }) => !isOwned || owner !== null || value === null,
    fn: (member, { key, value, owner = member }) => ({ key, value, owner }),
    target: storeFx,
  });

  const recallFx = attach({ effect: recallDraftFx, mapParams: ({ key, owner }: DraftKey) => nameOf(key, owner) });
  sample({
    clock: wanted,
    source: $owner,
    filter: (owner) => !isOwned || owner !== null,
    fn: (owner, key) => ({ key, owner }),
    target: recallFx,
  });
  /** `value`: null when the device has none. */
  const recalled = sample({
    clock: recallFx.done,
    source: $owner,
    filter: (now, { params: { owner } }) => owner === now,
    fn: (owner, { params: { key }, result }) => ({ key, value: codec.read(result, owner) }),
  });

  /** `stored` carries whether the device stored the last text. Some browsers refuse, or their storage is full. */
  return { typed, wanted, recalled, stored: storeFx.doneData };
};
