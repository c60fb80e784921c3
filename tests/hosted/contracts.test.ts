import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBackend, type EmbeddedBackend } from "../../adapters/embedded/backend.ts";
import { keysIn } from "../../adapters/embedded/folder/keys.ts";
import { serve } from "../../adapters/embedded/testing/requests.ts";
import { urlFor } from "./cluster.ts";
import { copyOf, hostedPort, withoutSeed } from "./copy.ts";

// The contracts' run on a hosted project (tests/contracts/hosted.test.ts), on a server of ours that plays one: the embedded backend over
// HTTP on a database as a hosted project has it, which the run reaches as `postgres`, without superuser rights.

const root = join(import.meta.dirname, "../..");

/** The accounts' admin API, which the embedded backend doesn't have: it makes and deletes logins. */
const adminApi =
  (backend: EmbeddedBackend, secretKey: string) =>
  async (request: Request): Promise<Response | undefined> => {
    const [, id] = /^\/auth\/v1\/admin\/users(?:\/([\w-]+))?$/.exec(new URL(request.url).pathname) ?? [undefined];
    if (!new URL(request.url).pathname.startsWith("/auth/v1/admin/")) return undefined;
    if (request.headers.get("apikey") !== secretKey) return Response.json({ msg: "User not allowed" }, { status: 403 });
    if (request.method === "DELETE") {
      await backend.query("delete from auth.users where id = $1", [id]);
      return Response.json({});
    }
    const given = (await request.json()) as { id: string; email: string; password?: string; user_metadata: object };
    await backend.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2,
       coalesce(extensions.crypt($3, extensions.gen_salt('bf', 4)), ''), now(), '{"provider":"email","providers":["email"]}', $4, now(), now(),
       '', '', '', '')`,
      [given.id, given.email, given.password ?? null, JSON.stringify(given.user_metadata)],
    );
    const identity = JSON.stringify({ sub: given.id, email: given.email });
    const sql =
      "insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1, $1::text::uuid, $2, 'email')";
    await backend.query(sql, [given.id, identity]);
    return Response.json({ id: given.id, email: given.email });
  };

const startProject = async () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const { name, drop } = await copyOf(withoutSeed);
  const databaseUrl = urlFor("supabase_admin", name, hostedPort());
  // The database was made by the CLI: its keys and pictures were never here.
  writeFileSync(join(folder, "ready"), "");
  const backend = await openBackend({ folder, databaseUrl, siteUrl: "http://127.0.0.1", seed: false });
  const { secretKey } = keysIn(join(folder, "keys.json"));
  const answerAdmin = adminApi(backend, secretKey);
  const server = await serve(
    async (request) => (await answerAdmin(request)) ?? backend.fetch(request),
    backend.realtime,
  );
  return {
    backend,
    settings: {
      SUPABASE_URL: server.address,
      SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SECRET_KEY: secretKey,
      DATABASE_URL: urlFor("postgres", name, hostedPort()),
    },
    async close() {
      await server.close();
      await backend.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

type Run = {
  readonly code: number;
  readonly output: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
};

let project: Awaited<ReturnType<typeof startProject>>;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

/** Runs the contracts as an operator would. Returns the code, what was written, and the numbers of tests by how they ended. */
const runContracts = (settings: Readonly<Record<string, string>>) => {
  // Not the report of the unit tests, which .ci/run counts.
  const given = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "tests/contracts/hosted.test.ts",
    "--reporter=default",
  ];
  const { HOSTED_TEMPLATE: _, HOSTED_PORT: __, VITEST: ___, ...env } = process.env;
  const options = { cwd: root, env: { ...env, ...settings, NO_COLOR: "1" }, maxBuffer: 50_000_000, timeout: 480_000 };
  return new Promise<Run>((ended) => {
    execFile(process.execPath, given, options, (error, stdout, stderr) => {
      const [, summary = ""] = /^ *Tests +(.+)$/m.exec(stdout) ?? [];
      const count = (ending: string) => Number(new RegExp(`(\\d+) ${ending}`).exec(summary)?.[1] ?? 0);
      const counts = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
      ended({ ...counts, code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` });
    });
  });
};

const rowsLeft = async (): Promise<Readonly<Record<string, unknown>>> => {
  const [rows] = await project.backend.query(`select
    (select count(*) from auth.users) as users, (select count(*) from storage.objects) as files, (select count(*) from public.tips) as tips,
    (select count(*) from public.articles) as articles, (select count(*) from public.applications) as applications,
    (select count(*) from public.outbox) as mails, (select count(*) from public.newsletter_subscribers) as subscribers`);
  return rows ?? {};
};
const empty = { users: 0, files: 0, tips: 0, articles: 0, applications: 0, mails: 0, subscribers: 0 };

describe("[HS-25] the contracts on a project", () => {
  it("pass, and leave nothing behind", async () => {
    const { code, output, passed, failed } = await runContracts(project.settings);
    expect({ code, failed, output: code === 0 ? "" : output.slice(-5_000) }).toEqual({
      code: 0,
      failed: 0,
      output: "",
    });
    expect(passed).toBeGreaterThan(250);
    expect(await rowsLeft()).toEqual(empty);
  }, 600_000);

  it("refuse one with content of others, and change nothing there", async () => {
    await project.backend.query(
      "insert into contact_messages (name, email, subject, message) values ('Lya', 'lya@exemple.fr', 'a', 'b')",
    );
    const { code, output } = await runContracts(project.settings);
    expect(code).not.toBe(0);
    expect(output).toContain("The project has content in public.contact_messages");
    expect(await rowsLeft()).toEqual(empty);
  }, 120_000);

  it("say which settings they need, and try nothing without", async () => {
    const { SUPABASE_SECRET_KEY: _, ...others } = project.settings;
    expect(await runContracts(others)).toMatchObject({ code: 0, passed: 0, skipped: 1 });
  }, 120_000);
});
