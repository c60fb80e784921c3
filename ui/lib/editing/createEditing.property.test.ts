import { allSettled, createEvent, createStore, type EventCallable, fork, type Scope } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { recallWindowDrafts, storeWindowDraft } from "../../../domain/content/editing/perWindowDrafts.ts";
import { fakes } from "../../../tests/fakes.ts";
import { codecOf, type Found, type Stored } from "../draft.ts";
import { recallDraftFx, recallWindowDraftsFx, storeDraftFx, storeWindowDraftFx } from "../drafts.ts";
import { createConflict } from "./createConflict.ts";
import { createEditing, type Start } from "./createEditing.ts";
import { mergeFields } from "./mergeFields.ts";
import { windowDrafts } from "./windowDrafts.ts";

type Fields = { readonly title: string; readonly text: string };
type Item = { readonly revision: number; readonly fields: Fields };
type Draft = { readonly revision: number; readonly before: Fields; readonly fields: Fields };

const names = ["title", "text"] as const;
const key = "note";
const isSame = (one: Fields, other: Fields) => names.every((name) => one[name] === other[name]);
const startOf = (item: Item): Start<Item, Draft> => ({
  key,
  item,
  first: { revision: item.revision, before: item.fields, fields: item.fields },
});

const editorOf = (isPerWindow: boolean) => {
  const opened = createEvent<Item>();
  const refused = createEvent<{ readonly key: string; readonly conflict: Item }>();
  const editing = createEditing<Item, Draft>({
    begun: opened.map(startOf),
    nameOf: (of) => of,
    codec: codecOf<Draft>({
      version: 1,
      parse: ({ version: _, member: __, ...stored }: Stored) => stored as unknown as Draft,
      isEmpty: ({ before, fields }) => isSame(before, fields),
    }),
    $owner: createStore<MemberId | null>("sarah" as MemberId, { serialize: "ignore" }),
    ends: [],
    ...(isPerWindow && { windows: windowDrafts() }),
  });
  const conflict = createConflict<Item, Draft, Item>({
    editing,
    refused,
    startOf,
    merge: ({ before, fields }, theirs) => ({
      ...startOf(theirs).first,
      fields: mergeFields(before, fields, theirs.fields),
    }),
  });
  const typed = createEvent<Partial<Fields>>();
  editing.$draft.on(typed, (draft, change) => draft && { ...draft, fields: { ...draft.fields, ...change } });
  return { opened, refused, typed, editing, ...conflict };
};
const editors = { "of the device": editorOf(false), "of a window": editorOf(true) };

const windowOn = (device: Map<string, string>) => {
  const drafts = {
    read: async (name: string) => device.get(name) ?? "",
    write: async ({ name, text }: { name: string; text: string }) => {
      if (text) device.set(name, text);
      else device.delete(name);
      return true;
    },
    names: async () => [...device.keys()],
    forgetAll: async () => device.clear(),
  };
  return fork({
    handlers: fakes(
      [storeDraftFx, drafts.write],
      [recallDraftFx, drafts.read],
      [storeWindowDraftFx, storeWindowDraft({ drafts })],
      [recallWindowDraftsFx, recallWindowDrafts({ drafts })],
    ),
  });
};

/** The acts of a member. */
const acts = {
  closed: ["open"],
  conflict: ["mine", "theirs", "putOff", "reload"],
  found: ["resume", "resume", "anew", "close", "reload"],
  ready: ["type", "type", "type", "rest", "rest", "save", "save", "close", "reload", "restart", "discard"],
} as const;
const move = fc.record({ by: fc.nat(1) as fc.Arbitrary<0 | 1>, name: fc.constantFrom(...names), at: fc.nat(1_000) });
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;
const moves = fc.array(move, {
  maxLength: 40,
  size: "max",
});
const nothing = [null, null] as const;

