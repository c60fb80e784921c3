import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, it, onTestFinished, vi } from "vitest";
import { pngOf } from "../../../tests/pictures.ts";
import { openBackend } from "../backend.ts";

const { full } = vi.hoisted(() => ({ full: { code: "" } }));
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof files>();
  const writeFile: typeof files.writeFile = async (...given) => {
    if (full.code && String(given[0]).endsWith(".unfinished")) throw Object.assign(new Error("full"), full);
    return real.writeFile(...given);
  };
  return { ...real, writeFile };
});
const said = vi.spyOn(console, "error").mockImplementation(() => {});

it("[BE-26] says of an upload that finds the disk full why, and keeps nothing of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "embedded-full-"));
  const backend = await openBackend({ folder, siteUrl: "http://backend.test", seed: true, mails: "captured" });
  onTestFinished(async () => {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const answers: Response[] = [];
  const client = createClient("http://backend.test", backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const answer = await backend.fetch(new Request(input, init));
        answers.push(answer.clone());
        return answer;
      },
    },
  });
  const { data } = await client.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-1234" });
  const path = `${data.user?.id}/avatar.png`;
  const upload = async () =>
    client.storage.from("avatars").upload(path, new Blob([pngOf({ width: 3, height: 2 })]), { upsert: true });
  for (full.code of ["ENOSPC", "EDQUOT"]) {
    expect((await upload()).error?.message).toBe("Nothing can be written at the moment (53100)");
    expect(answers.at(-1)?.status).toBe(503);
  }
  full.code = "";
  // So does a database that takes no changes: its disk is full.
  await backend.query("alter system set default_transaction_read_only = on");
  await backend.query("select pg_reload_conf()");
  await vi.waitFor(async () => expect((await upload()).error?.message).toMatch(/^Nothing can be written/));
  expect(answers.at(-1)?.status).toBe(503);
  await backend.query("alter system reset default_transaction_read_only");
  await backend.query("select pg_reload_conf()");
  expect(said.mock.calls.flat().join(" ")).toContain("the disk is full");
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".unfinished"))).toEqual([]);
  await vi.waitFor(async () => expect((await upload()).error).toBeNull());
});
