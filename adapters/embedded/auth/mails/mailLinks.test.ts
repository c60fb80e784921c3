import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { writeRoot } from "../../testing/folders.ts";
import { accountsForTests, password } from "../../testing/accounts.ts";
import { ask } from "../../testing/requests.ts";

// Mail links of a project without templates of its own. Opening one spends the token and redirects to the site with the
// result. plainAuth.test.ts tests plain lite's links.

vi.spyOn(console, "error").mockImplementation(() => {});

const folder = mkdtempSync(join(tmpdir(), "embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = writeRoot(folder, {});
cpSync(fileURLToPath(new URL("../../../../supabase/migrations", import.meta.url)), join(root, "migrations"), {
  recursive: true,
});
for (const name of ["confirmation", "recovery", "email-change"]) {
  writeFileSync(join(root, "templates", `${name}.html`), '<p><a href="{{ .ConfirmationURL }}">Confirm</a></p>');
}
const { backend, newClient, newestMail, waiting } = accountsForTests(root);

const linkTo = async (email: string): Promise<string> =>
  /^http:\S+$/m.exec(String((await newestMail(email))?.["body_text"]))?.[0] ?? "";

/** A link's redirect and its result. */
const followed = async (link: string) => {
  const answer = await ask(backend(), link.replace("http://site.test", ""), { key: "" });
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get("location") ?? "");
  const outcome = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  location.hash = "";
  return { place: location.href, outcome };
};
const sessionOf = (type: string) => ({
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: expect.any(String),
  expires_in: "600",
  expires_at: expect.stringMatching(/^\d{10}$/),
  token_type: "bearer",
  type,
});
const expired = { error: "access_denied", error_code: "otp_expired", error_description: expect.any(String) };
const member = async () => {
  const { client, email } = await waiting();
  const { outcome } = await followed(await linkTo(email));
  const { access_token = "", refresh_token = "" } = outcome;
  expect((await client.auth.setSession({ access_token, refresh_token })).data.user?.email).toBe(email);
  return { client, email };
};

it("confirms a sign-up once, and leads back to where it was asked to", async () => {
  const email = "retour@exemple.fr";
  await newClient().auth.signUp({ email, password, options: { emailRedirectTo: "http://site.test/bienvenue?x=1" } });
  const link = await linkTo(email);
  expect(await followed(link)).toEqual({ place: "http://site.test/bienvenue?x=1", outcome: sessionOf("signup") });
  expect(await followed(link)).toEqual({ place: "http://site.test/bienvenue?x=1", outcome: expired });
  expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull();
});

it.each([
  "https://ailleurs.example/",
  "http://site.test.ailleurs.example/",
  "//ailleurs.example",
  "javascript:alert(1)",
  "\\",
])("leads nowhere but to the site, though %j was asked for", async (emailRedirectTo) => {
  const email = `${crypto.randomUUID()}@exemple.fr`;
  await newClient().auth.signUp({ email, password, options: { emailRedirectTo } });
  const link = await linkTo(email);
  expect(new URL(link).searchParams.get("redirect_to")).toBe("http://site.test");
  const bent = link.replace(/redirect_to=.*$/, `redirect_to=${encodeURIComponent(emailRedirectTo)}`);
  expect((await followed(bent)).place).toBe("http://site.test/");
});

it("recovers a login", async () => {
  const { client, email } = await member();
  await client.auth.resetPasswordForEmail(email);
  const { outcome } = await followed(await linkTo(email));
  expect(outcome).toEqual(sessionOf("recovery"));
});

it("changes an e-mail after both, and not after the old one's alone", async () => {
  const { client, email } = await member();
  const next = `suivante-${email}`;
  expect((await client.auth.updateUser({ email: next })).error).toBeNull();
  const [old, fresh] = [await linkTo(email), await linkTo(next)];
  expect((await followed(old)).outcome).toEqual({ message: expect.any(String) });
  expect((await followed(old)).outcome).toEqual(expired);
  expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await followed(fresh)).outcome).toEqual(sessionOf("email_change"));
  expect((await newClient().auth.signInWithPassword({ email: next, password })).error).toBeNull();
});

it.each(["", "?type=signup", "?type=signup&token=", "?type=magiclink&token=1", "?type=autre&token=1"])(
  "is no link: %j",
  async (search) => {
    expect((await followed(`http://site.test/auth/v1/verify${search}`)).outcome).toEqual(expired);
  },
);
