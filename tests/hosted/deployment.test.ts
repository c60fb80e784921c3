import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hostedSettings, writeHostedSettings } from "../../src/operations/hostedSettings.ts";
import { cliForTests } from "./cli.ts";
import { functionNames } from "./deno.ts";
import { project, recordManagementApi } from "./managementApi.ts";

// What the CLI's deployments send to a project, by the steps of docs/deploy-hosted.md.

const cli = cliForTests();
let api: Awaited<ReturnType<typeof recordManagementApi>>;
beforeAll(async () => {
  api = await recordManagementApi();
});
afterAll(async () => {
  await api.close();
  cli.remove();
});
beforeEach(() => void api.changes.splice(0));

const run = (...command: readonly string[]) => cli.run([...command, `--remote=${project}`], api.profileIn(cli.folder));

const root = join(import.meta.dirname, "../..");
const push = ["config", "push", `--remote=${project}`];

const template = (name: string): string => readFileSync(join(root, "supabase/templates", `${name}.html`), "utf8");

type Deployed = {
  readonly metadata: { readonly name: string; readonly verify_jwt: boolean; readonly entrypoint_path: string };
  readonly files: Readonly<Record<string, string>>;
};

describe("[HS-24] the CLI", () => {
  it("deploys the five functions with what they import, and lets visitors call them", async () => {
    expect(await run("functions", "deploy", "--use-api")).toMatchObject({ code: 0 });
    const deployed = api.changes
      .filter(({ path }) => path === "/v1/functions/deploy")
      .map(({ body }) => body as Deployed)
      .toSorted((one, other) => one.metadata.name.localeCompare(other.metadata.name));
    expect(deployed.map(({ metadata: { name, verify_jwt } }) => [name, verify_jwt])).toEqual(
      functionNames.toSorted().map((name) => [name, false]),
    );
    expect(deployed).toHaveLength(5);
    for (const { metadata, files } of deployed) {
      expect(Object.keys(files)).toContain(metadata.entrypoint_path);
      for (const [file, text] of Object.entries(files).filter(([name]) => name.endsWith(".ts"))) {
        const imported = [...text.matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) => join(file, "..", path));
        expect(Object.keys(files)).toEqual(expect.arrayContaining(imported));
        expect(text).toBe(readFileSync(join(root, file), "utf8"));
      }
    }
    expect(api.changes.at(-1)).toMatchObject({ method: "PUT", path: "/v1/functions" });
  });

  it("pushes what npm run push gives it: addresses, the mail server, limits, sessions, passwords and the mails in French", async () => {
    const { environment, ...settings } = hostedSettings(
      {
        SITE_URL: "https://club.example",
        SUPABASE_URL: `https://${project}.supabase.co`,
        SUPABASE_ANON_KEY: "key",
        SMTP_URL: "smtps://club:secret@mail.example:465",
        MAIL_FROM: "Boréal Esport <bonjour@club.example>",
      },
      false,
    );
    const folder = writeHostedSettings(root, settings);
    cpSync(join(folder, "supabase/config.toml"), join(cli.folder, "supabase/config.toml"));
    rmSync(folder, { recursive: true });
    // The CLI ends with a failure after its last request: the played answer lacks most of the 240 settings of a project.
    const missing = "failed to update Auth config: SchemaError(Missing key";
    expect(await cli.run(push, { ...api.profileIn(cli.folder), ...environment })).toMatchObject({
      code: 1,
      output: expect.stringContaining(missing),
    });
    const sent = Object.fromEntries(api.changes.map(({ method, path, body }) => [`${method} ${path}`, body]));
    expect(sent).toMatchObject({
      "PATCH /v1/postgrest": { db_schema: "public" },
      "PATCH /v1/config/auth": {
        site_url: "https://club.example",
        uri_allow_list: "https://club.example",
        smtp_host: "mail.example",
        smtp_port: "465",
        smtp_user: "club",
        smtp_pass: "secret",
        smtp_admin_email: "bonjour@club.example",
        smtp_sender_name: "Boréal Esport",
        rate_limit_email_sent: 300,
        rate_limit_otp: 150,
        rate_limit_token_refresh: 600,
        rate_limit_verify: 150,
        jwt_exp: 600,
        external_anonymous_users_enabled: false,
        mailer_autoconfirm: false,
        mailer_otp_exp: 3_600,
        mailer_otp_length: 10,
        mailer_secure_email_change_enabled: true,
        mailer_subjects_confirmation: "Confirmez votre inscription",
        mailer_subjects_email_change: "Confirmez le changement d’adresse e-mail",
        mailer_subjects_recovery: "Choisissez un nouveau mot de passe",
        mailer_templates_confirmation_content: template("confirmation"),
        mailer_templates_email_change_content: template("email-change"),
        mailer_templates_recovery_content: template("recovery"),
        password_min_length: 6,
        refresh_token_rotation_enabled: true,
        security_refresh_token_reuse_interval: 10,
        security_update_password_require_reauthentication: true,
      },
    });
  });

  it("sets the secrets that the functions need", async () => {
    const secrets = ["CLUB_NAME=Boréal Esport", "SITE_URL=https://club.example"];
    expect(await run("secrets", "set", ...secrets)).toMatchObject({ code: 0 });
    expect(api.changes.map(({ path, body }) => [path, body])).toEqual([
      [
        "/v1/secrets",
        [
          { name: "CLUB_NAME", value: "Boréal Esport" },
          { name: "SITE_URL", value: "https://club.example" },
        ],
      ],
    ]);
  });
});
