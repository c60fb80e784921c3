import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readCache } from "./readCache.ts";

const address = "http://backend.test/rest/v1/tips";

/** A backend whose answers are held until they are released, each with the number of its request. */
const heldBackend = (status = 200, time = 1_000) => {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const { fetch, share, drop } = readCache(
    async () => {
      const number = ++asked;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response(`answer ${number}`, { status, headers: { "content-range": "0-0/1" } });
    },
    () => time,
  );
  const release = () => waiting.splice(0).forEach((answer) => answer());
  const textOf = async (answer: Promise<Response>) => (await answer).text();
  return { fetch, share, drop, release, textOf, asked: () => asked };
};

afterEach(() => vi.unstubAllGlobals());

describe("[PF-15] the reads of pages", () => {
  it("are shared while they are in flight, and afterwards", async () => {
    const { fetch, release, textOf, asked } = heldBackend();
    const both = [fetch(address), fetch(address)];
    release();
    expect(await Promise.all(both.map(textOf))).toEqual(["answer 1", "answer 1"]);
    const third = await fetch(address);
    expect([await third.text(), third.headers.get("content-range"), asked()]).toEqual(["answer 1", "0-0/1", 1]);
  });

  it("are sent anew after a write, also when one was in flight", async () => {
    const { fetch, drop, release, textOf } = heldBackend();
    const before = fetch(address);
    drop();
    const after = fetch(address);
    release();
    expect(await textOf(before)).toBe("answer 1");
    expect(await textOf(after)).toBe("answer 2");
    expect(await textOf(fetch(address))).toBe("answer 2");
  });

  it("share what use cases make of them, until they are dropped", async () => {
    const { fetch, share, drop, release, textOf } = heldBackend();
    const ask = () => {
      const answer = share("listTips", async () => ({ text: await textOf(fetch(address)) }));
      release();
      return answer;
    };
    const first = await ask();
    expect(first).toEqual({ text: "answer 1" });
    expect(await ask()).toBe(first);
    expect(await share("listArticles", async () => "other")).toBe("other");
    drop();
    expect(await ask()).toEqual({ text: "answer 2" });
  });

  it("drop the answer of a use case together with its first read", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { fetch, share, release, textOf } = heldBackend(200, 1_000);
    const read = textOf(fetch(address));
    release();
    await read;
    await vi.advanceTimersByTimeAsync(900);
    const ask = () => share("listTips", () => textOf(fetch(address)));
    expect(await ask()).toBe("answer 1");
    await vi.advanceTimersByTimeAsync(100);
    const later = ask();
    release();
    expect(await later).toBe("answer 2");
  });

  it("don't share a use case that failed", async () => {
    const { share } = heldBackend();
    await expect(share("listTips", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await share("listTips", async () => "whole")).toBe("whole");
  });

  it("are sent anew after their time", async () => {
    const { fetch, release, textOf } = heldBackend(200, 5);
    const ask = () => {
      const answer = textOf(fetch(address));
      release();
      return answer;
    };
    expect(await ask()).toBe("answer 1");
    await expect.poll(ask).toBe("answer 2");
  });

  it("are kept apart by address and by what is accepted", async () => {
    const { fetch, release, textOf } = heldBackend();
    const all = [
      fetch(address),
      fetch(`${address}?limit=1`),
      fetch(address, { headers: { accept: "application/vnd.pgrst.object+json" } }),
    ];
    release();
    expect(await Promise.all(all.map(textOf))).toEqual(["answer 1", "answer 2", "answer 3"]);
  });

  it("aren't kept when they fail", async () => {
    const { fetch, release, textOf } = heldBackend(503);
    const first = fetch(address);
    release();
    expect((await first).status).toBe(503);
    const second = fetch(address);
    release();
    expect(await textOf(second)).toBe("answer 2");
  });

  it("can be read in each way, more than once, with their status", async () => {
    const { fetch } = readCache(
      async () => new Response('{"é":1}', { status: 206 }),
      () => 1_000,
    );
    const answer = await fetch(address);
    const copy = answer.clone();
    expect(new TextDecoder().decode(await copy.arrayBuffer())).toBe('{"é":1}');
    expect([await answer.text(), await answer.json(), answer.status]).toEqual(['{"é":1}', { é: 1 }, 206]);
  });

  it("can be read where the methods of answers are read-only, as those of the server's HTTP package", async () => {
    class Fixed extends Response {}
    for (const method of ["clone", "text", "json", "arrayBuffer"] as const) {
      Object.defineProperty(Fixed.prototype, method, { value: Response.prototype[method] });
    }
    vi.stubGlobal("Response", Fixed);
    const { fetch } = readCache(
      async () => new Response("[]"),
      () => 1_000,
    );
    expect(await (await fetch(address)).clone().text()).toBe("[]");
  });

  it("are nothing but reads: a call is always sent", async () => {
    const { fetch, release, textOf } = heldBackend();
    const calls = [fetch(address, { method: "POST" }), fetch(address, { method: "POST" })];
    release();
    expect(await Promise.all(calls.map(textOf))).toEqual(["answer 1", "answer 2"]);
  });
});
