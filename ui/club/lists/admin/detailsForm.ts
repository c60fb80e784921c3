import {
  attach,
  combine,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  merge,
  sample,
  type Store,
} from "effector";
import type { Conflict } from "../../../../domain/club/lists/changePart.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { imageUploaded } from "../../../content/admin/editor/pictures/upload.ts";
import { codecOf, type Stored, textIn } from "../../../lib/draft.ts";
import { createConflict } from "../../../lib/editing/createConflict.ts";
import { createEditing, type Start } from "../../../lib/editing/createEditing.ts";
import { mergeFields } from "../../../lib/editing/mergeFields.ts";
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
  readonly $editing: Store<{ readonly item: Item | null } | null>;
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
const newFrom = `${newKey} from `;

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
  type Draft = { readonly revision: number; readonly before: Fields; readonly texts: Fields };
  const names = Object.keys(noTexts) as (keyof Fields & string)[];

  /** Null: a new one. */
  const opened = createEvent<Item | null>();
  /** A new one that begins with some texts. `from`: the name of what they come from, which has a draft of its own. */
  const openedWith = createEvent<{ readonly from: string; readonly texts: Partial<Fields> }>();

  const keyOfNew = (group: string): string => [newKey, group].filter(Boolean).join(" ");
  const startOf = (item: Item | null, group = ""): Start<Item | null, Draft> => {
    const before = item ? textsOf(item) : noTexts;
    return { key: item?.id ?? keyOfNew(group), item, first: { revision: item?.revision ?? 0, before, texts: before } };
  };

  const areSame = (one: Fields, other: Fields): boolean => names.every((name) => one[name] === other[name]);
  const textsIn = (stored: unknown): Fields | null => {
    if (typeof stored !== "object" || stored === null) return null;
    // A field that came with a later version of the site isn't in a draft of before.
    const texts = names.map(
      (name) => [name, name in stored ? textIn(stored as Stored, name, parts.longest) : noTexts[name]] as const,
    );
    return texts.every(([, text]) => text !== null) ? (Object.fromEntries(texts) as unknown as Fields) : null;
  };
  const editing = createEditing<Item | null, Draft>({
    begun: merge([
      sample({
        clock: opened,
        source: parts.group?.$shown ?? createStore("", { serialize: "ignore" }),
        fn: (group, item) => startOf(item, group),
      }),
      openedWith.map(({ from, texts }): Start<Item | null, Draft> => {
        const before = { ...noTexts, ...texts };
        return { key: newFrom + from, item: null, first: { revision: 0, before, texts: before } };
      }),
    ]),
    nameOf: (key, owner) => `${parts.name}:${owner ?? ""}:${key}`,
    codec: codecOf<Draft>({
      version: 1,
      parse: ({ revision, before: began, texts: typed }) => {
        const [before, texts] = [textsIn(began), textsIn(typed)];
        return typeof revision === "number" && before && texts ? { revision, before, texts } : null;
      },
      isEmpty: ({ before, texts }) => areSame(before, texts),
    }),
    $owner: $memberId,
    ends: [panelLeft, $memberId],
  });
  const { $opened, $draft } = editing;

  type Open = Draft & { readonly item: Item | null };
  const $edit = combine($opened, $draft, (now, draft): Open | null => now && draft && { item: now.item, ...draft });
  const formOn = <Params, Failure extends Failed>(
    effect: Effect<Params, Item, Failure>,
    toParams: (texts: Fields, edit: Open | null) => Params | null,
  ) =>
    createForm<Fields, Params, Item, Failure, never, Open | null>({
      fields: noTexts,
      effect: attach({ effect }),
      $source: $edit,
      toParams,
      check: (texts, now) => parts.check(texts, now?.item ?? null),
      errors: parts.errors as Record<never, never>,
    });
  const creation = formOn(parts.addFx, (texts) => parts.toNew(texts));
  const edit = formOn(parts.saveFx, (texts, now) =>
    now?.item ? parts.toEdit({ ...now, item: now.item }, texts) : null,
  );

  $draft.on([creation.$typed, edit.$typed], (draft, texts) => draft && { ...draft, texts });
  sample({ clock: [creation.typed, edit.typed], fn: () => {}, target: editing.rested });
  const $texts = $draft.map((draft) => draft?.texts ?? noTexts);
  const fill = (form: typeof creation | typeof edit, isNew: boolean) =>
    sample({
      clock: editing.written,
      source: $opened,
      filter: (now) => now !== null && (now.item === null) === isNew,
      fn: (_, { texts }) => texts,
      target: form.filled,
    });
  fill(creation, true);
  fill(edit, false);
  sample({ clock: $opened, filter: (now) => now === null, fn: () => {}, target: [creation.left, edit.left] });

  // Outcomes.
  /** The key of the form whose request was sent last. */
  const $sent = createStore("", { serialize: "ignore" }).on(
    sample({ clock: creation.requested, source: $opened, fn: (now) => now?.key ?? "" }),
    (_, key) => key,
  );
  /** The key of the form, and the item that it stored. */
  const stored = merge([
    sample({
      clock: creation.done,
      source: $sent,
      fn: (sent, { result }) => ({
        key: sent.startsWith(newFrom) ? sent : keyOfNew(parts.group?.of(result) ?? ""),
        item: result,
      }),
    }),
    edit.done.map(({ result }) => ({ key: result.id, item: result })),
  ]);
  /** What `openedWith` began was stored. */
  const madeFrom = stored.filterMap(({ key, item }) =>
    key.startsWith(newFrom) ? { from: key.slice(newFrom.length), item } : undefined,
  );
  sample({ clock: stored, fn: ({ key }) => key, target: editing.done });
  sample({ clock: creation.done, fn: ({ result }) => parts.created(result), target: toastShown });
  sample({ clock: edit.done, fn: () => parts.saved, target: toastShown });

  const { $conflict, kept, mineKept, theirsTaken, conflictPutOff } = createConflict<Item | null, Draft, Item>({
    editing,
    refused: edit.failed.filterMap(({ error }) => {
      const { theirs } = error as Partial<Conflict<Item>>;
      return theirs && { key: theirs.id, conflict: theirs };
    }),
    startOf,
    merge: ({ before, texts }, theirs) => {
      const { first } = startOf(theirs);
      return { ...first, texts: mergeFields(before, texts, first.before) };
    },
  });
  sample({ clock: kept, fn: ({ draft }) => draft.texts, target: edit.sent });

  const $contested = combine($conflict, $draft, (theirs, draft) => {
    if (!theirs || !draft) return [];
    const [there, { before, texts: mine }] = [textsOf(theirs), draft];
    return names
      .filter((name) => mine[name] !== there[name] && mine[name] !== before[name])
      .map((name) => ({ name, mine: mine[name] ?? "", theirs: there[name] ?? "" }));
  });

  /** Writes the address of an uploaded picture into the form of the item that it was chosen for. @param name of its `uploadTarget` */
  const fillByUpload = (name: string, fillIn: (texts: Fields, address: string) => Fields): void => {
    sample({
      clock: imageUploaded,
      source: $edit,
      filter: (now, { target }) => now !== null && target === uploadTarget(name, now.item),
      fn: (now, { address }) => {
        const { revision, before, texts } = now as Open;
        return { revision, before, texts: fillIn(texts, address) };
      },
      target: editing.written,
    });
  };

  return {
    opened,
    openedWith,
    madeFrom,
    closed: editing.closed,
    typedDiscarded: editing.restarted,
    mineKept,
    theirsTaken,
    conflictPutOff,
    $editing: $opened,
    $texts,
    $isReady: editing.$isReady,
    $isRestored: editing.$isRestored,
    $conflict,
    $contested,
    creation,
    edit,
    stored,
    fillByUpload,
  };
};
