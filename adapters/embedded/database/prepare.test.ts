import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { backendWith } from "../testing/folders.ts";

const member = "11111111-1111-4111-8111-111111111111";

// The SQL of a seed for a hosted project. plainLite.test.ts fails when lite accepts it without our fix.
const backend = await backendWith(`
  create extension if not exists pgcrypto with schema extensions;

  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
    phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  ) values (
    '00000000-0000-0000-0000-000000000000', '${member}', 'authenticated', 'authenticated',
    'membre@demo.test', extensions.crypt('demo-1234', extensions.gen_salt('bf', 4)), now(),
    '', '', '', '', '', '', '', '',
    '{"provider": "email", "providers": ["email"]}', '{"username": "camille"}', now(), now()
  );

  insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  values ('email', '${member}', '${member}', '{"sub": "${member}", "email": "membre@demo.test"}', now(), now(), now());
`);

const client = createClient("http://backend.test", backend.anonKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
});

it("lets a seeded member sign in", async () => {
  const { data, error } = await client.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-1234" });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: member, user_metadata: { username: "camille" } });
  expect((await client.auth.getUser()).data.user?.identities).toHaveLength(1);
});

it("refuses the wrong password", async () => {
  const wrong = await client.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-12345" });
  expect(wrong.error?.code).toBe("invalid_credentials");
});
