import { expect, it, vi } from "vitest";
import { newApplication, newMessage, sarah, signedIn } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { memoryStore, type KeyValueStore, sharedStore } from "./keyValueStore.ts";
import { type FaultMode, faultProfileOf } from "./faultInjector.ts";

/** Yields to pending tasks. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Sarah's page, whose fault mode is kept in the store, and another page of hers without faults. */
const begin = async (store: KeyValueStore = memoryStore(), otherStore = store) => {
  const faults = faultProfileOf(() => (store.getItem("faults") ?? "calm") as FaultMode);
  const other = memoryDevice({ store: otherStore });
  const { id: member } = await signedIn(other, sarah);
  const heard = vi.fn();
  memoryDevice({ store, faults }).changes.subscribe("applications", heard);
  await pause();
  heard.mockClear();
  const apply = async (position = "video-editor") => {
    expect(await other.applications.add(newApplication(member, { position }))).toMatchObject({ ok: true });
  };
  const change = async (kind: FaultMode) => {
    store.setItem("faults", kind);
    await pause();
  };
  return { other, heard, apply, change };
};

it("gives one hint for simultaneous changes, and none for invisible ones", async () => {
  const { other, heard, apply } = await begin();
  await Promise.all([apply("video-editor"), apply("content-creator")]);
  await pause();
  expect(heard).toHaveBeenCalledTimes(1);
  await other.messages.send(newMessage(), "");
  await pause();
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(["offline", "garbage", "refusing"] as const)(
  "hears nothing while it is %s, and of all that when it clears up",
  async (kind) => {
    const { heard, apply, change } = await begin();
    await change(kind);
    await apply();
    await pause();
    expect(heard).not.toHaveBeenCalled();
    await change("calm");
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

it("hears what another tab of the same browser does", async () => {
  const browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  const storage = memoryStore();
  const { heard, apply } = await begin(sharedStore(storage), storage);
  await apply();
  await pause();
  expect(heard).not.toHaveBeenCalled();
  // A browser sends this event to its other tabs.
  browser.dispatchEvent(new Event("storage"));
  await pause();
  expect(heard).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
