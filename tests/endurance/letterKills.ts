// npm run test:letters -- 5000 100: sends a letter to so many people through a provider of this process that fails every third time, and
// kills the sending process so many times in the course. Prints who got it twice or never. Exits with 1 for any.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [readers = 200, kills = 5] = process.argv.slice(2).map(Number);
const program = join(import.meta.dirname, "letterSender.ts");
const place = mkdtempSync(join(tmpdir(), "letter-kills-"));

/** What the provider took: the addresses by the key of the request, which it delivers once. */
const taken = new Map<string, string>();
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
    const { to } = JSON.parse(Buffer.concat(chunks).toString()) as { readonly to: readonly string[] };
    const isFailing = ++asked % 3 === 0;
    const key = String(request.headers["idempotency-key"]);
    if (isFailing) failed++;
    else if (taken.has(key)) repeated++;
    else taken.set(key, to[0] ?? "");
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
  const child = spawn(process.execPath, [program, place, address, String(newReaders)], {
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
for (; runs < kills + 40 && !standing.includes('"letter":"sent"'); runs++) {
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
const counts = JSON.parse(standing || "[]") as readonly { readonly state: string; readonly n: number }[];
const sent = counts.find(({ state }) => state === "sent")?.n ?? 0;
console.log(`${sent} are counted as sent, ${reached.size} were reached`);
const isWhole = twice + never === 0 && killed === kills && sent === reached.size;
if (isWhole) rmSync(place, { recursive: true });
else console.log(`The folder stays: ${place}`);
process.exitCode = isWhole ? 0 : 1;
