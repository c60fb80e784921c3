import { afterAll, beforeAll, expect, it } from "vitest";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";

const backend = await backendWith(`
  create table public.notes (id int primary key, text text);
  insert into public.notes select n, 'note' from generate_series(1, 5) n;
  grant select, insert, update, delete on public.notes to anon;
`);
const heard: string[] = [];
let stop = () => {};
beforeAll(() => (stop = backend.onWrite(({ method, path }) => heard.push(`${method} ${path}`))));
afterAll(() => stop());

it.each([
  ["POST", "", { id: 6, text: "new" }, 1],
  ["PATCH", "?id=eq.1", { text: "changed" }, 1],
  ["PATCH", "?id=eq.77", { text: "changed" }, 0],
  ["DELETE", "?id=gt.3", undefined, 1],
  ["DELETE", "?id=eq.77", undefined, 0],
  ["GET", "?id=eq.1", undefined, 0],
] as const)("[LM-10] %s notes%s is told when it wrote rows", async (method, search, body, times) => {
  heard.length = 0;
  for (const prefer of ["return=minimal", "return=representation"]) {
    if (method === "POST") await backend.query("delete from notes where id = 6");
    if (method === "DELETE")
      await backend.query("insert into notes select n, 'note' from generate_series(4, 5) n on conflict do nothing");
    expect((await ask(backend, `/rest/v1/notes${search}`, { method, body, headers: { prefer } })).ok).toBe(true);
  }
  expect(heard).toEqual(Array<string>(2 * times).fill(`${method} notes`));
});
