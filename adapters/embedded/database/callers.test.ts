import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { temporaryFolder, writeRoot } from "../testing/folders.ts";
import { password } from "../testing/accounts.ts";
import { ask } from "../testing/requests.ts";

// No caller receives another's rows, with any version of lite and the pool.
const sql = `
  create table public.notes (id integer primary key, owner text not null, text text not null);
  alter table public.notes enable row level security;
  create policy "visitors read public notes" on public.notes for select to anon using (owner = 'all');
  create policy "members read their own" on public.notes for select to authenticated
    using (owner in ('all', auth.jwt() ->> 'email'));
  grant select on public.notes to anon, authenticated, service_role;
  insert into public.notes
    select n, (array['all', 'lya@exemple.fr', 'noe@exemple.fr', 'ana@exemple.fr'])[n % 4 + 1], 'note ' || n
    from generate_series(1, 40) n;
  create function public.who() returns jsonb language sql stable as $$
    select jsonb_build_object('role', current_user, 'sub', current_setting('request.jwt.claim.sub', true),
      'timeout', current_setting('statement_timeout'))
  $$;
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', email, extensions.crypt('${password}', extensions.gen_salt('bf', 4)),
      now(), '{}', now(), now() from unnest(array['lya@exemple.fr', 'noe@exemple.fr', 'ana@exemple.fr']) email;
  create function public.fails() returns void language plpgsql as $$ begin raise exception 'no'; end $$;
`;
const members = ["lya@exemple.fr", "noe@exemple.fr", "ana@exemple.fr"];
const paths = [
  "/rest/v1/notes?select=id,text&order=id",
  "/rest/v1/notes?id=in.(1,2,3,4)&order=id.desc",
  "/rest/v1/notes?select=owner&text=eq.note%207",
  "/rest/v1/rpc/who",
  "/rest/v1/rpc/fails",
  "/rest/v1/nothing",
];

it("[BE-5] answers 2,000 requests of five callers, 32 at a time, as it answers each of them alone", async () => {
  // The backend logs refusals there.
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const [folder, root] = [temporaryFolder(), writeRoot(temporaryFolder(), { "20260101000000_notes.sql": sql })];
  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: false, root });
  onTestFinished(() => backend.close());
  const { secretKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));

  const tokenOf = async (email: string): Promise<string> => {
    const answer = await ask(backend, "/auth/v1/token?grant_type=password", { body: { email, password } });
    return (await answer.json()).access_token;
  };
  const callers: { key?: string; headers?: Record<string, string> }[] = [{}, { key: secretKey }];
  for (const email of members) callers.push({ headers: { authorization: `Bearer ${await tokenOf(email)}` } });

  const questions = callers.flatMap((caller) => paths.map((path) => ({ caller, path })));
  const answerTo = async ({ caller, path }: (typeof questions)[number]) => {
    const answer = await ask(backend, path, caller);
    return `${answer.status} ${await answer.text()}`;
  };
  const alone: string[] = [];
  for (const question of questions) alone.push(await answerTo(question));
  expect(new Set(alone).size).toBeGreaterThan(15);

  // Repeats all requests, in an order other than the callers'.
  let next = 0;
  const wrong: string[] = [];
  const worker = async () => {
    while (next < 2_000) {
      const at = (next++ * 7) % questions.length;
      const answer = await answerTo(questions[at] as (typeof questions)[number]);
      if (answer !== alone[at]) wrong.push(`${questions[at]?.path}: ${answer} instead of ${alone[at]}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  expect(wrong).toEqual([]);
});
