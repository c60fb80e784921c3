import { createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import { nothingFound } from "../../../domain/club/searchPanel.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { recallDraftFx, settingName, storeDraftFx } from "../../lib/drafts.ts";
import { $givesRoles, panelLeft, panelShown } from "../access.ts";
import { searchPanelFx } from "../effects.ts";

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** What is typed has rested. */
export const finderAsked = createEvent<string>();

/** What an entry leads to: an address of the site, or the editor of a content item. */
export type EntryTarget = { readonly to: string } | { readonly edit: ItemRef };
/** An entry as the device remembers it. */
export type RecentEntry = { readonly words: string; readonly detail: string; readonly target: EntryTarget };
/** An entry was chosen. */
export const entryChosen = createEvent<RecentEntry>();

/** Fewer letters find no content, matches, people or members. */
const leastLetters = 2;
const mostRecent = 5;
const name = settingName("admin-recent");

export const $isPaletteOpen = createStore(false, { serialize: "ignore" })
  .on(paletteOpened, () => true)
  .reset([paletteClosed, panelLeft]);

const $asked = createStore("", { serialize: "ignore" })
  .on(finderAsked, (_, words) => words.trim())
  .reset([paletteClosed, panelLeft, $memberId]);
sample({
  clock: finderAsked,
  source: { words: $asked, withMembers: $givesRoles },
  filter: ({ words }) => words.length >= leastLetters,
  target: searchPanelFx,
});
/** What was found for the latest words. */
export const $finds = createStore(nothingFound, { serialize: "ignore" }).reset([paletteClosed, panelLeft, $memberId]);
sample({
  clock: searchPanelFx.done,
  source: $asked,
  filter: (asked, { params }) => asked === params.words,
  fn: (_, { result }) => result,
  target: $finds,
});
sample({ clock: $asked, filter: (words) => words.length < leastLetters, fn: () => nothingFound, target: $finds });

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

/** The entries that were chosen last on this device, the newest first. */
export const $recent = createStore<readonly RecentEntry[]>([], { serialize: "ignore" }).on(
  entryChosen,
  (recent, { words, detail, target }) =>
    [{ words, detail, target }, ...recent.filter((one) => one.words !== words)].slice(0, mostRecent),
);
sample({ clock: panelShown, fn: () => name, target: recallDraftFx });
sample({
  clock: recallDraftFx.done,
  filter: ({ params }) => params === name,
  fn: ({ result }) => entriesIn(result),
  target: $recent,
});
sample({
  clock: entryChosen,
  source: $recent,
  fn: (recent) => ({ name, text: JSON.stringify(recent) }),
  target: storeDraftFx,
});
sample({ clock: entryChosen, fn: () => {}, target: paletteClosed });
