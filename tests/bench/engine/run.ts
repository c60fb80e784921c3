// npm run bench:engine -- <minutes of mixed load> <parts>: throughput of the embedded backend on this machine, its use of processor
// time, and the waiting times of other requests. Processor times depend least on other load of the machine.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../../src/server/build.ts";
import { freePort, type Program, startOptions, startProgram } from "../programs.ts";
import { spelt } from "../requests.ts";
import { tableWith } from "../table.ts";
import { floodsOf, sendFlood } from "./floods.ts";
import { type Ask, type Load, load } from "./load.ts";
import { apikey, clubAt, likeOf, type Member, signIn } from "./members.ts";
import { usedBy } from "./processes.ts";
import { type Waits, watchDuring } from "./watch.ts";

const columns = ["what", "a second", "p50", "longest", "thread", "server", "engine", "refused", "load"] as const;
type Line = Readonly<Partial<Record<(typeof columns)[number], string>>>;

const parts = ["reads", "pages", "writes", "mixed", "floods"] as const;
const [minutes = "1", ...chosen] = process.argv.slice(2);
const isChosen = (part: (typeof parts)[number]) => chosen.length === 0 || chosen.includes(part);

const seconds = 5;
const page = "/tips/tenir-un-site-a-deux";
const pages = ["/", "/tips", "/tips?page=2", "/news", "/news/montreal-notre-premier-plateau", "/recruitment", page];
/** One request in this many is a like: 3 %. */
const likeEach = 33;

const data = mkdtempSync(join(tmpdir(), "bench-engine-"));
const lines: Line[] = [];
const say = (line: Line) => {
  const whole = { ...line, load: (loadavg()[0] ?? 0).toFixed(1) };
  lines.push(whole);
  console.error(tableWith(columns, [whole]).split("\n")[1]);
};

/** Also a signal that collects garbage and returns free memory: the rest is what the server retains. */
const options = [
  ...startOptions,
  "--expose-gc",
  "--import",
  'data:text/javascript,process.on("SIGUSR2", () => gc({ type: "major", flavor: "last-resort" }))',
];

const start = async (what: string): Promise<Program & { readonly site: string }> => {
  const port = String(await freePort());
  const begun = performance.now();
  // Forwarded requests simulate callers of several networks, which demo accounts are refused to by default.
  const environment = { PORT: port, DATA_FOLDER: data, DEMO_ACCOUNTS: "public" };
  const file = join(import.meta.dirname, "../../../src/server/start.ts");
  const program = await startProgram(process.execPath, [...options, file], /The site is at/, environment);
  say({ what, "a second": `${((performance.now() - begun) / 1000).toFixed(2)} s` });
  return { ...program, site: `http://127.0.0.1:${port}` };
};

const ms = (time: number): string => (time < 10 ? time.toFixed(1) : time.toFixed(0));
const refusals = (refused: Load["refused"]): string =>
  [...refused].map(([status, times]) => `${times} × ${status || "none"}`).join(", ");
const sayWaits = (meanwhile: readonly Waits[]) => {
  for (const { path, p50, longest } of meanwhile) {
    say({ what: `  meanwhile ${path.slice(0, 40)}`, p50: ms(p50), longest: ms(longest) });
  }
};

const client = (caller: number) => ({ apikey, "x-forwarded-for": `203.0.113.${caller + 1}` });
const packed = { "accept-encoding": "br" };

const measured = async (pid: number, what: string, work: () => Promise<Load>): Promise<void> => {
  const before = usedBy(pid);
  const { answers, perSecond, p50, longest, refused } = await work();
  const after = usedBy(pid);
  const each = (name: "thread" | "server" | "engine") => ((after[name] - before[name]) / answers).toFixed(2);
  say({
    what,
    "a second": perSecond.toFixed(0),
    p50: ms(p50),
    longest: ms(longest),
    thread: each("thread"),
    server: each("server"),
    engine: each("engine"),
    refused: refusals(refused),
  });
};

const sayMemory = async (pid: number, what: string): Promise<void> => {
  process.kill(pid, "SIGUSR2");
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { serverMemory, engineMemory } = usedBy(pid);
  say({ what, "a second": `${serverMemory.toFixed(0)} + ${engineMemory.toFixed(0)} MB` });
};

const rest = "/rest/v1/tips?select=id,slug,title,excerpt&order=published_at.desc,id&limit=12";
const withStatistics =
  "/rest/v1/rpc/get_tips_with_stats?select=id,slug,title,excerpt,like_count,comment_count,rating,views&order=published_at.desc,id&limit=12";

const read = async ({ pid, site }: Program & { readonly site: string }): Promise<void> => {
  for (const callers of [1, 8, 32]) {
    for (const [what, path] of [
      ["tips", rest],
      ["get_tips_with_stats", withStatistics],
    ] as const) {
      const next = (caller: number) => ({ path, headers: client(caller) });
      await measured(pid, `${what}, ${callers} callers`, () => load(site, { callers, seconds, next }));
    }
  }
};

