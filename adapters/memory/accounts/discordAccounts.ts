import type { DiscordAccounts, DiscordRefusal, WayToDiscord } from "../../../domain/accounts/discordAccount.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { namesOfNewMember } from "../../../domain/accounts/names.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { DiscordPerson } from "../dataset.ts";

/** As GoTrue names them in the address that it leads back to. */
const errors: Readonly<Partial<Record<DiscordRefusal, Readonly<Record<string, string>>>>> = {
  "no-address": { error: "server_error", error_description: "Error getting user email from external provider" },
  unverified: { error: "access_denied", error_code: "provider_email_needs_verification" },
  "email-taken": { error: "access_denied", error_code: "email_exists" },
  "linked-elsewhere": { error: "server_error", error_code: "identity_already_exists" },
};

/**
 * Discord without Discord: there is no page that asks, and `discordPerson` of the backend consents at once.
 * @param clubNames what no member is called
 */
export const memoryDiscordAccounts = (backend: MemoryBackend, clubNames: readonly string[]): DiscordAccounts => {
  const { begin, discordCodes, discordPerson, enter, identities, me, memberByEmail, members, now, signedInLately } =
    backend;
  const known = (person: DiscordPerson) => identities.read().find(({ provider_id }) => provider_id === person.id);

  const link = (member: MemberId, { id, username, globalName }: DiscordPerson): void =>
    identities.update((all) => [
      ...all,
      { member, provider_id: id, name: username, globalName, linkedAt: now().toISOString() },
    ]);

  const signUp = (person: DiscordPerson): MemberId | DiscordRefusal => {
    if (person.email === null) return "no-address";
    if (!person.isVerified) return "unverified";
    const email = asciiMailAddress(person.email);
    if (memberByEmail(email)) return "email-taken";
    const id = crypto.randomUUID() as string as MemberId;
    const member = { id, email, fullName: null, username: null, avatar: null, createdAt: now().toISOString() };
    members.update((all) => [...all, member]);
    link(id, person);
    return id;
  };

  const linkTo = (member: MemberId, person: DiscordPerson): MemberId | DiscordRefusal => {
    const owner = known(person)?.member;
    if (owner === member) return member;
    if (owner !== undefined || identities.read().some((one) => one.member === member)) return "linked-elsewhere";
    link(member, person);
    return member;
  };

  /** The site's address with a code, or with the reason of a refusal. */
  const backFrom = ({ back }: WayToDiscord, outcome: MemberId | DiscordRefusal): string => {
    const error = errors[outcome as DiscordRefusal];
    const code = crypto.randomUUID();
    if (!error) discordCodes.update((all) => [...all, { code, member: outcome as MemberId }]);
    return `${back}${back.includes("?") ? "&" : "?"}${new URLSearchParams(error ?? { code })}`;
  };

  return {
    async isOffered() {
      await enter("read published tips");
      return true;
    },

    async begin(way) {
      const person = discordPerson.read();
      return backFrom(way, known(person)?.member ?? signUp(person));
    },

    async link(way) {
      const member = (await enter("change one's own login")) ? me() : undefined;
      if (!member) return refused({ kind: "signed-out" });
      if (!signedInLately()) return refused({ kind: "reauthentication" });
      return done(backFrom(way, linkTo(member.id, discordPerson.read())));
    },

    async finish(code) {
      await enter("read published tips");
      const found = discordCodes.read().find((one) => one.code === code);
      if (!found) return refused({ kind: "spent-link" });
      discordCodes.update((all) => all.filter((one) => one.code !== code));
      begin(found.member);
      return done();
    },

    async mine() {
      const member = (await enter("change one's own login")) ? me() : undefined;
      if (!member) return refused({ kind: "signed-out" });
      const own = identities.read().find((one) => one.member === member.id);
      const hasPassword = member.password !== undefined;
      if (!own) return done({ name: null, offered: null, hasPassword });
      const others = members.read().flatMap(({ id, username }) => (id === member.id ? [] : [username]));
      const { username: offered } = namesOfNewMember({ pseudo: own.globalName || own.name }, others, clubNames);
      return done({ name: own.name, offered, hasPassword });
    },

    async unlink() {
      const member = (await enter("change one's own login")) ? me() : undefined;
      if (!member) return refused({ kind: "signed-out" });
      const hasOne = identities.read().some((one) => one.member === member.id);
      if (hasOne && member.password === undefined) return refused({ kind: "no-password" });
      identities.update((all) => all.filter((one) => one.member !== member.id));
      return done();
    },
  };
};