it.each(Object.entries(editors))(
  "[AD-26] [AD-27] keeps each stored text until it is sent or given up, and replaces no other's: drafts %s",
  async (kind, { opened, refused, typed, editing, mineKept, theirsTaken, conflictPutOff, $conflict }) => {
    const isPerWindow = kind === "of a window";
    const { $draft, $found, $isReady, $opened } = editing;
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        const device = new Map<string, string>();
        const windows = [windowOn(device), windowOn(device)];
        let stored: Item = { revision: 1, fields: { title: "", text: "" } };
        let typedTexts = 0;
        /** The texts that the device has to hold, and the last one of each window. */
        const owed = new Set<string>();
        const last: [string, string] = ["", ""];

        const step = async ({ by, name, at }: Move) => {
          const scope = windows[by] as Scope;
          const run = <Params>(unit: EventCallable<Params>, params: Params) =>
            allSettled(unit as EventCallable<unknown>, { scope, params });
          const draft = scope.getState($draft) as Draft;
          const now = () => scope.getState($draft);
          const textOf = ({ fields }: Draft) => JSON.stringify(fields);
          const [conflict, found] = [scope.getState($conflict), scope.getState($found)];
          /** A window's text replaces the one that it stored before. */
          const holds = (text: string) => {
            if (isPerWindow) owed.delete(last[by]);
            else owed.clear();
            if (text) owed.add(text);
            last[by] = text;
          };
          const stores = (one: Draft) => holds(isSame(one.before, one.fields) ? "" : textOf(one));
          const save = async (mine: Draft) => {
            if (mine.revision !== stored.revision) {
              await run(refused, { key, conflict: stored });
              return [scope.getState($conflict), stored] as const;
            }
            const changed = names.filter((one) => stored.fields[one] !== mine.fields[one]);
            stored = { revision: stored.revision + 1, fields: mine.fields };
            await run(editing.done, key);
            holds("");
            // What another member saved and this one left alone stays.
            return [
              [now(), changed],
              [null, changed.filter((one) => mine.before[one] !== mine.fields[one])],
            ] as const;
          };

          /** What a member sees after an act, and should. */
          const act: Record<(typeof acts)[keyof typeof acts][number], () => Promise<readonly [unknown, unknown]>> = {
            open: async () => {
              last[by] = "";
              await run(opened, stored);
              const [restored] = [...owed];
              const shown = isPerWindow || !restored ? JSON.stringify(stored.fields) : restored;
              const isOffered = isPerWindow && owed.size > 0;
              return [
                [textOf(now() as Draft), scope.getState($found) !== null, scope.getState($isReady)],
                [shown, isOffered, !isOffered],
              ];
            },
            type: async () => {
              const text = `${++typedTexts}`;
              await run(typed, { [name]: text });
              return [now()?.fields, { ...draft.fields, [name]: text }];
            },
            rest: async () => (await run(editing.rested, undefined), stores(draft), [now(), draft]),
            close: async () => {
              if (isPerWindow && scope.getState($isReady)) stores(draft);
              await run(editing.closed, undefined);
              return [now(), null];
            },
            reload: async () => ((windows[by] = windowOn(device)), nothing),
            save: () => save(draft),
            mine: async () => {
              const theirs = conflict as Item;
              await run(mineKept, theirs);
              const fields = mergeFields(draft.before, draft.fields, theirs.fields);
              const merged = { ...startOf(theirs).first, fields };
              const [is, should] = [now(), merged];
              stores(merged);
              const [after, wanted] = await save(merged);
              return [
                [is, after],
                [should, wanted],
              ];
            },
            theirs: async () => {
              await run(theirsTaken, conflict as Item);
              holds("");
              return [now(), startOf(conflict as Item).first];
            },
            putOff: async () => (
              await run(conflictPutOff, undefined),
              [
                [scope.getState($conflict), now()],
                [null, draft],
              ]
            ),
            resume: async () => {
              const offered = found as Found<Draft>;
              await run(editing.resumed, offered);
              last[by] = textOf(offered.draft);
              stores(offered.draft);
              return [now(), offered.draft];
            },
            anew: async () => {
              const offered = found as Found<Draft>;
              await run(editing.begunAnew, offered);
              last[by] = textOf(offered.draft);
              holds("");
              return [now(), draft];
            },
            restart: async () => {
              await run(editing.restarted, undefined);
              holds("");
              return [now(), scope.getState($opened)?.first];
            },
            discard: async () => (await run(editing.discarded, undefined), holds(""), [now(), null]),
          };
          const state = draft === null ? "closed" : conflict ? "conflict" : found ? "found" : "ready";
          const [is, should] = await act[acts[state][at % acts[state].length] as "open"]();
          expect(is).toEqual(should);
          const kept = [...device.values()].map((text) => textOf(JSON.parse(text) as Draft));
          expect(kept.toSorted()).toEqual([...owed].toSorted());
        };
        for (const move of all) await step(move);
      }),
    );
  },
);
