import { expect, it, onTestFinished, vi } from "vitest";
import { backendWith } from "../testing/open.ts";

const backend = await backendWith(`
  create table public.notes (id int primary key);
  insert into public.notes select generate_series(1, 30);
  create table public.naps (id int primary key, note int not null references public.notes (id));
  insert into public.naps values (1, 1);
  alter table public.naps enable row level security;
  create policy "everybody waits" on public.naps for select to anon using (pg_sleep(0.2) is not null);
  create function public.pages(count int) returns table (text text) language sql stable as
    $$ select repeat('x', 10000) from generate_series(1, count) $$;
  create table public.long (id int primary key, note int not null references public.notes (id), text text);
  insert into public.long select n, 1, repeat(md5(n::text), 200) from generate_series(1, 900) n;
  grant all on public.notes, public.naps, public.long to anon;
`);

/** Asks from a network of its own. */
const askFrom = (network: number, path: string, body?: object): Promise<Response> =>
  backend.fetch(
    new Request(`http://backend.test${path}`, {
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    }),
    `203.0.113.${network}`,
  );

/** How many of them are answered when a read of another network is, which was asked after them. */
const answeredBefore = async (asked: readonly Promise<Response>[]): Promise<number> => {
  let answered = 0;
  const count = () => void answered++;
  for (const one of asked) void one.then(count);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const read = await askFrom(200, "/rest/v1/notes?select=id&limit=1");
  const sofar = answered;
  expect([read.status, await read.json()]).toEqual([200, [{ id: 1 }]]);
  await Promise.all(asked);
  return sofar;
};

it("[LM-9] lets no read wait for sign-ins, however many wait for their hashes", async () => {
  const signIn = (network: number) =>
    askFrom(network, "/auth/v1/token?grant_type=password", { email: `${network}@exemple.fr`, password: "wrong" });
  const asked = Array.from({ length: 30 }, (_, at) => signIn(at % 10));
  expect(await answeredBefore(asked)).toBeLessThan(10);
});

it("[LM-9] lets no read wait for resources within resources, whoever asks for them", async () => {
  const nested = "/rest/v1/notes?select=id,naps(id,notes(id))&id=eq.1";
  const asked = Array.from({ length: 20 }, (_, at) => askFrom(at, nested));
  expect(await answeredBefore(asked)).toBeLessThan(8);
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
