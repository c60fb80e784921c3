import { asciiMailAddress } from "../../../supabase/functions/_shared/fields.ts";
import type { Row } from "../database/connection.ts";
import { hashOf, newLink, newToken } from "./mails/mailTokens.ts";

type Query = (sql: string, params?: unknown[]) => Promise<readonly Row[]>;

/** An account with the admin right. Without a password until its first link is used. */
export type Admin = { readonly email: string; readonly hasPassword: boolean };

const hasPassword = "coalesce(encrypted_password, '') <> ''";

/** The admins of a database, those with a password first. */
export const adminsOf = async (query: Query): Promise<readonly Admin[]> => {
  const rows = await query(
    `select email, ${hasPassword} as has_password from auth.users join public.user_roles on user_id = id
     where user_roles.role = 'admin' order by has_password desc, email`,
  );
  return rows.map((row) => ({ email: String(row["email"]), hasPassword: row["has_password"] === true }));
};

/** Whether a database has the demo accounts. */
export const hasDemoAccounts = async (query: Query): Promise<boolean> =>
  (await query("select from auth.users where email like '%@demo.test' limit 1")).length > 0;

/** Hours that the first admin's link is valid. */
export const linkHours = 24;
/** A recovery link is valid for one hour from the time that it counts from. */
const countsIn = (linkHours - 1) * 3_600_000;

/** An unconfirmed account may have the password of a stranger. Admins without a password have never signed in. */
const prepared: readonly string[] = [
  `delete from auth.users where email <> $1::text and not (${hasPassword})
     and id in (select user_id from public.user_roles where role = 'admin')`,
  `update auth.users set email_confirmed_at = now(), confirmation_token = '', encrypted_password = ''
     where email = $1::text and email_confirmed_at is null`,
  `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
      recovery_token, email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token,
      reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1::text, '', now(), '',
      '', '', '', '', '', '', '', '{"provider":"email","providers":["email"]}', '{}', now(), now()
    where not exists (select from auth.users where email = $1::text)`,
  `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), 'email', id::text, id,
      jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false), now(), now()
    from auth.users where email = $1::text and id not in (select user_id from auth.identities)`,
  `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1::text
    on conflict (user_id) do update set role = excluded.role`,
];

/**
 * Makes the account of an e-mail the first admin, and creates the account if needed. Removes an admin of another e-mail without a
 * password. Returns the token of the recovery link with which the admin chooses a password: valid once, for `linkHours`; earlier tokens
 * end. `undefined` when the account has a password. Idempotent, so that a killed call can be repeated.
 */
export const makeFirstAdmin = async (query: Query, email: string): Promise<string | undefined> => {
  const address = asciiMailAddress(email);
  for (const sql of prepared) await query(sql, [address]);
  const token = newToken();
  const [linked] = await query(newLink("recovery", `email = $1 and not (${hasPassword})`), [
    address,
    hashOf(token),
    countsIn,
    false,
  ]);
  return linked && token;
};
