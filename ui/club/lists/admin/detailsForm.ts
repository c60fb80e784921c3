import {
  attach,
  combine,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  merge,
  sample,
  type Store,
} from "effector";
import type { Conflict } from "../../../../domain/club/lists/changePart.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { imageUploaded } from "../../../content/admin/editor/upload.ts";
import { codecOf, createDraft, type Stored, textIn } from "../../../lib/draft.ts";
import { createFormDraft } from "../../../lib/formDraft.ts";
import { createForm, type Errors, type FormModel } from "../../../lib/form.ts";
import { type Toast, toastShown } from "../../../lib/feedback/toasts.ts";

type Identified = { readonly id: string; readonly revision: number };
type Texts = Readonly<Record<string, string>>;
type Failed = { readonly kind: string };

/** What the form began with. `item`: null for a new one. */
export type Editing<Item, Fields> = {
  readonly item: Item | null;
  /** 0 for a new one. */
  readonly revision: number;
  readonly before: Fields;
};

/** `$shown`: the group of an item that is begun. `of`: that of a stored one. */
export type Group<Item> = { readonly $shown: Store<string>; readonly of: (item: Item) => string };

type Parts<Item, Fields, New, Edit, AddFailure, SaveFailure> = {
  /** Of the drafts on the device: "match". */
  readonly name: string;
  readonly noTexts: Fields;
  /** New items of different groups have a draft each. */
  readonly group?: Group<Item>;
  /** Above the limit of any field: a text that is too long stays in the draft, too. */
  readonly longest: number;
  readonly textsOf: (item: Item) => Fields;
  readonly check: (texts: Fields, item: Item | null) => Errors<Fields>;
  /** The refusals that fields show. */
  readonly errors: Readonly<Record<string, (refusal: never) => Errors<Fields>>>;
  readonly addFx: Effect<New, Item, AddFailure>;
  readonly saveFx: Effect<Edit, Item, SaveFailure>;
  readonly toNew: (texts: Fields) => New;
  readonly toEdit: (editing: Editing<Item, Fields> & { readonly item: Item }, texts: Fields) => Edit;
  readonly created: (item: Item) => Toast;
  readonly saved: Toast;
};

/** What the dialog of the form shows. */
export type DetailsForm<Item, Fields, Failure> = {
  readonly closed: EventCallable<void>;
  readonly typedDiscarded: EventCallable<void>;
  readonly mineKept: EventCallable<Item>;
  readonly theirsTaken: EventCallable<Item>;
  readonly conflictPutOff: EventCallable<void>;
  readonly $editing: Store<Editing<Item, Fields> | null>;
  readonly $texts: Store<Fields>;
  readonly $isReady: Store<boolean>;
  readonly $isRestored: Store<boolean>;
  readonly $conflict: Store<Item | null>;
  /** The details that both changed, with both texts. */
  readonly $contested: Store<
    readonly { readonly name: keyof Fields & string; readonly mine: string; readonly theirs: string }[]
  >;
  readonly creation: FormModel<Fields> & { readonly $failure: Store<Failure | null> };
  readonly edit: FormModel<Fields> & { readonly $failure: Store<Failure | null> };
};

const newKey = "new";

/** The target of a picture that is uploaded for a field of a form: that of another item takes none of it. */
export const uploadTarget = (name: string, item: { readonly id: string } | null): string =>
  `${name} ${item?.id ?? newKey}`;

/**
 * The form of an item's details, for a new one and for a stored one. What is typed stays on the device until it is saved or given up. A
 * conflict with what another member saved shows both.
 */
export const createDetailsForm = <
  Item extends Identified,
  Fields extends Texts,
  New,
  Edit,
  AddFailure extends Failed,
  SaveFailure extends Failed,