const readPages = async (
  { pid, site }: Program & { readonly site: string },
  members: readonly Member[],
  tips: readonly string[],
) => {
  const fresh = (_: number, count: number) => ({ path: spelt(page, count + 1), headers: packed });
  await measured(pid, "uncached pages, 8 callers", () => load(site, { callers: 8, seconds, next: fresh }));
  const kept = (_: number, count: number) => ({ path: pages[count % pages.length] as string, headers: packed });
  await load(site, { callers: 1, seconds, most: pages.length, next: kept });
  await measured(pid, "kept pages, 16 callers", () => load(site, { callers: 16, seconds, next: kept }));
  let liked = 0;
  const orLike = (caller: number, count: number) => {
    if (count % likeEach !== 0) return kept(caller, count);
    const at = liked++;
    return likeOf(members[at % members.length] as Member, tips, Math.floor(at / members.length));
  };
  await measured(pid, "the same with 3 % likes", () => load(site, { callers: 16, seconds, next: orLike }));
};

const write = async (
  { pid, site }: Program & { readonly site: string },
  members: readonly Member[],
  tips: readonly string[],
) => {
  const done = members.map(() => 0);
  const like = (caller: number) =>
    likeOf(members[caller] as Member, tips, (done[caller] = (done[caller] ?? 0) + 1) - 1);
  const most = members.length * 50;
  await measured(pid, "likes, 16 members", () => load(site, { callers: members.length, seconds, most, next: like }));
  const enter = (caller: number) => ({ ...signIn(members[caller] as Member), headers: client(caller) });
  const signingIn = () => load(site, { callers: 8, seconds, most: 400, next: enter });
  await measured(pid, "sign-ins, 8 callers", signingIn);
  sayWaits(await watchDuring(site, [`${rest}&apikey=${apikey}`, "/robots.txt"], signingIn));
};

const mix = async (
  { pid, site }: Program & { readonly site: string },
  members: readonly Member[],
  tips: readonly string[],
) => {
  const next = (caller: number, count: number): Ask => {
    if (count % 400 === 0) return signIn(members[count % members.length] as Member);
    if (count % 100 === 1)
      return likeOf(members[((count / 100) % members.length) | 0] as Member, tips, (count / 100 / members.length) | 0);
    if (count % 20 === 2) return { path: spelt(page, count), headers: packed };
    if (count % 4 === 3) return { path: pages[((count / 4) % pages.length) | 0] as string, headers: packed };
    return { path: count % 2 === 0 ? rest : withStatistics, headers: client(caller) };
  };
  // Fills the caches before.
  await load(site, { callers: 8, seconds: 30, pause: 20, next });
  await sayMemory(pid, "memory before the mixed load");
  await measured(pid, `mixed load, ${minutes} min`, () =>
    load(site, { callers: 8, seconds: Number(minutes) * 60, pause: 20, next }),
  );
  await sayMemory(pid, "memory after it");
};

const flood = async (
  { pid, site }: Program & { readonly site: string },
  members: readonly Member[],
  tips: readonly string[],
) => {
  await load(site, { callers: 1, seconds, most: 1, next: () => ({ path: "/tips" }) });
  for (const one of floodsOf(members, tips)) {
    const meanwhile = await watchDuring(site, ["/robots.txt", "/tips"], () =>
      measured(pid, one.name, () => sendFlood(site, one)),
    );
    sayWaits(meanwhile);
  }
  await sayMemory(pid, "memory after the floods");
};

let server: Awaited<ReturnType<typeof start>> | undefined;
try {
  ensureBuilt();
  server = await start("first start");
  await server.end();
  server = await start("later start");
  const { pid, site } = server;
  await sayMemory(pid, "memory at start");
  const club = clubAt(site, data);
  const members: Member[] = [];
  for (let number = 0; number < 33; number++) members.push(await club.member(`bench-${number}@exemple.fr`));
  const tips = await club.tips();
  if (isChosen("reads")) await read(server);
  if (isChosen("pages")) await readPages(server, members.slice(0, 16), tips);
  if (isChosen("writes")) await write(server, members.slice(16, 32), tips);
  if (isChosen("mixed")) await mix(server, members.slice(0, 32), tips);
  if (isChosen("floods")) await club.comment(members[0] as Member, tips, 2_000);
  if (isChosen("floods")) await flood(server, members.slice(32), tips);
  await sayMemory(pid, "memory at the end");
  console.log(`\n${tableWith(columns, lines)}`);
  console.log(
    `\nTimes in milliseconds; thread, server and engine: the processor's, for each answer. ${cpus().length} cores, Node ${process.version}`,
  );
} finally {
  await server?.end();
  rmSync(data, { recursive: true, force: true });
}
