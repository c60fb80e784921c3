import { afterEach, expect, it, vi } from "vitest";
import { isPaused, isUnanswered, pauseIn } from "../../adapters/unanswered.ts";
import { buildOf } from "../visitorReads.ts";
import { visitorReads } from "./visitorReads.ts";

afterEach(() => vi.unstubAllGlobals());

/** A visitor's page, and a server that answers so. */
const begin = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(decodeURIComponent(address));
    return answer();
  });
  const readTip = vi.fn(async () => "from the container");
  const reads = visitorReads("x1", (async () => readTip) as never);
  const tip = (parameter: unknown = { slug: "smokes" }): Promise<unknown> =>
    (reads("readTip") as unknown as (parameter: unknown) => Promise<unknown>)(parameter);
  return { asked, reads, tip, readTip };
};

it("[PF-32] asks the server of the page's build, and gives what it answers", async () => {
  const { asked, tip, readTip } = begin(() => Response.json({ answer: { ok: false, refusal: { kind: "not-found" } } }));
  await expect(tip()).resolves.toEqual({ ok: false, refusal: { kind: "not-found" } });
  expect(asked).toEqual(['/lectures/x1/readTip?{"slug":"smokes"}']);
  expect(readTip).not.toHaveBeenCalled();
});

it("[PF-32] knows the reads of pages only", () => {
  const { reads } = begin(() => Response.json({}));
  for (const name of ["likeTip", "whoAmI", "signOut", "tellTime", "subscribeToNewsletter", "listMembers"] as const) {
    expect([name, reads(name as never)]).toEqual([name, undefined]);
  }
});

it.each([400, 404, 414, 431])("[PF-32] asks the container what the server doesn't know (%s)", async (status) => {
  const { tip, readTip } = begin(() => new Response(null, { status }));
  await expect(tip()).resolves.toBe("from the container");
  expect(readTip).toHaveBeenCalledWith({ slug: "smokes" });
});

it("[PF-32] asks the container where the address would be too long", async () => {
  const { asked, tip } = begin(() => Response.json({ answer: null }));
  await expect(tip({ slug: "é".repeat(350) })).resolves.toBe("from the container");
  expect(asked).toEqual([]);
});

it("[FA-2] tells a lost network from a busy server and from a wrong answer", async () => {
  const failure = (answer: () => Response | Promise<Response>) =>
    begin(answer)
      .tip()
      .catch((cause: unknown) => cause);
  expect(isUnanswered(await failure(() => Promise.reject(new TypeError("Failed to fetch"))))).toBe(true);
  const cut = new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) });
  expect(isUnanswered(await failure(() => new Response(cut)))).toBe(true);
  const paused = await failure(() => new Response("", { status: 503, headers: { "retry-after": "5" } }));
  expect([isPaused(paused), pauseIn(String(paused))]).toEqual([true, 5]);
  for (const wrong of [
    () => new Response(null, { status: 502 }),
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    () => Response.json({ surprise: true }),
    () => Response.json(null),
  ]) {
    const cause = await failure(wrong);
    expect([cause instanceof Error, isUnanswered(cause), isPaused(cause)]).toEqual([true, false, false]);
  }
});

it("finds the name of a build in its files", () => {
  expect(buildOf("https://club.example/assets/app-Bp_2-x1.js")).toBe("Bp_2-x1");
  expect(
    ["/assets/client-x1.js", "/assets/tips-app-x1.js", "/src/browser/client.tsx"].flatMap(
      (file) => buildOf(file) ?? [],
    ),
  ).toEqual([]);
});
