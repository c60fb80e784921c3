import { beforeEach, expect, it, vi } from "vitest";
import { visitorChanges } from "./visitorChanges.ts";

class FakeStream extends EventTarget {
  static OPEN = 1;
  static all: FakeStream[] = [];
  readyState = 0;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    FakeStream.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  fail() {
    this.dispatchEvent(new Event("error"));
  }
}

let page = Object.assign(new EventTarget(), { hidden: false });
let frame = new EventTarget();
const hide = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};
const streams = () => FakeStream.all.map(({ path, readyState }) => [path, readyState]);
const last = () => FakeStream.all.at(-1);

beforeEach(() => {
  FakeStream.all = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  frame = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
});

it("[PF-33] tells each listener of what it follows, by one stream, and once when it begins to hear", () => {
  const { subscribe } = visitorChanges();
  const [matches, teams, late] = [vi.fn(), vi.fn(), vi.fn()];
  subscribe("matches", matches);
  subscribe("teams", teams);
  expect(matches).not.toHaveBeenCalled();
  last()?.open();
  expect([matches, teams].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
  last()?.say("standings teams");
  expect([matches, teams].map((heard) => heard.mock.calls.length)).toEqual([1, 2]);
  subscribe("matches", late);
  expect(late).toHaveBeenCalledOnce();
  expect(streams()).toEqual([["/changements", 1]]);
});

it("[PF-33] closes the stream a while after the last listener has left", () => {
  const { subscribe } = visitorChanges();
  const leave = subscribe("matches", () => {});
  leave();
  vi.advanceTimersByTime(1_000);
  const stop = subscribe("teams", () => {});
  vi.advanceTimersByTime(2_000);
  expect(streams()).toEqual([["/changements", 0]]);
  stop();
  vi.advanceTimersByTime(2_000);
  expect(streams()).toEqual([["/changements", 2]]);
  hide(true);
  hide(false);
  expect(FakeStream.all).toHaveLength(1);
});

it("[PF-33] holds no connection while the page is hidden, and asks anew when it is seen", () => {
  const { subscribe } = visitorChanges();
  const heard = vi.fn();
  subscribe("matches", heard);
  last()?.open();
  hide(true);
  expect(last()?.readyState).toBe(2);
  subscribe("teams", () => {});
  vi.advanceTimersByTime(600_000);
  expect(FakeStream.all).toHaveLength(1);
  hide(false);
  last()?.open();
  expect(FakeStream.all).toHaveLength(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("[PF-33] opens a stream that ended again, later each time until it opens", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { subscribe } = visitorChanges();
  const heard = vi.fn();
  const leave = subscribe("matches", heard);
  const pauses = (count: number) =>
    Array.from({ length: count }, () => {
      const [number, begun] = [FakeStream.all.length, Date.now()];
      last()?.fail();
      while (FakeStream.all.length === number) vi.advanceTimersByTime(1_000);
      return (Date.now() - begun) / 1_000;
    });
  expect(pauses(7)).toEqual([3, 6, 12, 24, 48, 60, 60]);
  last()?.open();
  expect(heard).toHaveBeenCalledOnce();
  expect(pauses(2)).toEqual([3, 6]);
  last()?.fail();
  // A second view that follows the kind doesn't shorten the wait.
  subscribe("teams", () => {})();
  leave();
  vi.advanceTimersByTime(600_000);
  expect(streams().every(([, state]) => state === 2)).toBe(true);
});

it("[PF-33] opens a stream again that is silent, and at once when the network is back", () => {
  const { subscribe } = visitorChanges();
  const heard = vi.fn();
  subscribe("matches", heard);
  last()?.open();
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(25_000);
    last()?.say("");
  }
  expect([FakeStream.all.length, heard.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(streams()).toEqual([
    ["/changements", 2],
    ["/changements", 0],
  ]);
  last()?.open();
  expect(heard).toHaveBeenCalledTimes(2);

  frame.dispatchEvent(new Event("focus"));
  expect(FakeStream.all).toHaveLength(2);
  frame.dispatchEvent(new Event("online"));
  expect(FakeStream.all).toHaveLength(3);
  last()?.fail();
  frame.dispatchEvent(new Event("focus"));
  expect(FakeStream.all).toHaveLength(4);
});
