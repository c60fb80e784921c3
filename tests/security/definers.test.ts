import { expect, it } from "vitest";
import { databaseForTests } from "./database.ts";

// Functions with their owner's rights pass row security by: each asks for itself what the policies of the tables ask that it writes.

const { query } = databaseForTests();

type Routine = { readonly name: string; readonly source: string; readonly is_called: boolean };
type Policy = { readonly table: string; readonly act: string; readonly rule: string };

const routines = `
  select n.nspname || '.' || p.proname as name, p.prosrc as source,
    p.prosecdef and n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')) as is_called
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`;

/** What members may do to a table themselves: without a policy that gives something, only functions write it. */
const policies = `
  select schemaname || '.' || tablename as table, cmd as act, concat_ws(' ', qual, with_check) as rule from pg_policies
  where cmd <> 'SELECT' and roles && array['authenticated', 'public']::name[] and concat_ws(' ', qual, with_check) not in ('false', 'false false')`;

/** The tables of functions that put a table's name into their statements. */
const named: Readonly<Record<string, readonly string[]>> = {
  "public.place_record": [
    "UPDATE public.partners",
    "UPDATE public.people",
    "UPDATE public.products",
    "UPDATE public.teams",
  ],
  "public.delete_comment": ["UPDATE", "DELETE"].flatMap((act) => [
    `${act} public.article_comments`,
    `${act} public.tip_comments`,
  ]),
  "public.edit_comment": ["UPDATE public.article_comments", "UPDATE public.tip_comments"],
};

/** Writes that the policies don't let a caller do, and the function does on purpose. */
const meant: readonly string[] = [
  // Members delete and edit their own comments. By a policy, only the staff changes one: it hides it.
  ...["delete", "edit"].flatMap((act) =>
    ["article", "tip"].map((kind) => `public.${act}_comment: UPDATE public.${kind}_comments asks is_staff`),
  ),
  // A candidate takes back their own application, whose row only the staff may change.
  "public.withdraw_application: UPDATE public.applications asks is_staff",
];

const writes = /\b(insert into|update|delete from)\s+(?:only\s+)?((?:public|storage)\.\w+)/gi;
const checks = /\b(is_admin|is_staff|uid)\(\)/g;
const checksIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(checks)].map(([, check = ""]) => check));

/** The source of a function and of all that it calls. */
const sourceOf = (name: string, all: ReadonlyMap<string, string>, seen = new Set<string>()): string => {
  const own = all.get(name);
  if (own === undefined || seen.has(name)) return "";
  seen.add(name);
  const called = [...own.matchAll(/\b(?:public|private)\.\w+(?=\()/g)].map(([one]) => one);
  return [own, ...called.map((one) => sourceOf(one, all, seen))].join("\n");
};

it("[SE-62] each function with its owner's rights asks what the policies of the tables ask that it writes", async () => {
  const all = (await query(routines)) as Routine[];
  const rules = (await query(policies)) as Policy[];
  const sources = new Map(all.map(({ name, source }) => [name, source]));
  const called = all.filter(({ is_called }) => is_called);
  expect(called.length).toBeGreaterThan(80);

  const missing = called.flatMap(({ name }) => {
    const source = sourceOf(name, sources);
    const own = checksIn(source);
    const written = [...source.matchAll(writes)].map(
      ([, act = "", table]) => `${act.split(" ")[0]?.toUpperCase()} ${table}`,
    );
    return [...new Set([...written, ...(named[name] ?? [])])].flatMap((write) => {
      const rule = rules.filter(
        ({ table, act }) => write === `${act} ${table}` || (write.endsWith(` ${table}`) && act === "ALL"),
      );
      const asked = checksIn(rule.map((one) => one.rule).join(" "));
      return [...asked].filter((check) => !own.has(check)).map((check) => `${name}: ${write} asks ${check}`);
    });
  });
  expect(missing.toSorted()).toEqual(meant.toSorted());
});

it("[SE-62] knows the tables of each function that puts a table's name into a write", async () => {
  const all = (await query(routines)) as Routine[];
  const writing = all.filter(
    ({ is_called, source }) => is_called && /execute[^;]*(insert into|update|delete from)[^;]*%/i.test(source),
  );
  expect(writing.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted());
});
