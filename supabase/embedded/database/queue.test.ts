import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueue, QueueClosed, TookTooLong } from "./queue.ts";
import { promised } from "../testing/promised.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});
const open = (cleanUp: () => Promise<unknown> = async () => {}) => createQueue({ timeLimit: 1000, cleanUp });

describe("the queue", () => {
  it("does one thing at a time, in the order asked", async () => {
    const queue = open();
    const log: string[] = [];
    const step = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };

    expect(await Promise.all([queue.run(step("a")), queue.run(step("b"))])).toEqual(["a", "b"]);
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("goes on after work that fails, and tells the one who asked", async () => {
    const queue = open();
    const failing = queue.run(() => Promise.reject(new Error("no")));
    const next = queue.run(async () => "yes");

    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });

  it("cuts off work that hangs, cleans up, and goes on", async () => {
    const log: string[] = [];
    const queue = open(async () => log.push("clean"));
    const hanging = expect(queue.run(() => never)).rejects.toBeInstanceOf(TookTooLong);
    const next = queue.run(async () => log.push("next"));

    await vi.advanceTimersByTimeAsync(1000);
    await hanging;
    await next;
    expect(log).toEqual(["clean", "next"]);
  });

  it("refuses what work still tries after it was cut off, also during another's turn", async () => {
    const queue = open();
    const call = queue.guard(async (name: string) => name);
    const waiting = promised<void>();
    const late = promised<string>();
    const hanging = expect(
      queue.run(async () => {
        await waiting.promise;
        await call("late").then(late.resolve, late.reject);
      }),
    ).rejects.toBeInstanceOf(TookTooLong);
    await vi.advanceTimersByTimeAsync(1000);
    await hanging;

    const refused = expect(late.promise).rejects.toThrow("outside its turn");
    await queue.run(async () => {
      waiting.resolve();
      await refused;
      expect(await call("mine")).toBe("mine");
    });
  });

  it("refuses all when cleaning up failed: nobody knows what state the session is in", async () => {
    const queue = open(() => Promise.reject(new Error("session lost")));
    const hanging = expect(queue.run(() => never)).rejects.toBeInstanceOf(TookTooLong);
    await vi.advanceTimersByTimeAsync(1000);
    await hanging;

    await expect(queue.run(async () => "next")).rejects.toThrow("session lost");
  });

  it("refuses a call outside any turn", async () => {
    await expect(open().guard(async () => "in")()).rejects.toThrow("outside its turn");
  });

  it("refuses work that would wait for itself", async () => {
    const queue = open();
    await expect(queue.run(() => queue.run(async () => "inner"))).rejects.toThrow("can't wait for other work");
  });

  it("ends what was asked before closing, and refuses the rest", async () => {
    const queue = open();
    const before = queue.run(async () => "done");
    const closing = queue.close();

    await expect(queue.run(async () => "too late")).rejects.toBeInstanceOf(QueueClosed);
    await closing;
    expect(await before).toBe("done");
  });
});