>(
  parts: Parts<Item, Fields, New, Edit, AddFailure, SaveFailure>,
) => {
  const { noTexts, textsOf } = parts;
  const conflictIn = (failure: Failed | Conflict<Item>): Item | null => ("theirs" in failure ? failure.theirs : null);
  type Now = Editing<Item, Fields> & {
    /** Of the draft on the device: the item's id; of a new one, that of its group. */
    readonly key: string;
  };
  type Draft = Omit<Now, "item" | "key"> & { readonly texts: Fields };
  const names = Object.keys(noTexts) as (keyof Fields & string)[];

  /** Null: a new one. */
  const opened = createEvent<Item | null>();
  /** What is typed stays on the device. */
  const closed = createEvent();
  /** The member gives up what was typed. */
  const typedDiscarded = createEvent();
  /** The choices in a conflict carry the item as it is stored. */
  const mineKept = createEvent<Item>();
  const theirsTaken = createEvent<Item>();
  const conflictPutOff = createEvent();

  const keyOfNew = (group: string): string => [newKey, group].filter(Boolean).join(" ");
  const beginning = (item: Item | null, group = ""): Now => ({
    key: item?.id ?? keyOfNew(group),
    item,
    revision: item?.revision ?? 0,
    before: item ? textsOf(item) : noTexts,
  });
  const begun = sample({
    clock: opened,
    source: parts.group?.$shown ?? createStore("", { serialize: "ignore" }),
    fn: (group, item) => beginning(item, group),
  });
  const $editing = createStore<Now | null>(null, { serialize: "ignore" })
    .on(begun, (_, editing) => editing)
    .reset([closed, panelLeft, $memberId]);

  const areSame = (one: Fields, other: Fields): boolean => names.every((name) => one[name] === other[name]);
  const textsIn = (stored: unknown): Fields | null => {
    if (typeof stored !== "object" || stored === null) return null;
    const texts = names.map((name) => [name, textIn(stored as Stored, name, parts.longest)] as const);
    return texts.every(([, text]) => text !== null) ? (Object.fromEntries(texts) as unknown as Fields) : null;
  };
  /** Unsaved details, by their key. */
  const draft = createDraft<string, Draft>({
    nameOf: (key, owner) => `${parts.name}:${owner ?? ""}:${key}`,
    $owner: $memberId,
    codec: codecOf<Draft>({
      version: 1,
      parse: ({ revision, before: began, texts: typed }) => {
        const [before, texts] = [textsIn(began), textsIn(typed)];
        return typeof revision === "number" && before && texts ? { revision, before, texts } : null;
      },
      isEmpty: ({ before, texts }) => areSame(before, texts),
    }),
  });

  const formOn = <Params, Failure extends Failed>(
    effect: Effect<Params, Item, Failure>,
    toParams: (texts: Fields, editing: Now | null) => Params | null,
  ) =>
    createForm<Fields, Params, Item, Failure, never, Now | null>({
      fields: noTexts,
      effect: attach({ effect }),
      $source: $editing,
      toParams,
      check: (texts, editing) => parts.check(texts, editing?.item ?? null),
      errors: parts.errors as Record<never, never>,
    });
  const creation = formOn(parts.addFx, (texts) => parts.toNew(texts));
  const edit = formOn(parts.saveFx, (texts, editing) =>
    editing?.item ? parts.toEdit({ ...editing, item: editing.item }, texts) : null,
  );

  const isNew = (editing: Now | null): boolean => editing?.item === null;
  const filled = createEvent<Fields>();
  const fillIf = (isFilled: (editing: Now | null) => boolean, target: EventCallable<Fields>) =>
    sample({ clock: filled, source: $editing, filter: isFilled, fn: (_: unknown, texts: Fields) => texts, target });
  fillIf(isNew, creation.filled);
  fillIf((editing) => !isNew(editing), edit.filled);
  sample({ clock: [closed, panelLeft], target: [creation.left, edit.left] });

  /** The texts of the open form. */
  const $texts = combine($editing, creation.$typed, edit.$typed, (editing, added, edited): Fields =>
    isNew(editing) ? added : edited,
  );

  const { recalled, $isReady, $isRestored } = createFormDraft({
    draft,
    begun: begun.map(({ key }) => key),
    $key: $editing.map((editing) => editing?.key ?? null),
    ends: [closed, $memberId],
    over: [typedDiscarded, creation.done, edit.done],
  });
  $editing.on(recalled, (editing, found) =>
    editing && found ? { ...editing, revision: found.revision, before: found.before } : editing,
  );
  sample({
    clock: recalled,
    source: $editing,
    fn: (editing, found) => found?.texts ?? editing?.before ?? noTexts,
    target: filled,
  });

  const isOpen = (editing: Now | null): editing is Now => editing !== null;
  sample({
    clock: merge([creation.typed, edit.typed, filled]) as Event<Fields>,
    source: $editing,
    filter: isOpen as (editing: Now | null, texts: Fields) => editing is Now,
    fn: (editing: Now, texts: Fields) => ({
      key: editing.key,
      value: { revision: editing.revision, before: editing.before, texts },
    }),
    target: draft.typed,
  });
  $editing.on(typedDiscarded, (editing) => editing && { ...beginning(editing.item), key: editing.key });
  sample({
    clock: typedDiscarded,
    source: $editing,
    filter: isOpen,
    fn: ({ before }: Now) => before,
    target: filled,
  });

  // Outcomes.
  /** The key of the form, and the item that it stored. */
  const stored = merge([
    creation.done.map(({ result }) => ({ key: keyOfNew(parts.group?.of(result) ?? ""), item: result })),
    edit.done.map(({ result }) => ({ key: result.id, item: result })),
  ]);
  sample({ clock: stored, fn: ({ key }) => ({ key, value: null }), target: draft.typed });
  sample({ clock: creation.done, fn: ({ result }) => parts.created(result), target: toastShown });
  sample({ clock: edit.done, fn: () => parts.saved, target: toastShown });
  sample({
    clock: stored,
    source: $editing,
    filter: (editing, { key }) => editing?.key === key,
    fn: () => {},
    target: closed,
  });

  // A conflict with the details that another member saved.
  const $conflict = createStore<Item | null>(null, { serialize: "ignore" }).reset([
    mineKept,
    theirsTaken,
    conflictPutOff,
    $editing,
  ]);
  sample({
    clock: edit.failed,
    source: $editing,
    filter: (editing, { error }) => conflictIn(error)?.id === editing?.item?.id && conflictIn(error) !== null,
    fn: (_, { error }) => conflictIn(error),
    target: $conflict,
  });

  /** Both versions: the texts that only they changed are theirs. */
  const merged = (editing: Now, mine: Fields, theirs: Fields): Fields =>
    Object.fromEntries(
      names.map((name) => [name, mine[name] === editing.before[name] ? theirs[name] : mine[name]]),
    ) as unknown as Fields;

  const taken = sample({
    clock: theirsTaken,
    fn: (theirs) => ({ base: beginning(theirs), texts: beginning(theirs).before }),
  });
  const kept = sample({
    clock: mineKept,
    source: { editing: $editing, texts: $texts },
    filter: ({ editing }) => editing !== null,
    fn: ({ editing, texts }, theirs) => {
      const base = beginning(theirs);
      return { base, texts: merged(editing as Now, texts, base.before) };
    },
  });
  $editing.on([taken, kept], (_, { base }) => base);
  sample({ clock: [taken, kept], fn: ({ texts }) => texts, target: filled });
  sample({ clock: kept, fn: ({ texts }) => texts, target: edit.sent });

  const $contested = combine($conflict, $editing, $texts, (theirs, editing, mine) => {
    if (!theirs || !editing) return [];
    const there = textsOf(theirs);
    return names
      .filter((name) => mine[name] !== there[name] && mine[name] !== editing.before[name])
      .map((name) => ({ name, mine: mine[name] ?? "", theirs: there[name] ?? "" }));
  });

  /** Writes the address of an uploaded picture into the form of the item that it was chosen for. @param name of its `uploadTarget` */
  const fillByUpload = (name: string, fill: (texts: Fields, address: string) => Fields): void => {
    sample({
      clock: imageUploaded,
      source: { editing: $editing, texts: $texts },
      filter: ({ editing }, { target }) => editing !== null && target === uploadTarget(name, editing.item),
      fn: ({ texts }, { address }) => fill(texts, address),
      target: filled,
    });
  };

  return {
    opened,
    closed,
    typedDiscarded,
    mineKept,
    theirsTaken,
    conflictPutOff,
    $editing,
    $texts,
    $isReady,
    $isRestored,
    $conflict,
    $contested,
    creation,
    edit,
    stored,
    fillByUpload,
  };
};
