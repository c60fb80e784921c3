import { describe, expect, it } from "vitest";
import type { Told } from "../../adapters/memory/notifications/tell.ts";
import { chosenKinds, firstChannels } from "../../domain/notifications/kinds.ts";
import type { NotificationId, NotificationChoice } from "../../domain/notifications/notification.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Tip, TipId } from "../../domain/tips/tip.ts";
import type { Backstage } from "./backstage.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import { type Cells, mine } from "../security/reach.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, sarah, signedIn, siteForTwo, tipOf, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };

const answerOn = ({ id, slug, title }: Pick<Tip, "id" | "slug" | "title">): Told => ({
  kind: "answer",
  key: `answer/${crypto.randomUUID()}`,
  subject: "tip",
  on: id,
  slug,
  title,
  actor: null,
});

/** What every implementation of `Notifications` and `NotificationChoices` must do. */
export const contract = (backend: string, newDevice: NewDevice, { tell }: Backstage) =>
  describe(`[BE-4] notifications on ${backend}`, () => {
    const signedInAgain = async () => {
      const ports = await newDevice();
      await signedIn(ports, camille);
      return ports;
    };
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const { notifications, notificationChoices } = ports;
      await notificationChoices.set(member, { kind: "answer", ...firstChannels("answer") });
      await notifications.markRead(member, { until: "2100-01-01T00:00:00Z" });
      const newest = async () => valueIn(await notifications.list(member, 1))[0];
      const unread = async () => valueIn(await notifications.countUnread(member));
      const tip = await tipOf(ports, siteForTwo);
      return { ports, notifications, notificationChoices, member, newest, unread, tip };
    };

    it("[NT-1] tells a member of each thing once, newest first, with the page and who did it", async () => {
      const { notifications, member, newest, unread, tip } = await begin();
      const { id: actor } = await signedIn(await newDevice(), sarah);
      const told = { ...answerOn(tip), actor, comment: crypto.randomUUID() };
      for (let times = 0; times < 3; times++) await tell(member, told);
      expect(await unread()).toBe(1);
      expect(await newest()).toMatchObject({
        kind: "answer",
        subject: "tip",
        slug: tip.slug,
        title: tip.title,
        actor: "sarah",
        comment: told.comment,
        isRead: false,
      });
      const later = answerOn(tip);
      await tell(member, later);
      expect(await unread()).toBe(2);
      expect(await newest()).toMatchObject({ actor: null, comment: null });
      const second = valueIn(await notifications.list(member, 2))[1];
      expect(second).toMatchObject({ actor: "sarah" });
    });

    it("[NT-1] never tells a member of what they did", async () => {
      const { member, unread, tip } = await begin();
      await tell(member, { ...answerOn(tip), actor: member });
      expect(await unread()).toBe(0);
    });

    it("[NT-2] marks one as read, or all until a moment; both are idempotent", async () => {
      const { notifications, member, newest, unread, tip } = await begin();
      for (let times = 0; times < 3; times++) await tell(member, answerOn(tip));
      const id = (await newest())?.id as NotificationId;
      for (let times = 0; times < 2; times++) expect((await notifications.markRead(member, { id })).ok).toBe(true);
      expect(await unread()).toBe(2);
      expect((await newest())?.isRead).toBe(true);
      const until = (await newest())?.createdAt ?? "";
      for (let times = 0; times < 2; times++) await notifications.markRead(member, { until });
      expect(await unread()).toBe(0);
      await tell(member, answerOn(tip));
      await notifications.markRead(member, { until });
      expect(await unread()).toBe(1);
    });

    it("[NT-3] tells only what the member wants to be told, and keeps a choice for each kind", async () => {
      const { notificationChoices, member, unread, tip } = await begin();
      const { kind: _, ...channels }: NotificationChoice = {
        kind: "answer",
        onSite: false,
        mail: "digest",
        push: false,
      };
      expect(await notificationChoices.set(member, { kind: "answer", ...channels })).toEqual({ ok: true });
      const choices = valueIn(await notificationChoices.list(member));
      expect(choices.map(({ kind }) => kind)).toEqual(chosenKinds);
      expect(choices[0]).toEqual({ kind: "answer", ...channels });
      expect(choices[1]).toEqual({ kind: "mention", ...firstChannels("mention") });
      await tell(member, answerOn(tip));
      expect(await unread()).toBe(0);
    });

    it("[NT-4] hides what leads to an unpublished page until it is published again, and erases it with the page", async () => {
      const { member, unread } = await begin();
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      const title = "Prévenir";
      const added = valueIn(
        await staff.contents.add({
          kind: "tip",
          slug: `prevenir-${crypto.randomUUID()}` as Slug,
          fields: { ...noFields, title, author: "Sarah" },
          authorId: author,
          authorName: "Sarah",
          isPublished: true,
        }),
      );
      const item = { kind: "tip", id: added.id } as const;
      const told = answerOn({ id: added.id as string as TipId, slug: added.slug, title });
      await tell(member, told);
      expect(await unread()).toBe(1);
      await staff.contents.setPublished(item, false);
      expect(await unread()).toBe(0);
      await staff.contents.setPublished(item, true);
      expect(await unread()).toBe(1);
      await staff.contents.remove(item);
      expect(await unread()).toBe(0);
      const all = valueIn(await (await signedInAgain()).memberData.everything(member));
      expect(all["notifications"]).not.toContainEqual(expect.objectContaining({ slug: added.slug }));
    });

    it("[BE-3] refuses visitors, and hides a member's notifications from others", async () => {
      const { ports, notifications, notificationChoices, member, unread, tip } = await begin();
      await tell(member, answerOn(tip));
      const elsewhere = await newDevice();
      await signedIn(elsewhere, sarah);
      const theirs = await elsewhere.notifications.list(member, 9);
      expect(theirs.ok ? theirs.value : []).toEqual([]);
      await elsewhere.notifications.markRead(member, { until: "2100-01-01T00:00:00Z" });
      expect(await unread()).toBe(1);

      await ports.session.signOut();
      expect(await notifications.list(member, 9)).toEqual(signedOut);
      expect(await notifications.countUnread(member)).toEqual(signedOut);
      expect(await notifications.markRead(member, { until: "2100-01-01T00:00:00Z" })).toEqual(signedOut);
      expect(await notificationChoices.list(member)).toEqual(signedOut);
      expect(await notificationChoices.set(member, { kind: "answer", ...firstChannels("answer") })).toEqual(signedOut);
    });

    it("[AU-23] exports them with the member's data, without who did it", async () => {
      const { ports, notificationChoices, member, tip } = await begin();
      await tell(member, answerOn(tip));
      await notificationChoices.set(member, { kind: "mention", ...firstChannels("mention") });
      const all = valueIn(await ports.memberData.everything(member));
      expect(all["notification_choices"]).not.toHaveLength(0);
      const [told] = all["notifications"] as readonly object[];
      expect(told).toMatchObject({ kind: "answer", slug: tip.slug });
      expect(told).not.toHaveProperty("actor");
    });
  });

