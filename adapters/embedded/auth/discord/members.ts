import * as z from "zod";
import type { AccountNeeds } from "../call.ts";
import type { InOrder } from "../inOrder.ts";
import type { DiscordPerson } from "./provider.ts";

type Needs = Pick<AccountNeeds, "query"> & { readonly ordered: InOrder };

/** The member whom an answer of Discord leads to, or the reason why there is none, as GoTrue names it. */
export type Found = { readonly member: string } | { readonly why: Why };
export type Why = "no-address" | "provider_email_needs_verification" | "email_exists" | "identity_already_exists";

const Id = z.array(z.object({ id: z.string() }));

/** What GoTrue stores of a person. */
const dataOf = ({ id, username, globalName, avatar, email, isVerified }: DiscordPerson): string =>
  JSON.stringify({
    iss: "https://discord.com/api",
    sub: id,
    provider_id: id,
    name: username,
    full_name: username,
    custom_claims: { global_name: globalName },
    ...(avatar !== null && { avatar_url: avatar, picture: avatar }),
    ...(email !== undefined && { email, email_verified: isVerified }),
  });

const refresh = `update auth.identities set identity_data = $2::jsonb, last_sign_in_at = now(), updated_at = now()
  where provider = 'discord' and provider_id = $1 returning user_id as id`;

// One statement: a login without its identity could never be signed in to.
const create = `with login as (
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
      recovery_token, email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token,
      reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $3::text, '', now(), '',
      '', '', '', '', '', '', '', '{"provider":"discord","providers":["discord"]}', $2::jsonb, now(), now()
    where not exists (select from auth.users where email = $3::text)
    returning id
  )
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), 'discord', $1, id, $2::jsonb, now(), now(), now() from login returning user_id as id`;

const link = `insert into auth.identities
    (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), 'discord', $1, u.id, $2::jsonb, now(), now(), now() from auth.users u
  where u.id = $3 and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'discord')
  on conflict (provider, provider_id) do nothing returning user_id as id`;

/** Tells the login by which providers its member can sign in. */
const tellProviders = `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('providers',
    (select jsonb_agg(distinct i.provider) from auth.identities i where i.user_id = u.id)) where u.id = $1`;

const first = (rows: unknown): string | undefined => Id.parse(rows)[0]?.id;

/**
 * The member of a person of Discord; a new one when their address is verified and unknown. A known address leads to no member: Discord's word
 * for it opens no account that has a password.
 */
export const memberOf = async ({ query, ordered }: Needs, person: DiscordPerson): Promise<Found> =>
  ordered(`discord ${person.id}`, async () => {
    const known = first(await query(refresh, [person.id, dataOf(person)]));
    if (known !== undefined) return { member: known };
    if (person.email === undefined) return { why: "no-address" };
    if (!person.isVerified) return { why: "provider_email_needs_verification" };
    const created = first(await query(create, [person.id, dataOf(person), person.email]));
    return created === undefined ? { why: "email_exists" } : { member: created };
  });

/** Links a person of Discord to a member. Each has one of the other at most. Idempotent. */
export const linkTo = async ({ query, ordered }: Needs, member: string, person: DiscordPerson): Promise<Found> =>
  ordered(`discord of ${member}`, async () => {
    const linked = first(await query(link, [person.id, dataOf(person), member]));
    if (linked !== undefined) await query(tellProviders, [member]);
    const owner = first(await query(refresh, [person.id, dataOf(person)]));
    return owner === member ? { member } : { why: "identity_already_exists" };
  });

const unlinked = `delete from auth.identities i using auth.users u
  where i.id = $1 and i.user_id = $2 and i.provider <> 'email' and u.id = i.user_id
    and coalesce(u.encrypted_password, '') <> '' returning i.id`;
const withMail = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now()
  from auth.users where id = $1 and coalesce(encrypted_password, '') <> ''
  on conflict (provider, provider_id) do nothing`;

/** Unlinks an identity of a member who has a password. */
export const unlink = async (
  { query, ordered }: Needs,
  member: string,
  identity: string,
): Promise<"done" | "identity_not_found" | "single_identity_not_deletable"> =>
  ordered(`discord of ${member}`, async () => {
    // A login that began with Discord gets the identity of its password.
    await query(withMail, [member]);
    if ((await query(unlinked, [identity, member])).length > 0) {
      await query(tellProviders, [member]);
      return "done";
    }
    const kept = await query("select from auth.identities where id = $1 and user_id = $2", [identity, member]);
    return kept.length > 0 ? "single_identity_not_deletable" : "identity_not_found";
  });
