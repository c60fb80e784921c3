import { inspect } from "node:util";
import { expect, it, vi } from "vitest";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";

// `mendErrors` can be removed when plainLite.test.ts shows that lite answers a failed check with 400.
const backend = await backendWith(`
  create table public.notes (id int primary key, text text check (length(text) > 2));
  grant all on public.notes to anon;
  create table public.closed (text text);
  create function public.raise(state text) returns void language plpgsql as $$
    begin raise exception 'said' using errcode = state, detail = 'why', hint = 'what to do'; end $$;
  create function public.limits() returns void language plpgsql as $$
    begin
      raise sqlstate 'PGRST' using
        message = '{"code": "too_many", "message": "later", "details": null, "hint": null}',
        detail = '{"status": 429, "headers": {"Retry-After": "7"}}';
    end $$;
`);

const logged = vi.spyOn(console, "error").mockImplementation(() => {});

it.each([
  ["P0001", 400],
  ["23514", 400],
  ["23P01", 400],
  ["28000", 403],
  ["40001", 500],
  ["57014", 500],
  ["ZZ123", 400],
  ["53100", 503],
])("answers an error %s with %i, its words and its hint", async (state, status) => {
  const response = await ask(backend, "/rest/v1/rpc/raise", { body: { state } });

  expect([response.status, await response.json()]).toEqual([
    status,
    { code: state, message: "said", details: "why", hint: "what to do" },
  ]);
});

it("[BE-13] leaves alone what lite has a rule for", async () => {
  await ask(backend, "/rest/v1/notes", { body: { id: 1, text: "long enough" } });
  const twice = await ask(backend, "/rest/v1/notes", { body: { id: 1, text: "long enough" } });
  expect([twice.status, (await twice.json()).code]).toEqual([409, "23505"]);
  expect((await ask(backend, "/rest/v1/closed")).status).toBe(401);
  expect((await ask(backend, "/rest/v1/nowhere")).status).toBe(404);
});

it("logs a refusal in one line, without the refused row", async () => {
  logged.mockClear();
  await ask(backend, "/rest/v1/notes", { body: { id: 2, text: "me" } });
  await ask(backend, "/rest/v1/nowhere");
  expect(logged.mock.calls.flat().map((argument) => inspect(argument))).toEqual([
    'database: 23514 new row for relation "notes" violates check constraint "notes_text_check"',
    "database: Could not find the table 'public.nowhere' in the schema cache",
  ]);
});

it("[LM-22] answers a limit of the database's with its words, and prints nothing of it", async () => {
  logged.mockClear();
  const response = await ask(backend, "/rest/v1/rpc/limits", { body: {} });
  expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
    429,
    "7",
    { code: "too_many", message: "later", details: null, hint: null },
  ]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(logged).not.toHaveBeenCalled();
});

it("[LM-6] explains an unreadable request in one line", async () => {
  logged.mockClear();
  for (const filter of ['or=(text."ilike".*x*)', "text=%20ilike.x", "text=in.("]) {
    expect((await ask(backend, `/rest/v1/notes?${filter}`)).status).toBe(400);
  }
  const lines = logged.mock.calls.flat().map((argument) => inspect(argument));
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/^database: "failed to parse .*$/);
});

it("[PG-7] says that nothing can be written while the engine takes no writes, and reads on", async () => {
  const response = await ask(backend, "/rest/v1/rpc/raise", { body: { state: "25006" } });
  expect([response.status, (await response.json()).code]).toEqual([503, "53100"]);
});
