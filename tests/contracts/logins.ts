import { describe, expect, it } from "vitest";
import { changeEmail } from "../../domain/accounts/changeLogin.ts";
import type { NewNames } from "../../domain/accounts/names.ts";
import type { MailLink, MailLinkKind, MailToken } from "../../domain/accounts/ports.ts";
import { mailRecovery } from "../../domain/accounts/recovery.ts";
import { signIn } from "../../domain/accounts/session.ts";
import { signUp } from "../../domain/accounts/signUp.ts";
import type { Backstage } from "./backstage.ts";
import { camille, newMessage, type NewDevice, type Ports, signedIn } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

const password = "neige-et-givre";
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
/** The text of a mail. The embedded backend signs it with the club's name, which a hosted one's templates don't know. */
const lines = (...pieces: readonly string[]): unknown =>
  expect.stringContaining(`${["Bonjour,", ...pieces].join("\n\n")}\n`);

/** What every backend's sign-ups, mail links and logins must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo, age, ageSessions }: Backstage) =>
  describe(`[BE-4] sign-up, mail links and logins on ${backend}`, () => {
    const linkIn = (text = ""): MailLink => {
      const [, page, kind, token] =
        /^http:\/\/127\.0\.0\.1\/auth\/(confirm|reset)\?(?:type=([\w-]+)&)?token=([\w-]+)$/m.exec(text) ?? [];
      if (page === undefined || token === undefined) throw new Error(`There is no link in ${text}`);
      return { kind: (kind ?? "recovery") as MailLinkKind, token: token as MailToken };
    };
    const newestLink = async (email: string) => linkIn((await mailsTo(email))[0]?.text);

    /** A login whose e-mail isn't confirmed. */
    const waiting = async (names: NewNames = { pseudo: crypto.randomUUID().slice(0, 20) }) => {
      const device = await newDevice();
      const { email } = newMessage();
      expect(await device.signUps.add({ email, password, names })).toEqual({ ok: true });
      return { device, email };
    };
    /** A login with a confirmed e-mail, signed in on its device. */
    const confirmed = async (names?: NewNames) => {
      const { device, email } = await waiting(names);
      expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
      return { device, email };
    };
    const nameOf = async ({ session, profiles }: Ports) => {
      const member = await session.current();
      return member && profiles.of(member.id);
    };

    describe("a sign-up", () => {
      it("[AU-8] makes a login that waits, and mails a link that opens it", async () => {
        const { device, email } = await waiting();
        expect(await device.session.current()).toBeUndefined();
        expect(await device.session.signIn({ email, password })).toEqual(refusal("unconfirmed"));
        const [mail] = await mailsTo(email);
        const { kind, token } = linkIn(mail?.text);
        expect(mail).toEqual({
          subject: "Confirmez votre inscription",
          text: lines(
            "Quelqu’un, sans doute vous, a créé un compte sur notre site avec cette adresse.",
            `Activer mon compte :\nhttp://127.0.0.1/auth/confirm?type=sign-up&token=${token}`,
            "Le lien vaut une seule fois, et pour une durée limitée. S’il ne marche plus, demandez-en un autre sur le site.",
            "Ce n’était pas vous ? Ignorez ce message : sans confirmation, le compte reste fermé.",
          ),
        });

        expect(await device.mailLinks.spend({ kind, token })).toEqual({ ok: true, value: "done" });
        expect((await device.session.current())?.email).toBe(email);
        expect(await (await newDevice()).session.signIn({ email, password })).toEqual({ ok: true });
      });

      it("[AU-4] that waits is nobody's business who doesn't know its password", async () => {
        const { device, email } = await waiting();
        expect(await device.session.signIn({ email, password: "autre-chose" })).toEqual(refusal("bad-credentials"));
      });

      it("[AU-8] takes both names from the page, and one from the dialog", async () => {
        const username = crypto.randomUUID().slice(0, 20);
        const page = await confirmed({ fullName: " Lya\tFontaine ", username });
        expect(await nameOf(page.device)).toEqual({ fullName: "Lya Fontaine", username, avatar: null });
        const dialog = await confirmed({ pseudo: username.toUpperCase() });
        expect(await nameOf(dialog.device)).toEqual({
          fullName: null,
          username: `${username.toUpperCase()}2`,
          avatar: null,
        });
      });

      it("takes an e-mail in capitals for the same", async () => {
        const { email } = await confirmed();
        const device = await newDevice();
        const login = { email: email.toUpperCase(), password, names: { pseudo: "x" } };
        expect(await device.signUps.add(login)).toEqual(refusal("email-taken"));
      });

      it("[AU-25] takes every spelling of a mailbox for the same, and mails its ASCII form", async () => {
        const name = crypto.randomUUID();
        const spellings = [
          `Lya-${name}@Équipe-Boréale.fr`,
          `lya-${name}@xn--quipe-borale-9dbj.fr`,
          `LYA-${name}@\uff45\u0301quipe-bore\u0301ale\u3002fr.`,
        ];
        const [typed = "", ascii = "", full = ""] = spellings;
        const { signUps, session, logins, mailLinks } = await newDevice();
        const names = { pseudo: crypto.randomUUID().slice(0, 20) };
        expect(await signUp({ signUps })({ email: typed, password, ...names })).toEqual({ ok: true });
        expect(await mailsTo(ascii)).toHaveLength(1);
        await mailLinks.spend(await newestLink(ascii));
        for (const email of spellings) {
          await session.signOut();
          expect(await signIn({ session })({ email, password })).toEqual({ ok: true });
          expect((await session.current())?.email).toBe(ascii);
        }
        expect(await signUp({ signUps })({ email: full, password, ...names })).toEqual(refusal("email-taken"));
        expect(await mailRecovery({ logins })(full)).toEqual({ ok: true });
        expect(await mailsTo(ascii)).toHaveLength(2);
        const other = await confirmed();
        expect(await changeEmail(other.device)(full)).toEqual(refusal("email-taken"));
      });

      it("[AU-3] refuses an e-mail that somebody has, changes nothing about them and mails nobody", async () => {
        const { device, email } = await confirmed();
        const before = await mailsTo(email);
        const again = { email, password: "autre-chose", names: { pseudo: "Intrus" } };
        expect(await device.signUps.add(again)).toEqual(refusal("email-taken"));
        expect(await mailsTo(email)).toEqual(before);
        expect(await device.session.signIn({ email, password })).toEqual({ ok: true });
      });

      it("[HS-12] mails a login that waits another link, in place of the first, and leaves it as it was", async () => {
        const { device, email } = await waiting();
        const first = await newestLink(email);
        const again = { email, password: "autre-chose", names: { pseudo: "Intrus" } };
        expect(await device.signUps.add(again)).toEqual({ ok: true });
        expect(await mailsTo(email)).toHaveLength(2);
        expect(await device.mailLinks.spend(first)).toEqual(refusal("spent-link"));
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
        expect((await nameOf(device))?.username).not.toBe("Intrus");
        expect(await device.session.signIn({ email, password })).toEqual({ ok: true });
      });

      it.each([
        ["12345", "password-too-short"],
        ["x".repeat(73), "password-too-long"],
        ["é".repeat(37), "password-too-long"],
        ["123456", "password-common"],
        ["PassWord", "password-common"],
        ["      ", "password-blank"],
      ])("[AU-2] [SE-4] refuses the password %j", async (bad, kind) => {
        const { signUps } = await newDevice();
        const { email } = newMessage();
        expect(await signUps.add({ email, password: bad, names: { pseudo: "x" } })).toEqual(refusal(kind));
        expect(await mailsTo(email)).toEqual([]);
      });

      it("[SE-4] refuses the own e-mail as a password", async () => {
        const { signUps } = await newDevice();
        const { email } = newMessage();
        const login = { email, password: email.toUpperCase(), names: { pseudo: "x" } };
        expect(await signUps.add(login)).toEqual(refusal("password-email"));
        expect(await mailsTo(email)).toEqual([]);
      });

      it("[AU-8] drops signs from names that no database keeps", async () => {
        const device = await newDevice();
        const { email } = newMessage();
        const username = crypto.randomUUID().slice(0, 20);
        const names = { fullName: "Lya\u0000Font\ud800aine", username: `\udc00${username}` };
        expect(await signUp(device)({ email, password, ...names })).toEqual({ ok: true });
        await device.mailLinks.spend(await newestLink(email));
        expect(await nameOf(device)).toMatchObject({ fullName: "Lya Fontaine", username });
      });

      it("takes a password of 72 bytes whole", async () => {
        const { signUps, mailLinks, session } = await newDevice();
        const { email } = newMessage();
        const long = "é".repeat(36);
        expect(await signUps.add({ email, password: long, names: { pseudo: "x" } })).toEqual({ ok: true });
        await mailLinks.spend(await newestLink(email));
        expect(await session.signIn({ email, password: "é".repeat(35) })).toEqual(refusal("bad-credentials"));
        expect(await session.signIn({ email, password: long })).toEqual({ ok: true });
      });

      it("sends its mail again, and answers the same when nobody waits for one", async () => {
        const [late, early] = [await waiting(), await confirmed()];
        const stranger = newMessage().email;
        for (const email of [late.email, early.email, stranger]) {
          expect(await late.device.signUps.sendAgain(email)).toEqual({ ok: true });
        }
        expect(await mailsTo(late.email)).toHaveLength(2);
        expect(await mailsTo(early.email)).toHaveLength(1);
        expect(await mailsTo(stranger)).toEqual([]);
        expect(await late.device.mailLinks.spend(await newestLink(late.email))).toEqual({ ok: true, value: "done" });
      });
    });

    describe("[AU-19] a mail's link", () => {
      it("is good once, on whatever device", async () => {
        const { email } = await waiting();
        const link = await newestLink(email);
        const [one, other] = [await newDevice(), await newDevice()];
        expect(await one.mailLinks.spend(link)).toEqual({ ok: true, value: "done" });
        expect(await other.mailLinks.spend(link)).toEqual(refusal("spent-link"));
        expect(await other.session.current()).toBeUndefined();
      });

      it("is good for nothing but what it was mailed for", async () => {
        const { device, email } = await waiting();
        const { token } = await newestLink(email);
        for (const kind of ["recovery", "email-change"] as const) {
          expect(await device.mailLinks.spend({ kind, token })).toEqual(refusal("spent-link"));
        }
        expect(await device.mailLinks.spend({ kind: "sign-up", token })).toEqual({ ok: true, value: "done" });
      });

      it.each(["", "1", "' or true --", "x".repeat(10_000), "é\u0000"])("isn't %j", async (token) => {
        const { mailLinks } = await newDevice();
        for (const kind of ["sign-up", "recovery", "email-change"] as const) {
          expect(await mailLinks.spend({ kind, token: token as MailToken })).toEqual(refusal("spent-link"));
        }
      });

      it("that confirms a sign-up lasts a day", async () => {
        const { device, email } = await waiting();
        await age(email, 25);
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual(refusal("spent-link"));
        await age(email, -2);
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
      });

      it("that recovers a login lasts an hour", async () => {
        const { device, email } = await confirmed();
        await device.logins.mailRecovery(email);
        await age(email, 1.1);
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual(refusal("spent-link"));
        await age(email, -0.2);
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
      });
    });

    describe("a forgotten password", () => {
      it("is replaced by whoever reads the login's mails, on any device", async () => {
        const { email } = await confirmed();
        const device = await newDevice();
        expect(await device.logins.mailRecovery(email.toUpperCase())).toEqual({ ok: true });
        const [mail] = await mailsTo(email);
        const link = linkIn(mail?.text);
        expect(mail).toEqual({
          subject: "Choisissez un nouveau mot de passe",
          text: lines(
            "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur notre site.",
            `Choisir un nouveau mot de passe :\nhttp://127.0.0.1/auth/reset?token=${link.token}`,
            "Le lien vaut une seule fois, et pendant une heure. S’il ne marche plus, demandez-en un autre sur le site.",
            "Ce n’était pas vous ? Ignorez ce message : votre mot de passe reste le même.",
          ),
        });
        expect(await device.mailLinks.spend(link)).toEqual({ ok: true, value: "done" });
        expect((await device.session.current())?.email).toBe(email);
        expect(await device.logins.changePassword("grand-froid")).toEqual({ ok: true });
        const { session } = await newDevice();
        expect(await session.signIn({ email, password })).toEqual(refusal("bad-credentials"));
        expect(await session.signIn({ email, password: "grand-froid" })).toEqual({ ok: true });
      });

      it("is answered the same when nobody has the e-mail, who is mailed nothing", async () => {
        const { logins } = await newDevice();
        const { email } = newMessage();
        expect(await logins.mailRecovery(email)).toEqual({ ok: true });
        expect(await mailsTo(email)).toEqual([]);
      });

      it("confirms a login that still waits: the link proves the same", async () => {
        const { device, email } = await waiting();
        await device.logins.mailRecovery(email);
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
        expect(await (await newDevice()).session.signIn({ email, password })).toEqual({ ok: true });
      });

      it("leaves only the newest link good, and none once the password was changed", async () => {
        const { device, email } = await confirmed();
        await device.logins.mailRecovery(email);
        const first = await newestLink(email);
        await device.logins.mailRecovery(email);
        const second = await newestLink(email);
        expect(await device.mailLinks.spend(first)).toEqual(refusal("spent-link"));
        expect(await device.logins.changePassword("grand-froid")).toEqual({ ok: true });
        expect(await device.mailLinks.spend(second)).toEqual(refusal("spent-link"));
      });
    });

    describe("another password", () => {
      it("[AU-14] is not for whoever isn't signed in", async () => {
        const { logins } = await newDevice();
        expect(await logins.changePassword("grand-froid")).toEqual(refusal("signed-out"));
      });

      it("[HS-11] may come with the current one", async () => {
        const { device, email } = await confirmed();
        expect(await device.logins.changePassword("grand-froid", password)).toEqual({ ok: true });
        expect(await (await newDevice()).session.signIn({ email, password: "grand-froid" })).toEqual({ ok: true });
      });

      it("[AU-14] [SE-4] isn't the old one, nor too short, nor too long, nor one that is tried first", async () => {
        const { device, email } = await confirmed();
        for (const [bad, kind] of [
          [password, "same-password"],
          ["12345", "password-too-short"],
          ["x".repeat(73), "password-too-long"],
          ["é".repeat(37), "password-too-long"],
          ["password", "password-common"],
          ["      ", "password-blank"],
          [email, "password-email"],
        ] as const) {
          expect(await device.logins.changePassword(bad)).toEqual(refusal(kind));
        }
        expect(await device.session.signIn({ email, password })).toEqual({ ok: true });
      });
    });

    describe("another e-mail", () => {
      it.each([
        ["old", "new"],
        ["new", "old"],
      ] as const)("[AU-14] is theirs once both links were followed, the %s one first", async (...order) => {
        const { device, email } = await confirmed();
        const next = newMessage().email;
        expect(await device.logins.changeEmail(next.toUpperCase())).toEqual({ ok: true });
        const [[old], [fresh]] = [await mailsTo(email), await mailsTo(next)];
        const links = { old: linkIn(old?.text), new: linkIn(fresh?.text) };
        for (const [mail, { token }] of [
          [old, links.old],
          [fresh, links.new],
        ] as const) {
          expect(mail).toEqual({
            subject: "Confirmez le changement d’adresse e-mail",
            text: lines(
              `Vous avez demandé que ${next} remplace ${email} pour votre compte sur notre site.`,
              `Confirmer le changement :\nhttp://127.0.0.1/auth/confirm?type=email-change&token=${token}`,
              "Un message est parti vers chacune des deux adresses : le changement se fait quand leurs deux liens ont été suivis.",
              "Ce n’était pas vous ? Ne suivez pas le lien, et choisissez un nouveau mot de passe sur le site.",
            ),
          });
        }
        expect(links.old.token).not.toBe(links.new.token);

        const other = await newDevice();
        expect(await other.mailLinks.spend(links[order[0]])).toEqual({ ok: true, value: "one-more" });
        expect(await other.session.current()).toBeUndefined();
        expect(await other.mailLinks.spend(links[order[0]])).toEqual(refusal("spent-link"));
        expect(await other.session.signIn({ email: next, password })).toEqual(refusal("bad-credentials"));

        expect(await other.mailLinks.spend(links[order[1]])).toEqual({ ok: true, value: "done" });
        expect((await other.session.current())?.email).toBe(next);
        expect(await other.session.signIn({ email, password })).toEqual(refusal("bad-credentials"));
        expect(await other.session.signIn({ email: next, password })).toEqual({ ok: true });
      });

      it("[AU-14] is not for whoever isn't signed in", async () => {
        const { logins } = await newDevice();
        expect(await logins.changeEmail(newMessage().email)).toEqual(refusal("signed-out"));
      });

      it("[AU-14] can't be somebody's already", async () => {
        const { device } = await confirmed();
        const before = await mailsTo(camille.email);
        expect(await device.logins.changeEmail(camille.email.toUpperCase())).toEqual(refusal("email-taken"));
        expect(await mailsTo(camille.email)).toEqual(before);
      });

      it("that somebody took in between isn't theirs any more", async () => {
        const { device, email } = await confirmed();
        const next = newMessage().email;
        await device.logins.changeEmail(next);
        const links = [await newestLink(email), await newestLink(next)] as const;
        await device.signUps.add({ email: next, password, names: { pseudo: "x" } });
        expect(await device.mailLinks.spend(links[0])).toEqual({ ok: true, value: "one-more" });
        expect(await device.mailLinks.spend(links[1])).toEqual(refusal("spent-link"));
        expect(await device.session.signIn({ email, password })).toEqual({ ok: true });
      });

      it("that they have already needs no mail", async () => {
        const { device, email } = await confirmed();
        const before = await mailsTo(email);
        expect(await device.logins.changeEmail(email.toUpperCase())).toEqual({ ok: true });
        expect(await mailsTo(email)).toEqual(before);
      });

      it("makes the links to an earlier one worth nothing", async () => {
        const { device, email } = await confirmed();
        const [first, second] = [newMessage().email, newMessage().email];
        await device.logins.changeEmail(first);
        const stale = [await newestLink(email), await newestLink(first)];
        await device.logins.changeEmail(second);
        for (const link of stale) expect(await device.mailLinks.spend(link)).toEqual(refusal("spent-link"));
        expect(await device.mailLinks.spend(await newestLink(second))).toEqual({ ok: true, value: "one-more" });
        expect(await device.mailLinks.spend(await newestLink(email))).toEqual({ ok: true, value: "done" });
        expect((await device.session.current())?.email).toBe(second);
      });
    });

    describe("a sign-in of more than a day ago", () => {
      const aged = async (hours: number) => {
        const { device, email } = await confirmed();
        await ageSessions(email, hours);
        const me = await device.session.current();
        if (!me) throw new Error("The session has ended");
        return { device, email, me: me.id };
      };

      it("[SE-6] is not enough for another password, another e-mail or leaving the club", async () => {
        const { device, email, me } = await aged(25);
        const before = await mailsTo(email);
        expect(await device.logins.signedInLately()).toEqual({ ok: true, value: false });
        expect(await device.logins.changePassword("grand-froid")).toEqual(refusal("reauthentication"));
        expect(await device.logins.changeEmail(newMessage().email)).toEqual(refusal("reauthentication"));
        expect(await device.profiles.remove(me)).toEqual(refusal("reauthentication"));
        expect(await mailsTo(email)).toEqual(before);
        expect(await (await newDevice()).session.signIn({ email, password })).toEqual({ ok: true });
        expect(await device.profiles.of(me)).toBeDefined();
      });

      it("[SE-6] is replaced by another, with the password", async () => {
        const { device, email, me } = await aged(25);
        expect(await device.session.signIn({ email, password })).toEqual({ ok: true });
        expect(await device.logins.signedInLately()).toEqual({ ok: true, value: true });
        expect(await device.logins.changeEmail(newMessage().email)).toEqual({ ok: true });
        expect(await device.logins.changePassword("grand-froid")).toEqual({ ok: true });
        expect(await device.profiles.remove(me)).toEqual({ ok: true });
      });

      it("[SE-6] is nobody's who isn't signed in", async () => {
        expect(await (await newDevice()).logins.signedInLately()).toEqual(refusal("signed-out"));
      });

      it("[SE-6] of less is enough", async () => {
        const { device } = await aged(23);
        expect(await device.logins.signedInLately()).toEqual({ ok: true, value: true });
        expect(await device.logins.changePassword("grand-froid")).toEqual({ ok: true });
      });
    });

    describe("somebody who goes on and on", () => {
      it("is mailed five times in ten minutes, and told the same whether or not the e-mail is known", async () => {
        const { logins } = await newDevice();
        const { email } = await confirmed();
        const asked = async (address: string) => {
          const answers = [];
          for (let times = 0; times < 6; times++) answers.push((await logins.mailRecovery(address)).ok);
          return answers;
        };
        // The mail of the sign-up counts as the first.
        expect(await asked(email)).toEqual([true, true, true, true, false, false]);
        expect(await asked(newMessage().email)).toEqual([true, true, true, true, true, false]);
        expect(await mailsTo(email)).toHaveLength(5);
      });

      it("[AU-4] tries twenty passwords of one login, and then waits, known or unknown", async () => {
        const { device, email } = await confirmed();
        for (const address of [email, newMessage().email]) {
          for (let times = 0; times < 20; times++) {
            const answer = await device.session.signIn({ email: address, password: `essai-${times}` });
            expect(answer).toEqual(refusal("bad-credentials"));
          }
          expect(await device.session.signIn({ email: address, password })).toMatchObject(refusal("too-many-tries"));
        }
        expect(await signedIn(device, camille)).toMatchObject({ email: camille.email });
      });
    });
  });

