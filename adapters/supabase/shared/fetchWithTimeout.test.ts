import { expect, it } from "vitest";
import { isPaused, isUnanswered } from "../../unanswered.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";

const rest = "https://project.example/rest/v1/tips";
const storage = "https://project.example/storage/v1/object/public/avatars/a.png";

const asking = (answer: () => Response) =>
  fetchWithTimeout({
    fetch: async () => answer(),
    anonKey: "anon",
    timeLimit: 1_000,
    tokenWasRefused: async () => undefined,
    renewalWasRefused: () => {},
    isOver: () => false,
  });

/** The head of an answer and half a row, then nothing more. */
const cut = (status: number) => () => {
  let pulls = 0;
  const body = new ReadableStream({
    pull: (controller) =>
      pulls++ === 0
        ? controller.enqueue(new TextEncoder().encode('[{"id":'))
        : controller.error(new DOMException("The operation timed out.", "TimeoutError")),
  });
  return new Response(body, { status });
};

it.each([200, 401, 404, 500])("[FA-1] counts rows that stop on the way as no answer, also with %i", async (status) => {
  const thrown: unknown = await asking(cut(status))(rest).catch((cause: unknown) => cause);
  expect(isUnanswered(thrown)).toBe(true);
});

it("leaves it to whoever asks for a file to read it", async () => {
  const answer = await asking(cut(200))(storage);
  expect(answer.bodyUsed).toBe(false);
  await expect(answer.text()).rejects.toThrow();
});

it.each([
  [200, "[]"],
  [500, '{"code":"XX000"}'],
  [204, null],
  [304, null],
])("hands on rows as they came, or nothing: %i", async (status, body) => {
  const answer = await asking(() => new Response(body, { status }))(rest);
  expect([answer.status, await answer.text()]).toEqual([status, body ?? ""]);
});

it.each([rest, storage])("[LM-8] tells of a pause that %s wants", async (address) => {
  const thrown: unknown = await asking(() => new Response("{}", { status: 429 }))(address).catch(
    (cause: unknown) => cause,
  );
  expect(isPaused(thrown)).toBe(true);
});

it("[SE-1] renews a token once: one that is refused again ends its session", async () => {
  const bearers: (string | null)[] = [];
  const asked: [string, boolean][] = [];
  const fetch = fetchWithTimeout({
    fetch: async (_, init) => {
      const bearer = new Headers(init?.headers).get("authorization");
      bearers.push(bearer);
      return bearer === "Bearer anon" ? Response.json([]) : Response.json({ code: "PGRST303" }, { status: 401 });
    },
    anonKey: "anon",
    timeLimit: 1_000,
    tokenWasRefused: async (token, isExpired) => {
      asked.push([token, isExpired]);
      return isExpired ? "renewed" : undefined;
    },
    renewalWasRefused: () => {},
    isOver: () => false,
  });
  const answer = await fetch(rest, { headers: { authorization: "Bearer old" } });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([
    ["old", true],
    ["renewed", false],
  ]);
  expect(bearers).toEqual(["Bearer old", "Bearer renewed", "Bearer anon"]);
});

it("[AU-15] doesn't ask the backend to end the session of a member that was deleted", async () => {
  const asked: string[] = [];
  const fetch = fetchWithTimeout({
    fetch: async (input) => {
      asked.push(String(input));
      return new Response(null, { status: 401 });
    },
    anonKey: "anon",
    timeLimit: 1_000,
    tokenWasRefused: async () => undefined,
    renewalWasRefused: () => {},
    isOver: (token) => token === "deleted",
  });
  const end = (token: string) =>
    fetch("https://project.example/auth/v1/logout?scope=local", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await end("deleted")).status).toBe(204);
  expect(asked).toEqual([]);
  expect((await end("other")).status).toBe(401);
});
