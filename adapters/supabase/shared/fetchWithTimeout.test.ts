import { HttpResponse, type HttpResponseResolver } from "msw";
import { expect, it } from "vitest";
import { projectAt } from "../../../tests/network.ts";
import { isPaused, isUnanswered } from "../../unanswered.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";

const rest = "https://project.example/rest/v1/tips";
const storage = "https://project.example/storage/v1/object/public/avatars/a.png";

const asking = (resolver: HttpResponseResolver, settings: Partial<Parameters<typeof fetchWithTimeout>[0]> = {}) =>
  fetchWithTimeout({
    fetch,
    anonKey: projectAt("https://project.example", resolver).anonKey,
    timeLimit: 1_000,
    tokenWasRefused: async () => undefined,
    renewalWasRefused: () => {},
    isOver: () => false,
    ...settings,
  });

/** The headers of an answer and half a row, then the end. */
const cut = (status: number) => () => new HttpResponse('[{"id":', { status, headers: { "content-length": "500" } });

it.each([200, 401, 404, 500])("[FA-1] treats an interrupted body as no answer, also with %i", async (status) => {
  const thrown: unknown = await asking(cut(status), { timeLimit: 40 })(rest).catch((cause: unknown) => cause);
  expect(isUnanswered(thrown)).toBe(true);
});

it("leaves the body of a file unread for the caller", async () => {
  const answer = await asking(cut(200), { timeLimit: 40 })(storage);
  expect(answer.bodyUsed).toBe(false);
  await expect(answer.text()).rejects.toThrow();
});

it.each([
  [200, "[]"],
  [500, '{"code":"XX000"}'],
  [204, null],
  [304, null],
])("hands on rows as they came, or nothing: %i", async (status, body) => {
  const answer = await asking(() => new HttpResponse(body, { status }))(rest);
  expect([answer.status, await answer.text()]).toEqual([status, body ?? ""]);
});

it.each([rest, storage])("[LM-8] tells of a pause that %s wants", async (address) => {
  const thrown: unknown = await asking(() => new HttpResponse("{}", { status: 429 }))(address).catch(
    (cause: unknown) => cause,
  );
  expect(isPaused(thrown)).toBe(true);
});

it("[SE-1] renews a token once: one that is refused again ends its session", async () => {
  const bearers: (string | null)[] = [];
  const asked: [string, boolean][] = [];
  const ask = asking(
    ({ request }) => {
      const bearer = request.headers.get("authorization");
      bearers.push(bearer);
      return bearer === "Bearer anon"
        ? HttpResponse.json([])
        : HttpResponse.json({ code: "PGRST303" }, { status: 401 });
    },
    {
      tokenWasRefused: async (token, isExpired) => {
        asked.push([token, isExpired]);
        return isExpired ? "renewed" : undefined;
      },
    },
  );
  const answer = await ask(rest, { headers: { authorization: "Bearer old" } });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([
    ["old", true],
    ["renewed", false],
  ]);
  expect(bearers).toEqual(["Bearer old", "Bearer renewed", "Bearer anon"]);
});

it("[AU-15] doesn't ask the backend to end the session of a member that was deleted", async () => {
  const asked: string[] = [];
  const ask = asking(
    ({ request }) => {
      asked.push(request.url);
      return new HttpResponse(null, { status: 401 });
    },
    { isOver: (token) => token === "deleted" },
  );
  const end = (token: string) =>
    ask("https://project.example/auth/v1/logout?scope=local", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await end("deleted")).status).toBe(204);
  expect(asked).toEqual([]);
  expect((await end("other")).status).toBe(401);
});
