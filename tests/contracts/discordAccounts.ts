import { describe, expect, it, onTestFinished } from "vitest";
import { linkDiscord } from "../../domain/accounts/discordAccount.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls } from "./files.ts";
import { camille, newMessage, type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const back = "/auth/discord";

let last = Date.now();
const newPerson = (more: object = {}) => {
  last += 1;
  const username = `nova${last}`;
  return {
    id: String(last),
    username,
    globalName: `Nova ${last}`,
    email: newMessage().email,
    isVerified: true,
    ...more,
  };
};

/** What every implementation of `DiscordAccounts` must do. */
export const contract = (backend: string, newDevice: NewDevice, { ageSessions, discord, forgetQuotas }: Backstage) =>
  describe.skipIf(!discord)(`[BE-4] signing in with Discord on ${backend}`, () => {
    if (!discord) return;
    /** Goes to Discord and back; what the site's address tells. */
    const go = async ({ discord: accounts }: Ports) => discord.follow(await accounts.begin({ back }));
    const codeIn = (told: URLSearchParams): string => told.get("code") ?? "";
    const linked = async (ports: Ports) => {
      const way = await ports.discord.link({ back });
      if (!way.ok) throw new Error(`It was refused: ${way.refusal.kind}`);
      return discord.follow(way.value);
    };
    const signUp = async (more?: object) => {
      const [ports, person] = [await newDevice(), newPerson(more)];
      await discord.signIn(person);
      expect(await ports.discord.finish(codeIn(await go(ports)))).toEqual({ ok: true });
      const member = await ports.session.current();
      if (!member) throw new Error("No session was opened");
      return { ports, person, member };
    };

    it("[DC-1] makes an account without a name, offers that of Discord, and opens it again", async () => {
      const { ports, person, member } = await signUp();
      expect(member.email).toBe(person.email);
      expect(await ports.profiles.of(member.id)).toEqual({ fullName: null, username: null, avatar: null });
      const mine = { name: person.username, offered: person.globalName, hasPassword: false };
      expect(await ports.discord.mine()).toEqual({ ok: true, value: mine });
      const other = await newDevice();
      expect(await other.discord.finish(codeIn(await go(other)))).toEqual({ ok: true });
      expect((await other.session.current())?.id).toBe(member.id);
      // Another member takes the name: the next one is offered a free one.
      const staff = await newDevice();
      const { id } = await signedIn(staff, camille);
      const before = await staff.profiles.of(id);
      onTestFinished(async () => {
        await staff.profiles.saveNames(id, { username: before?.username ?? null, fullName: before?.fullName ?? null });
      });
      await staff.profiles.saveNames(id, { username: person.globalName, fullName: null });
      expect(await ports.discord.mine()).toMatchObject({ value: { offered: `${person.globalName}2` } });
    });

    it("[DC-1] offers no name that passes for a function", async () => {
      const { ports } = await signUp({ globalName: "Modération" });
      expect(await ports.discord.mine()).toMatchObject({ value: { offered: null } });
    });

    it("[DC-2] opens no account of the same address; after its password the account is linked", async () => {
      const ports = await newDevice();
      await discord.signIn(newPerson({ email: sarah.email }));
      const told = await go(ports);
      expect([told.get("error_code"), told.has("code")]).toEqual(["email_exists", false]);
      expect(await ports.session.current()).toBeUndefined();
      const { id } = await signedIn(ports, sarah);
      expect((await ports.discord.finish(codeIn(await linked(ports)))).ok).toBe(true);
      const other = await newDevice();
      await other.discord.finish(codeIn(await go(other)));
      expect((await other.session.current())?.id).toBe(id);
      const exported = await ports.memberData.everything(id);
      expect(exported.ok && exported.value["identities"]).toHaveLength(1);
      for (let times = 0; times < 2; times++) expect(await ports.discord.unlink()).toEqual({ ok: true });
      expect(await ports.discord.mine()).toMatchObject({ value: { name: null, hasPassword: true } });
      await forgetQuotas();
      const after = await ports.memberData.everything(id);
      expect(after.ok && after.value["identities"]).toEqual([]);
    });

    it.each([
      [{ email: null }, /user email/],
      [{ isVerified: false }, /^provider_email_needs_verification$/],
    ])("[DC-3] makes no account of %o", async (more, why) => {
      const ports = await newDevice();
      await discord.signIn(newPerson(more));
      const told = await go(ports);
      expect(told.has("code")).toBe(false);
      expect([...told.values()]).toContainEqual(expect.stringMatching(why));
    });

    it("[DC-4] takes a code once", async () => {
      const ports = await newDevice();
      await discord.signIn(newPerson());
      const code = codeIn(await go(ports));
      expect(await ports.discord.finish(code)).toEqual({ ok: true });
      for (const spent of [code, "x", crypto.randomUUID()]) {
        expect(await ports.discord.finish(spent)).toEqual(refusal("spent-link"));
      }
    });

    it("[DC-6] links one Discord to one member, and unlinks it from an account with a password alone", async () => {
      const { ports } = await signUp();
      expect(await ports.discord.unlink()).toEqual(refusal("no-password"));
      const other = await newDevice();
      await signedIn(other, camille);
      expect((await linked(other)).get("error_code")).toBe("identity_already_exists");
      await discord.signIn(newPerson());
      expect((await linked(ports)).get("error_code")).toBe("identity_already_exists");
    });

    it("[DC-6] wants a recent sign-in for a link, and a session for all that is one's own", async () => {
      const ports = await newDevice();
      for (const ask of [ports.discord.mine, ports.discord.unlink, () => ports.discord.link({ back })]) {
        expect(await ask()).toEqual(refusal("signed-out"));
      }
      const { member, ports: own } = await signUp();
      await ageSessions(member.email, 25);
      onTestFinished(() => ageSessions(member.email, -25));
      expect(await own.discord.link({ back })).toEqual(refusal("reauthentication"));
      expect(await linkDiscord(own)({ back })).toEqual(refusal("reauthentication"));
    });

    it("[DC-7] is offered where the backend has the keys", async () => {
      expect(await (await newDevice()).discord.isOffered()).toBe(true);
    });
  });

export const privileges = calls("members", "definer", "my_discord");

export const faultCalls: FaultCalls = {
  "discord.isOffered": { call: ({ discord }) => discord.isOffered() },
  "discord.mine": { call: ({ discord }) => discord.mine(), at401: "signed-out" },
};
