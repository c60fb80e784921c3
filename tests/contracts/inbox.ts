import { describe, expect, it } from "vitest";
import type { AnswerId, Inbox, MessageFilter, MessageId, ReceivedMessage } from "../../domain/messages/inbox.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls } from "./files.ts";
import { camille, newMessage, type NewDevice, noTip, sarah, signedIn, yanis, valueIn } from "./ports.ts";

const noMessage = noTip as string as MessageId;
const noAnswer = noTip as string as AnswerId;
const gone = { ok: false, refusal: { kind: "no-message" } };

/** What every implementation of `Inbox` must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo, forgetQuotas }: Backstage) =>
  describe(`[BE-4] the inbox on ${backend}`, () => {
    const staff = async (who = sarah) => {
      const ports = await newDevice();
      const member = await signedIn(ports, who);
      return { inbox: ports.inbox, member };
    };
    const listed = (inbox: Inbox, words: string, filter: MessageFilter = null) =>
      inbox.slice({ words, filter, from: 0, count: 10 });
    const received = async (more: Partial<ReturnType<typeof newMessage>> = {}) => {
      const { messages } = await newDevice();
      const sent = { ...newMessage(), ...more };
      await forgetQuotas();
      valueIn(await messages.send(sent, ""));
      const { inbox, member } = await staff();
      const [message] = await listed(inbox, sent.email);
      if (!message) throw new Error("The message isn't listed");
      const read = async () => (await listed(inbox, sent.email))[0] as ReceivedMessage;
      return { sent, message, inbox, member, read };
    };

    it("[NW-60] has each message as it was sent: unread, open, assigned to no member", async () => {
      const { sent, message } = await received();
      const { message: text, ...fields } = sent;
      expect(message).toEqual({
        ...fields,
        text,
        id: expect.any(String),
        createdAt: expect.any(String),
        state: "open",
        isRead: false,
        assignee: null,
        revision: 1,
        answers: [],
      });
    });

    it("[NW-60] finds messages by name, address, subject and text, whatever their accents, and newest first", async () => {
      const mark = crypto.randomUUID();
      const first = await received({ name: "Éloïse", subject: `Été ${mark}` });
      const second = await received({ message: `Là ${mark}` });
      expect((await listed(first.inbox, mark)).map(({ id }) => id)).toEqual([second.message.id, first.message.id]);
      for (const words of [`ete ${mark}`, `ÉLOISE ${first.sent.email}`, first.sent.email.toUpperCase()]) {
        expect((await listed(first.inbox, words)).map(({ id }) => id)).toEqual([first.message.id]);
      }
      expect(await listed(first.inbox, `%${mark}`)).toEqual([]);
      expect(await first.inbox.slice({ words: mark, filter: null, from: 1, count: 1 })).toMatchObject([
        { id: first.message.id },
      ]);
    });

    it("[NW-61] counts and lists the messages of each state; spam only as such", async () => {
      const mark = crypto.randomUUID();
      const all = [];
      for (let at = 0; at < 4; at++) all.push((await received({ subject: mark })).message);
      const { inbox } = await staff();
      const [, closed, spam, read] = all as [ReceivedMessage, ReceivedMessage, ReceivedMessage, ReceivedMessage];
      valueIn(await inbox.handle({ ...closed, state: "closed", assignee: null }));
      valueIn(await inbox.handle({ ...spam, state: "spam", assignee: null }));
      valueIn(await inbox.mark({ id: read.id, isRead: true }));
      valueIn(await inbox.mark({ id: closed.id, isRead: false }));
      expect(await inbox.count({ words: mark })).toEqual({
        ok: true,
        value: { unread: 2, open: 2, answered: 0, closed: 1, spam: 1 },
      });
      const counts = [];
      for (const filter of [null, "unread", "open", "answered", "closed", "spam"] as const) {
        counts.push((await listed(inbox, mark, filter)).length);
      }
      expect(counts).toEqual([3, 2, 2, 0, 1, 1]);
    });

    it("[NW-61] are assigned to staff alone, and a change is done once", async () => {
      const { message, inbox, member, read } = await received();
      const colleagues = await inbox.colleagues();
      const me = colleagues.find(({ id }) => id === member.id);
      expect(me).toEqual({ id: member.id, username: expect.any(String) });
      const wish = { ...message, state: "closed", assignee: member.id } as const;
      const once = valueIn(await inbox.handle(wish));
      expect(once).toMatchObject({ state: "closed", assignee: me, revision: 2, isRead: true });
      expect(await inbox.handle(wish)).toEqual({ ok: true, value: once });
      expect(await read()).toEqual(once);
      const { id } = await signedIn(await newDevice(), camille);
      expect(await inbox.handle({ ...once, assignee: id })).toEqual({ ok: false, refusal: { kind: "no-colleague" } });
      expect(colleagues.some((one) => one.id === id)).toBe(false);
    });

    it("[NW-62] [NW-211] mails an answer, signed, with the message that it answers, and keeps it under that", async () => {
      const { sent, message, inbox, member, read } = await received({ message: "Un\n<b>deux</b>" });
      const text = "Avec plaisir.\nÀ jeudi ?";
      const answered = valueIn(await inbox.answer({ ...message, text }));
      expect(answered).toMatchObject({ state: "answered", isRead: true, assignee: { id: member.id }, revision: 2 });
      expect(answered.answers).toMatchObject([{ text, author: { id: member.id }, createdAt: expect.any(String) }]);
      expect((await read()).answers).toHaveLength(1);
      const [mail, ...others] = await mailsTo(sent.email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe("Re: Un scrim");
      const day = /Le \d\d\/\d\d\/\d{4}, Lya Fontaine a écrit :/;
      const club = /(?<=L'équipe du club)\n[^\n]+\nhttps?:\/\/\S+(?=\n)/;
      expect(mail?.text.replace(day, "…").replace(club, "")).toBe(
        `${text}\n\nL'équipe du club\n\n…\n> Un\n> <b>deux</b>\n`,
      );
    });

    it("[NW-62] mails an answer once, however often it is sent", async () => {
      const { sent, message, inbox } = await received({ subject: "RE : Un scrim" });
      const wish = { ...message, text: `Oui. ${crypto.randomUUID()}` };
      const all = await Promise.all([inbox.answer(wish), inbox.answer(wish)]);
      for (const answer of [...all, await inbox.answer(wish)]) expect(valueIn(answer).answers).toHaveLength(1);
      expect((await mailsTo(sent.email)).map(({ subject }) => subject)).toEqual(["RE : Un scrim"]);
      const answer = valueIn(await inbox.answer(wish)).answers[0];
      expect(await inbox.resend(answer?.id ?? noAnswer)).toEqual({ ok: true });
      expect(await inbox.resend(noAnswer)).toEqual({ ok: true });
      expect(await mailsTo(sent.email)).toHaveLength(1);
    });

    it("[NW-63] shows a second member of the staff what the first did, and overwrites nothing", async () => {
      const { sent, message, inbox, member } = await received();
      const other = await staff(yanis);
      const first = valueIn(await inbox.answer({ ...message, text: "De Sarah" }));
      const late = await other.inbox.answer({ ...message, text: "De Yanis" });
      expect(late).toEqual({ ok: false, refusal: { kind: "message-changed", message: first } });
      expect(await other.inbox.handle({ ...message, state: "spam", assignee: null })).toEqual(late);
      expect(await mailsTo(sent.email)).toHaveLength(1);
      const second = valueIn(await other.inbox.answer({ ...first, text: "De Yanis" }));
      expect(second.answers.map(({ text }) => text)).toEqual(["De Sarah", "De Yanis"]);
      expect(second.assignee?.id).toBe(member.id);
    });

    it("[NW-62] stops after thirty answers in ten minutes", async () => {
      const { message, inbox } = await received();
      await forgetQuotas();
      let current = message;
      for (let at = 0; at < 30; at++) current = valueIn(await inbox.answer({ ...current, text: `Réponse ${at}` }));
      expect(await inbox.answer({ ...current, text: "Une de trop" })).toEqual({
        ok: false,
        refusal: { kind: "too-many", seconds: expect.any(Number) },
      });
      await forgetQuotas();
    });

    it("[NW-61] knows no other message", async () => {
      const { inbox } = await staff();
      const seen = { id: noMessage, revision: 1 };
      expect(await inbox.mark({ id: noMessage, isRead: true })).toEqual(gone);
      expect(await inbox.handle({ ...seen, state: "closed", assignee: null })).toEqual(gone);
      expect(await inbox.answer({ ...seen, text: "Un" })).toEqual(gone);
    });

    it("[NW-60] is the staff's: visitors and members read and change nothing", async () => {
      const { sent, message } = await received();
      const elsewhere = await newDevice();
      const tries = () => [
        elsewhere.inbox.count({ words: "" }),
        elsewhere.inbox.mark({ id: message.id, isRead: true }),
        elsewhere.inbox.handle({ ...message, state: "closed", assignee: null }),
        elsewhere.inbox.answer({ ...message, text: "Un" }),
        elsewhere.inbox.resend(noAnswer),
      ];
      for (const answer of await Promise.all(tries())) {
        expect(answer).toEqual({
          ok: false,
          refusal: { kind: expect.stringMatching(/^(signed-out|not-staff)$/) },
        });
      }
      await signedIn(elsewhere, camille);
      for (const answer of await Promise.all(tries())) {
        expect(answer).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      }
      expect(await listed(elsewhere.inbox, sent.email)).toEqual([]);
      expect(await elsewhere.inbox.colleagues()).toEqual([]);
    });
  });

const seen = { id: noMessage, revision: 1 };
const nothing = { gives: [] };

export const faultCalls: FaultCalls = {
  "inbox.slice": { call: ({ inbox }) => inbox.slice({ words: "", filter: null, from: 0, count: 9 }), at401: nothing },
  "inbox.count": { call: ({ inbox }) => inbox.count({ words: "" }), at401: "signed-out" },
  "inbox.colleagues": { call: ({ inbox }) => inbox.colleagues(), at401: nothing },
  "inbox.mark": { call: ({ inbox }) => inbox.mark({ id: noMessage, isRead: true }), at401: "signed-out" },
  "inbox.handle": {
    call: ({ inbox }) => inbox.handle({ ...seen, state: "closed", assignee: null }),
    at401: "signed-out",
  },
  "inbox.answer": { call: ({ inbox }) => inbox.answer({ ...seen, text: "Un" }), at401: "signed-out" },
  "inbox.resend": { call: ({ inbox }) => inbox.resend(noAnswer), at401: "signed-out", readsNothing: true },
};
