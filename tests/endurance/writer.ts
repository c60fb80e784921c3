// Opens the embedded backend on a folder and writes, several requests at a time, until it is stopped or killed. Each printed
// line is about one row: "~" before a write or deletion; once acknowledged, "+" (written) or "-" (deleted).
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openBackend } from "../../adapters/embedded/backend.ts";
import { keysIn } from "../../adapters/embedded/folder/keys.ts";

const [folder = ""] = process.argv.slice(2);
const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: true });
// The secret key: members have a limit of rows per ten minutes.
const { secretKey } = keysIn(join(folder, "keys.json"));

const idsOf = async (table: string): Promise<readonly string[]> =>
  (await backend.query(`select id from public.${table} order by id`)).map(({ id }) => String(id));
const [tips, members] = [await idsOf("tips"), await idsOf("profiles")];

type Call = { readonly method: string; readonly body?: object; readonly prefer?: string };

const ask = (path: string, { method, body, prefer = "return=minimal" }: Call): Promise<Response> =>
  backend.fetch(
    new Request(`http://site.test/rest/v1/${path}`, {
      method,
      headers: { apikey: secretKey, "content-type": "application/json", prefer },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes or deletes a row and prints the record. Waits after a refusal: the database may be restarting. */
const change = async (row: string, sign: "+" | "-", path: string, call: Call): Promise<boolean> => {
  say(`~${row}`);
  const { ok } = await ask(path, call);
  if (ok) say(`${sign}${row}`);
  else await new Promise((later) => setTimeout(later, 50));
  return ok;
};

const one = <T>(things: readonly T[], number: number): T => things[number % things.length] as T;

const stop = new AbortController();

const write = async (writer: number): Promise<void> => {
  const tip = one(tips, writer);
  for (let number = 0; !stop.signal.aborted; number++) {
    const member = one(members, number);
    const id = randomUUID();
    const comment = { id, tip_id: tip, user_id: member, content: `Numéro ${number}` };
    const isThere = await change(`comment ${id}`, "+", "tip_comments", { method: "POST", body: comment });
    if (isThere && number % 3 === 0) {
      await change(`comment ${id}`, "-", `tip_comments?id=eq.${id}`, { method: "DELETE" });
    }
    const like = { tip_id: tip, user_id: member };
    await change(`like ${tip} ${member}`, "+", "tip_likes", {
      method: "POST",
      body: like,
      prefer: "return=minimal,resolution=ignore-duplicates",
    });
    if (number % 2 === 0) {
      const path = `tip_likes?tip_id=eq.${tip}&user_id=eq.${member}`;
      await change(`like ${tip} ${member}`, "-", path, { method: "DELETE" });
    }
  }
};

process.once("SIGTERM", () => stop.abort());
await Promise.all([0, 1, 2, 3].map(write));
await backend.close();
