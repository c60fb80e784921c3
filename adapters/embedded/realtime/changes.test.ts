import { expect, it, onTestFinished, vi } from "vitest";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";
import { type Change, followLedger } from "./changes.ts";

const backend = await backendWith(`
  create table public.changes (
    id uuid primary key default gen_random_uuid(), kind text not null unique, item uuid, audience text not null,
    changed_at timestamptz not null default clock_timestamp()
  );
  create table public.notes (id int primary key, text text);
  create function public.log_note() returns trigger language plpgsql security definer as $$
  begin
    insert into public.changes (kind, audience) values (new.text, 'all')
    on conflict (kind) do update set changed_at = excluded.changed_at;
    return null;
  end
  $$;
  create trigger log_note after insert or update on public.notes for each row execute function public.log_note();
  create function public.write_note(text text) returns text language sql volatile security definer as $$
    insert into public.notes values (100 + (random() * 1e6)::int, text) returning text
  $$;
  grant select, insert, update, delete on public.notes to anon;
`);
const listening = () => {
  const [heard, missed] = [vi.fn(), vi.fn()];
  onTestFinished(backend.onChange(heard, missed));
  return { kinds: () => heard.mock.calls.map(([{ kind }]) => kind), missed };
};

it("[LM-48] a write over REST is heard before its answer, whichever table or function it is of", async () => {
  const { kinds, missed } = listening();
  await ask(backend, "/rest/v1/notes", { method: "POST", body: { id: 1, text: "added" } });
  expect(kinds()).toEqual(["added"]);
  await ask(backend, "/rest/v1/notes?id=eq.1", { method: "PATCH", body: { text: "changed" } });
  expect(kinds()).toEqual(["added", "changed"]);
  await ask(backend, "/rest/v1/rpc/write_note", { method: "POST", body: { text: "called" } });
  expect(kinds()).toEqual(["added", "changed", "called"]);
  // Nothing is written, as by a refused write.
  await ask(backend, "/rest/v1/notes?id=eq.77", { method: "PATCH", body: { text: "nothing" } });
  await ask(backend, "/rest/v1/notes", { method: "POST", body: { id: 1, text: "there already" } });
  expect(kinds()).toEqual(["added", "changed", "called"]);
  expect(missed).not.toHaveBeenCalled();
});

it("[LM-48] many writes at once are each heard before their answers", async () => {
  const { kinds } = listening();
  const write = async (number: number) => {
    await ask(backend, "/rest/v1/notes", { method: "POST", body: { id: 1000 + number, text: `many ${number}` } });
    return kinds().includes(`many ${number}`);
  };
  expect(await Promise.all(Array.from({ length: 40 }, (_, number) => write(number)))).toEqual(Array(40).fill(true));
});

it("hears what is written past the REST interface", async () => {
  const { kinds } = listening();
  await backend.query("insert into notes values (2, 'by hand')");
  await vi.waitFor(() => expect(kinds()).toEqual(["by hand"]));
});

it("[LM-48] says after a time without a connection that changes were missed, and hears again", async () => {
  const { kinds, missed } = listening();
  await backend.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()",
  );
  await ask(backend, "/rest/v1/notes", { method: "POST", body: { id: 3, text: "meanwhile" } });
  // Heard, or told as missed, before the answer.
  expect(kinds().length + missed.mock.calls.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), 10_000);
  await ask(backend, "/rest/v1/notes", { method: "POST", body: { id: 4, text: "again" } });
  expect(kinds()).toContain("again");
});

it("doesn't wait for ever for a sign that doesn't come, and says that changes were missed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const missed = vi.fn();
  const silent = { exec: async () => {}, listen: async () => {}, query: async () => [] };
  const { untilHeard } = await followLedger(silent, () => {}, missed);
  const waiting = untilHeard();
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
  expect(missed).toHaveBeenCalledOnce();
  const broken = { ...silent, query: () => Promise.reject(new Error("gone")) };
  await (await followLedger(broken, () => {}, missed)).untilHeard();
  expect(missed).toHaveBeenCalledTimes(2);
});

it("has missed nothing when a sign was given late, as while all connections are taken", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let tell: (text: string) => void = () => {};
  const busy = {
    exec: async () => {},
    listen: async (_: string, heard: (text: string) => void) => void (tell = heard),
    query: async (_: string, [sign]: unknown[] = []) => {
      await new Promise((free) => setTimeout(free, 3_000));
      setTimeout(() => tell(JSON.stringify({ sign })), 500);
      return [];
    },
  };
  const missed = vi.fn();
  const { untilHeard } = await followLedger(busy, () => {}, missed);
  const waiting = untilHeard();
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
  expect(missed).not.toHaveBeenCalled();
});

it("goes on after a listener that throws", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  let tell: (text: string) => void = () => {};
  const database = {
    exec: async () => {},
    listen: async (_: string, heard: (text: string) => void) => void (tell = heard),
    query: async () => [],
  };
  const heard = vi.fn((change: Change) => {
    if (change.row.kind === "first") throw new Error("failed");
  });
  await followLedger(database, heard, () => {});
  for (const kind of ["first", "second"]) tell(JSON.stringify({ type: "INSERT", at: "", row: { kind } }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledOnce();
});