/** The token's expiry is in the future, so the device asks the backend. */
const brought = {
  accessToken: [{ alg: "HS256" }, { exp: 4_000_000_000 }, 0]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join("."),
  refreshToken: "r",
};
const link = { kind: "sign-up", token: crypto.randomUUID() as string as MailToken } as const;

export const faultCalls: FaultCalls = {
  "signUps.add": { call: ({ signUps }) => signUps.add({ ...camille, names: { pseudo: "Lya" } }), isPausing: true },
  "signUps.sendAgain": { call: ({ signUps }) => signUps.sendAgain(camille.email), isPausing: true, readsNothing: true },
  "mailLinks.spend": { call: ({ mailLinks }) => mailLinks.spend(link), isPausing: true },
  "mailLinks.ownerOf": {
    call: ({ mailLinks }) => mailLinks.ownerOf(brought),
    at401: { gives: { ok: false, refusal: { kind: "spent-link" } } },
  },
  "mailLinks.open": {
    call: ({ mailLinks }) => mailLinks.open(brought),
    at401: { gives: { ok: false, refusal: { kind: "spent-link" } } },
  },
  "logins.mailRecovery": {
    call: ({ logins }) => logins.mailRecovery(camille.email),
    isPausing: true,
    readsNothing: true,
  },
  "logins.signedInLately": { call: ({ logins }) => logins.signedInLately(), at401: "signed-out" },
};
