import { expect, it } from "vitest";
import type { Drafts } from "../../shared/drafts.ts";
import { type WindowDraft, storeWindowDraft, recallWindowDrafts } from "./perWindowDrafts.ts";

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
    const store = async (text: string) => (own = await storeWindowDraft({ drafts })({ name: "a", text, own }));
    return { store, take: (stored: WindowDraft) => (own = stored) };
  };
  const all = async () => (await recallWindowDrafts({ drafts })("a")).map(({ text }) => text);
  return { open, all, drafts };
};

it("[AD-26] keeps what two windows write side by side, each over its own alone", async () => {
  const { open, all } = device();
  const [one, other] = [open(), open()];
  await one.store("un");
  await other.store("deux");
  await one.store("un de plus");
  expect(await all()).toEqual(["un de plus", "deux"]);
});

it("deletes only its own draft, which makes room", async () => {
  const { open, all } = device();
  const [one, other, third] = [open(), open(), open()];
  await one.store("un");
  await other.store("deux");
  expect(await one.store("")).toBeNull();
  expect(await third.store("")).toBeNull();
  expect(await all()).toEqual(["deux"]);
  await third.store("trois");
  expect(await all()).toEqual(["trois", "deux"]);
});

it("loses nothing when another window takes over a draft", async () => {
  const { open, all, drafts } = device();
  const [one, other] = [open(), open()];
  await one.store("un");
  const [found] = await recallWindowDrafts({ drafts })("a");
  if (found) other.take(found);
  await other.store("un, repris");
  await one.store("un, ici");
  expect(await all()).toEqual(["un, repris", "un, ici"]);
});

it("writes again after the device was cleared, and reports a failed write", async () => {
  const { open, all, drafts } = device();
  const window = open();
  await window.store("un");
  await drafts.forgetAll();
  await window.store("deux");
  expect(await all()).toEqual(["deux"]);
  expect(await device(true).open().store("un")).toBeNull();
});
