import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { placesBefore } from "../../adapters/embedded/folder/restored.ts";
import { backUp, contentOf, openSite } from "../../adapters/embedded/testing/sites.ts";

const program = join(import.meta.dirname, "../../src/operations/restore.ts");

export type RestoreKills = {
  /** Kills after which everything was as before the restore, or as in its backup. */
  readonly before: number;
  readonly restored: number;
  /** What was neither, what was in no place any more, and messages without a place. */
  readonly wrong: readonly string[];
};

/** Kills `npm run restore` this many times in a folder, at random moments and amid its moves, then opens the site or restores again. */
export const killRestores = async (place: string, kills: number): Promise<RestoreKills> => {
  const folder = join(place, "restored");
  const count = { before: 0, restored: 0 };
  const wrong: string[] = [];
  let backups = 0;
  /** A backup of a folder: opens it as a start does. */
  const read = async (path: string) => {
    const { file, manifest } = await backUp({ folder: path }, join(place, "backups", String(backups++)));
    return { file, content: JSON.stringify(contentOf({ manifest })) };
  };
  const restore = (file: string) => {
    const child = spawn(process.execPath, [program, file], { env: { ...process.env, DATA_FOLDER: folder } });
    let said = "";
    child.stdout.on("data", (text: Buffer) => (said += text));
    child.stderr.on("data", (text: Buffer) => (said += text));
    return { child, closed: once(child, "close").then(([code]) => ({ code, said })) };
  };

  const site = await openSite(folder);
  let now = await read(folder);
  await site.query("delete from public.tip_comments");
  await site.close();
  let other = now;
  now = await read(folder);
  const start = Date.now();
  await restore(other.file).closed;
  const longest = Date.now() - start;
  [now, other] = [other, now];

  for (let done = 0; done < kills; done++) {
    const name = `Kill ${done + 1}`;
    const { child, closed } = restore(other.file);
    // The moves take milliseconds: random moments hardly meet them.
    if (done % 3 === 0) {
      const moves = watch(folder, (_, changed) => void (changed?.startsWith("restored-") && child.kill("SIGKILL")));
      await closed;
      moves.close();
    } else {
      await Promise.race([wait(Math.random() * longest), closed]);
      child.kill("SIGKILL");
      await closed;
    }
    const again = done % 2 === 0 ? undefined : await restore(other.file).closed;
    const { content } = await read(folder);
    count[content === now.content ? "before" : "restored"]++;
    if (content !== other.content && (again || content !== now.content)) wrong.push(`${name}: another content`);
    const places = placesBefore(folder);
    if (again && (again.code !== 0 || places.some((one) => !again.said.includes(one)))) {
      wrong.push(`${name}: ${again.said}`);
    }
    const kept = await Promise.all(places.map(read));
    if (![content, ...kept.map((one) => one.content)].includes(now.content)) {
      wrong.push(`${name}: what was there before is in none of ${places.join(", ")}`);
    }
    if (content === other.content) [now, other] = [other, now];
    for (const one of places) rmSync(one, { recursive: true });
  }
  return { ...count, wrong };
};
