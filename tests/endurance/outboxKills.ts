// npm run test:outbox -- letters 5000 100: sends a letter to so many people through a provider of this process that fails every third
// time, and kills the sending process so many times in the course. Prints who got it twice or never. Exits with 1 for any.
// `pushes` does the same with a push to the device of each. A push service doesn't know a push that comes again: the browser shows it in
// the first one's place, by its tag, so each topic counts once.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [kind = "letters", ...counts] = process.argv.slice(2);
if (kind !== "letters" && kind !== "pushes") throw new Error(`letters or pushes, not ${kind}`);
const [readers = 200, kills = 5] = counts.map(Number);
const program = join(import.meta.dirname, "outboxSender.ts");
const place = mkdtempSync(join(tmpdir(), "outbox-kills-"));

/** The key by which a request that comes again is known, and whom it reaches. */
const read = {
  letters: ({ headers }: IncomingMessage, body: string): readonly [key: string, who: string] => {
    const { to } = JSON.parse(body) as { readonly to: readonly string[] };
    return [String(headers["idempotency-key"]), to[0] ?? ""];
  },
  pushes: ({ headers, url = "" }: IncomingMessage): readonly [key: string, who: string] => [
    String(headers["topic"]),
    url,
  ],
}[kind];

/** What the provider took: whom each key reached. */
const taken = new Map<string, string>();
/** How often each key failed, twice at most: a push is given up after six tries, those of killed senders too. */
const failures = new Map<string, number>();
let [asked, failed, repeated, killed] = [0, 0, 0, 0];
let sender: ChildProcess | undefined;
/** Requests until the sender is killed. */
let left = Infinity;
const kill = () => {
  killed++;
  left = Infinity;
  sender?.kill("SIGKILL");
};

const provider = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const [key, who] = read(request, Buffer.concat(chunks).toString());
    const failuresOfKey = failures.get(key) ?? 0;
    const isFailing = ++asked % 3 === 0 && failuresOfKey < 2;
    if (isFailing) {
      failed++;
      failures.set(key, failuresOfKey + 1);
    } else if (taken.has(key)) repeated++;
    else taken.set(key, who);
    const answer = () => response.writeHead(isFailing ? 500 : 200).end("{}");
    if (--left > 0) answer();
    // Before the answer, or at any moment after it.
    else if (Math.random() < 0.5) kill();
    else {
      answer();
      setTimeout(kill, Math.random() * 30);
      left = Infinity;
    }
  });
});
provider.listen(0, "127.0.0.1");
await once(provider, "listening");
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

/** One run of the sender; what it printed last, empty when it was killed. */
const send = async (newReaders: number): Promise<string> => {
  const child = spawn(process.execPath, [program, kind, place, address, String(newReaders)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  sender = child;
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  await once(child, "close");
  return said.trim().split("\n").at(-1) ?? "";
};

let [standing, runs] = ["", 0];
/** Of about three requests for two mails, all are killed before the last mails. */
const most = Math.max(2, Math.floor((readers * 2.4) / Math.max(1, kills)));
for (; runs < kills + 40 && !standing.includes('"isDone":true'); runs++) {
  if (killed < kills) left = 1 + Math.floor(Math.random() * most);
  standing = await send(runs === 0 ? readers : 0);
}
provider.close();

const reached = new Set(taken.values());
const twice = taken.size - reached.size;
const never = readers - reached.size;
console.log(
  `${readers} people, ${killed} kills, ${asked} requests, ${failed} failed, ${repeated} repeated after an answer that was lost: ${twice} got it twice, ${never} never`,
);
console.log(standing);
const sent = (JSON.parse(standing || "{}") as { readonly sent?: number }).sent ?? 0;
console.log(`${sent} are counted as sent, ${reached.size} were reached`);
const isWhole = twice + never === 0 && killed === kills && sent === reached.size;
if (isWhole) rmSync(place, { recursive: true });
else console.log(`The folder stays: ${place}`);
process.exitCode = isWhole ? 0 : 1;
