import bcrypt from "bcryptjs";
import { expect, it, onTestFinished, vi } from "vitest";
import { gate } from "../testing/requests.ts";
import { backendWith } from "../testing/folders.ts";

const backend = await backendWith(`
  create table public.notes (id int primary key);
  insert into public.notes select generate_series(1, 30);
  create table public.naps (id int primary key, note int not null references public.notes (id));
  insert into public.naps values (1, 1);
  alter table public.naps enable row level security;
  create table public.gate (is_open boolean not null);
  insert into public.gate values (false);
  create function public.wait_for_gate() returns boolean language plpgsql security definer as $$
    begin
      while not (select is_open from public.gate) loop perform pg_sleep(0.01); end loop;
      return true;
    end $$;
  grant execute on function public.wait_for_gate() to anon;
  create policy "every visitor waits" on public.naps for select to anon using (public.wait_for_gate());
  create function public.pages(count int) returns table (text text) language sql stable as
    $$ select repeat('x', 10000) from generate_series(1, count) $$;
  create table public.long (id int primary key, note int not null references public.notes (id), text text);
  insert into public.long select n, 1, repeat(md5(n::text), 200) from generate_series(1, 900) n;
  grant all on public.notes, public.naps, public.long to anon;
`);

/** Sends a request from a network of its own. */
const askFrom = (network: number, path: string, body?: object): Promise<Response> =>
  backend.fetch(
    new Request(`http://backend.test${path}`, {
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    }),
    `203.0.113.${network}`,
  );

const readFromAnotherNetwork = async (): Promise<void> => {
  const read = await askFrom(200, "/rest/v1/notes?select=id&limit=1");
  expect([read.status, await read.json()]).toEqual([200, [{ id: 1 }]]);
};

it("[LM-9] lets no read wait for sign-ins, however many wait for their hashes", async () => {
  const signIn = (network: number) =>
    askFrom(network, "/auth/v1/token?grant_type=password", { email: `${network}@exemple.fr`, password: "wrong" });
  const hashes = gate<boolean>();
  const compare = vi.spyOn(bcrypt, "compare").mockImplementation(() => hashes.passed);
  onTestFinished(() => compare.mockRestore());
  const answered = vi.fn<() => void>();
  const asked = Array.from({ length: 30 }, (_, at) => signIn(at % 10).finally(answered));
  await vi.waitUntil(() => compare.mock.calls.length === 2);

  await readFromAnotherNetwork();
  expect(answered).not.toHaveBeenCalled();
  hashes.open(false);
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([400]));
});

it("[LM-9] lets no read wait for slow reads of nested resources, however many there are", async () => {
  const nested = "/rest/v1/notes?select=id,naps(id,notes(id))&id=eq.1";
  const answered = vi.fn<() => void>();
  const asked = Array.from({ length: 20 }, (_, at) => askFrom(at, nested).finally(answered));
  const underWay = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like '%naps%'`;
  await vi.waitUntil(async () => (await backend.query(underWay)).length === 2);

  await readFromAnotherNetwork();
  expect(answered).not.toHaveBeenCalled();
  await backend.query("update gate set is_open = true");
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
});

it("[LM-9] refuses an answer of more than 4 MB, and goes on", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const answer = await askFrom(1, "/rest/v1/rpc/pages?count=500");
  expect([answer.status, await answer.json()]).toMatchObject([500, { code: "54000" }]);
  expect((await askFrom(1, "/rest/v1/rpc/pages?count=300")).status).toBe(200);
});

it("[LM-9] refuses it also when it is one row, with all others in it", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => askFrom(1, "/rest/v1/notes?select=id,long(text)&id=eq.1")),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
  expect(await Promise.all(answers.map(async (answer) => (await answer.json()).code))).toEqual(
    answers.map(() => "54000"),
  );
});
