import * as z from "zod";
import { asciiMailAddress } from "../../../../supabase/functions/_shared/fields.ts";

/** An application of Discord's developer portal. */
export type DiscordApplication = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The base address of Discord's API, of tests. */
  readonly apiUrl?: string | undefined;
};

/** A person as Discord's `users/@me` tells of them. */
export type DiscordPerson = {
  readonly id: string;
  /** The name by which others find them on Discord. */
  readonly username: string;
  /** The name that Discord shows. */
  readonly globalName: string | null;
  /** As the site spells addresses; absent when Discord tells none. */
  readonly email?: string;
  readonly isVerified: boolean;
  /** The address of their picture. */
  readonly avatar: string | null;
};

const publicApi = "https://discord.com/api";
const longestWait = 8_000;

/** What PostgreSQL can store: no character 0, no lone surrogate. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !/[\0\p{Cs}]/u.test(value));

const Token = z.object({ access_token: z.string().min(1).max(4_000), token_type: z.string() });
const Person = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: text(100).min(1),
  global_name: text(100).nullish(),
  discriminator: text(10).nullish(),
  email: text(320).nullish(),
  verified: z.boolean().nullish(),
  avatar: z
    .string()
    .regex(/^\w{1,64}$/)
    .nullish(),
});

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Where Discord asks a person. Their answer comes to `redirectUri` with the state. */
export const consentAddress = (
  { clientId, apiUrl = publicApi }: DiscordApplication,
  { redirectUri, state, prompt }: { redirectUri: string; state: string; prompt?: string | undefined },
): string => {
  const address = new URL(`${apiUrl}/oauth2/authorize`);
  address.search = String(
    new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: "identify email",
      state,
      ...(prompt === "none" && { prompt }),
    }),
  );
  return address.href;
};

/** Asks Discord who has consented. Throws when it doesn't tell. Its access token is used once, and not stored. */
export const personBehind = async (
  { clientId, clientSecret, apiUrl = publicApi }: DiscordApplication,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<DiscordPerson> => {
  const { access_token } = Token.parse(
    await answerOf(`${apiUrl}/oauth2/token`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "authorization_code", code, redirect_uri: redirectUri }),
    }),
  );
  const person = Person.parse(
    await answerOf(`${apiUrl}/users/@me`, { headers: { authorization: `Bearer ${access_token}` } }),
  );
  const email = asciiMailAddress(person.email ?? "");
  return {
    id: person.id,
    username: person.username,
    globalName: person.global_name ?? null,
    ...(mailAddress.test(email) && email.length <= 255 && { email }),
    isVerified: person.verified === true,
    avatar: person.avatar ? `https://cdn.discordapp.com/avatars/${person.id}/${person.avatar}.png` : null,
  };
};

const answerOf = async (address: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`Discord answered ${answer.status}`);
  return answer.json();
};
