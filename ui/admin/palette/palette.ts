import { createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import { nothingFound, type PanelFinds } from "../../../domain/club/searchPanel.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { recallDraftFx, settingName, storeDraftFx } from "../../lib/drafts.ts";
import { failed, type Loaded, loading, ready } from "../../lib/loading/loaded.ts";
import { $givesRoles, panelLeft, panelShown } from "../access.ts";
import { searchPanelFx } from "../effects.ts";

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** What is typed has rested. */
export const finderAsked = createEvent<string>();
/** The member searches the same words again. */
export const finderRetried = createEvent<string>();

/** What an entry leads to: an address of the site, or the editor of a content item. */
export type EntryTarget = { readonly to: string } | { readonly edit: ItemRef };
/** An entry as the device remembers it. */
export type RecentEntry = { readonly words: string; readonly detail: string; readonly target: EntryTarget };
/** An entry was chosen. */
export const entryChosen = createEvent<RecentEntry>();

/** Fewer letters find no content, matches, people or members. */
const leastLetters = 2;
const mostRecent = 5;
const nameOf = (member: string) => settingName(`admin-recent ${member}`);

export const $isPaletteOpen = createStore(false, { serialize: "ignore" })
  .on(paletteOpened, () => true)
  .reset([paletteClosed, panelLeft]);

/** What was found, and for which words. */
export type Found = { readonly words: string; readonly finds: Loaded<PanelFinds> };
const nothing: Found = { words: "", finds: ready(nothingFound) };

/** What was found for the words that were asked last. */
export const $found = createStore(nothing, { serialize: "ignore" })
  .on(searchPanelFx, (_, { words }) => ({ words, finds: loading }))
  .on(searchPanelFx.done, (found, { params, result }) =>
    found.words === params.words ? { ...found, finds: ready(result) } : found,
  )
  .on(searchPanelFx.fail, (found, { params }) => (found.words === params.words ? { ...found, finds: failed } : found))
  .reset([paletteClosed, panelLeft, $memberId]);
const asked = sample({
  clock: finderAsked,
  source: $found,
  filter: ({ words }, typed) => words !== typed.trim(),
  fn: (_, typed) => typed,
});
sample({
  clock: [asked, finderRetried],
  source: $givesRoles,
  filter: (_, typed) => typed.trim().length >= leastLetters,
  fn: (withMembers, typed) => ({ words: typed.trim(), withMembers }),
  target: searchPanelFx,
});

/** What was found for what is typed now. */
export const findsFor = (typed: string, { words, finds }: Found): Loaded<PanelFinds> => {
  const asked = typed.trim();
  if (asked.length < leastLetters) return nothing.finds;
  return words === asked ? finds : loading;
};

const isEntry = (one: unknown): one is RecentEntry => {
  const { words, detail, target } = (one ?? {}) as Partial<RecentEntry>;
  return typeof words === "string" && typeof detail === "string" && typeof target === "object" && target !== null;
};

const entriesIn = (text: string): readonly RecentEntry[] => {
  try {
    const stored: unknown = JSON.parse(text || "[]");
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};

/** The entries that the member chose last on this device, the newest first. */
export const $recent = createStore<readonly RecentEntry[]>([], { serialize: "ignore" })
  .on(entryChosen, (recent, { words, detail, target }) =>
    [{ words, detail, target }, ...recent.filter((one) => one.words !== words)].slice(0, mostRecent),
  )
  .reset($memberId);
sample({
  clock: [panelShown, $memberId.updates],
  source: $memberId,
  filter: (member) => member !== null,
  fn: (member) => nameOf(member ?? ""),
  target: recallDraftFx,
});
sample({
  clock: recallDraftFx.done,
  source: $memberId,
  filter: (member, { params }) => member !== null && params === nameOf(member),
  fn: (_, { result }) => entriesIn(result),
  target: $recent,
});
sample({
  clock: entryChosen,
  source: { recent: $recent, member: $memberId },
  filter: ({ member }) => member !== null,
  fn: ({ recent, member }) => ({ name: nameOf(member ?? ""), text: JSON.stringify(recent) }),
  target: storeDraftFx,
});
sample({ clock: entryChosen, fn: () => {}, target: paletteClosed });