const tellOne = `select private.tell_member($1, 'mention', $2, 'tip', $3, 'un', 'Un')`;

export const probes: Probes = {
  "be notified": {
    port: async ({ ports, me }) => (await ports.notifications.countUnread(me)).ok,
    request: async ({ client, backend, me, tip }) => {
      await backend.query(tellOne, [me, "probe", tip]);
      const { data } = await client.from("notifications").select("id").eq("user_id", me);
      await backend.query("delete from notifications where user_id = $1 and key = 'probe'", [me]);
      return given(data);
    },
  },
  "read what somebody else is told": {
    port: "asks for the caller's own only; the contract hides a member's notifications from others",
    request: async ({ client, backend, tip }) => {
      await backend.query(tellOne, [somebodyElse, "probe", tip]);
      const { data } = await client.from("notifications").select("id").eq("user_id", somebodyElse);
      await backend.query("delete from notifications where user_id = $1 and key = 'probe'", [somebodyElse]);
      return given(data);
    },
  },
  "choose what somebody else is told": {
    port: "writes the caller's own, whichever member is named",
    request: async (attempt) => {
      const { client } = attempt;
      const row = { user_id: somebodyElse, kind: "answer", on_site: false, mail: "now" };
      return changes(attempt, "select * from notification_choices order by user_id, kind", [
        client.from("notification_choices").insert(row),
        client.from("notification_choices").update({ on_site: false }).eq("user_id", somebodyElse),
        client.from("notification_choices").delete().eq("user_id", somebodyElse),
      ]);
    },
  },
  "tell somebody what didn't happen": {
    port: "no port does it",
    request: async (attempt) => {
      const { client, tip, me } = attempt;
      const row = {
        user_id: me,
        kind: "answer",
        key: "un",
        subject: "tip",
        subject_id: tip,
        title: "Un",
        on_site: true,
      };
      return changes(attempt, "select id, title, read_at from notifications order by id", [
        client.from("notifications").insert(row),
        client.from("notifications").update({ title: "Un" }).eq("user_id", me),
        client.from("notifications").delete().eq("user_id", me),
        client.rpc("tell_member", {
          member: me,
          kind: "answer",
          key: "un",
          subject: "tip",
          subject_id: tip,
          slug: "un",
          title: "Un",
        }),
        client.from("changes").insert({ kind: "notifications", audience: "members" }),
      ]);
    },
  },
};

export const privileges = [
  ...calls("members", "definer", "choose_notifications read_notifications"),

  "authenticated: select on notification_choices",
  ..."actor comment_id created_at id kind read_at slug subject title user_id"
    .split(" ")
    .map((column) => `authenticated: select on notifications (${column})`),
];

export const rowsOfMember = [
  `insert into notifications (user_id, kind, key, subject, subject_id, slug, title, on_site)
    select $1, 'answer', 'un', 'tip', id, slug, title, true from tips limit 1`,
  "insert into notification_choices (user_id, kind, on_site, mail) values ($1, 'answer', true, 'now')",
  "insert into private.notification_mail_links (user_id) values ($1)",
];

export const cells: Cells = {
  rows: `insert into notifications (user_id, kind, key, subject, subject_id, slug, title, on_site)
      select m.id, 'answer', 'cells', 'tip', t.id, t.slug, t.title, true from (select * from tips where is_published limit 1) t, profiles m;
    insert into notification_choices (user_id, kind, on_site, mail) select id, 'answer', true, 'now' from profiles`,
  reach: {
    "select public.notifications": mine("user_id"),
    "select public.notification_choices": mine("user_id"),
  },
};

export const faultCalls: FaultCalls = {
  "notifications.list": { call: ({ notifications }) => notifications.list(nobody, 1), at401: "signed-out" },
  "notifications.countUnread": {
    call: ({ notifications }) => notifications.countUnread(nobody),
    at401: "signed-out",
    readsNothing: true,
  },
  "notifications.markRead": {
    call: ({ notifications }) => notifications.markRead(nobody, { id: nobody as string as NotificationId }),
    at401: "signed-out",
    readsNothing: true,
  },
  "notificationChoices.list": {
    call: ({ notificationChoices }) => notificationChoices.list(nobody),
    at401: "signed-out",
  },
  "notificationChoices.set": {
    call: ({ notificationChoices }) => notificationChoices.set(nobody, { kind: "answer", ...firstChannels("answer") }),
    at401: "signed-out",
    readsNothing: true,
  },
};
