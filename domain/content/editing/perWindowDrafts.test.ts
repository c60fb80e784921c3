import { expect, it } from "vitest";
import type { Drafts } from "../../shared/drafts.ts";
import { type WindowDraft, keepWindowDraft, recallWindowDrafts } from "./perWindowDrafts.ts";

const device = (isFull = false) => {
  const texts = new Map<string, string>();
  const drafts: Drafts = {
    read: async (name) => texts.get(name) ?? "",
    write: async ({ name, text }) => (isFull ? false : (texts.set(name, text), true)),
    names: async () => [...texts.keys()],
    forgetAll: async () => texts.clear(),
  };
  /** A window in which a staff member writes. */
  const open = () => {
    let own: WindowDraft | null = null;
    const keep = async (text: string) => (own = await keepWindowDraft({ drafts })({ name: "a", text, own }));
    return { keep, take: (kept: WindowDraft) => (own = kept) };
  };
  const all = async () => (await recallWindowDrafts({ drafts })("a")).map(({ text }) => text);
  return { open, all, drafts };
};

it("[AD-26] keeps what two windows write side by side, each over its own alone", async () => {
  const { open, all } = device();
  const [one, other] = [open(), open()];
  await one.keep("un");
  await other.keep("deux");
  await one.keep("un de plus");
  expect(await all()).toEqual(["un de plus", "deux"]);
});

it("forgets its own alone, and what was forgotten makes room", async () => {
  const { open, all } = device();
  const [one, other, third] = [open(), open(), open()];
  await one.keep("un");
  await other.keep("deux");
  expect(await one.keep("")).toBeNull();
  expect(await third.keep("")).toBeNull();
  expect(await all()).toEqual(["deux"]);
  await third.keep("trois");
  expect(await all()).toEqual(["trois", "deux"]);
});

it("loses nothing of a window whose text another one has taken up", async () => {
  const { open, all, drafts } = device();
  const [one, other] = [open(), open()];
  await one.keep("un");
  const [found] = await recallWindowDrafts({ drafts })("a");
  if (found) other.take(found);
  await other.keep("un, repris");
  await one.keep("un, ici");
  expect(await all()).toEqual(["un, repris", "un, ici"]);
});

it("writes again where somebody has emptied the device, and says when it keeps nothing", async () => {
  const { open, all, drafts } = device();
  const window = open();
  await window.keep("un");
  await drafts.forgetAll();
  await window.keep("deux");
  expect(await all()).toEqual(["deux"]);
  expect(await device(true).open().keep("un")).toBeNull();
});
