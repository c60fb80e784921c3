import { describe, expect, it, onTestFinished, vi } from "vitest";
import { weeksFrom } from "../../domain/club/polls/hours.ts";
import type { Poll } from "../../domain/club/polls/polls.ts";
import { dayInParis } from "../../domain/shared/parisDay.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import type { Backstage } from "./backstage.ts";
import { listening, eventually } from "./listening.ts";
import {
  camille,
  newApplication,
  type NewDevice,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
  valueIn,
  yanis,
} from "./ports.ts";
import type { Cells } from "../security/reach.ts";

const matchDetails = {
  team: (teams.teams[0]?.slug ?? "") as Slug,
  opponent: "Essai",
  opponentLogo: null,
  competition: "Essai",
  stage: null,
  format: null,
  start: "2060-11-28T20:00:00.000Z",
  watch: null,
  vod: null,
  notes: null,
  lineup: [],
  isPublished: true,
};

/** What every implementation of `Changes` must do. */
export const contract = (backend: string, newDevice: NewDevice, { giveRole }: Backstage) =>
  describe(`[BE-4] changes on ${backend}`, () => {
    const deviceOf = async (who: typeof camille) => {
      const ports = await newDevice();
      return { ...ports, member: (await signedIn(ports, who)).id };
    };
    type Device = Awaited<ReturnType<typeof deviceOf>>;
    const apply = async ({ applications, member }: Device) => {
      const own = await applications.of(member);
      for (const { id } of own.ok ? own.value : []) await applications.withdraw(id, member);
      expect(await applications.add(newApplication(member))).toMatchObject({ ok: true });
    };

    it("hints once listening has begun, so that what was there before is asked for", async () => {
      const heard = vi.fn();
      const { changes } = await deviceOf(sarah);
      onTestFinished(changes.subscribe("applications", heard));
      await eventually(() => expect(heard).toHaveBeenCalled());
      // A second subscription to the same changes is notified too.
      const late = vi.fn();
      onTestFinished(changes.subscribe("applications", late));
      await eventually(() => expect(late).toHaveBeenCalled());
    });

    it("[BE-14] hints at what the same member does elsewhere", async () => {
      const { heard } = await listening(await deviceOf(sarah));
      await apply(await deviceOf(sarah));
      await eventually(() => expect(heard).toHaveBeenCalled());
    });

    it("[BE-3] gives no hint of rows that the caller may not read", async () => {
      const other = await listening(await deviceOf(camille));
      const own = await listening(await deviceOf(sarah));
      await apply(await deviceOf(sarah));
      await eventually(() => expect(own.heard).toHaveBeenCalled());
      expect(other.heard).not.toHaveBeenCalled();
    });

    it("[AD-19] hints the staff at what members send", async () => {
      const { heard } = await listening(await deviceOf(sarah));
      await apply(await deviceOf(camille));
      await eventually(() => expect(heard).toHaveBeenCalled());
    });

    it("[MO-16] hints the staff at reports and what settles them", async () => {
      const [staff, member] = [await deviceOf(sarah), await deviceOf(camille)];
      const { id: tip } = await tipOf(staff, siteForTwo);
      const { id } = valueIn(await staff.tipComments.add(tip, staff.member, `Essai ${crypto.randomUUID()}`));
      // Its report goes with it.
      onTestFinished(async () => void (await staff.tipComments.remove(id)));
      const subject = { kind: "tip", id } as const;
      const { heard } = await listening(await deviceOf(sarah), "reports");
      valueIn(await member.reporting.send({ subject, reason: "spam", text: "" }));
      await eventually(() => expect(heard).toHaveBeenCalled());
      heard.mockClear();
      valueIn(await (await deviceOf(yanis)).reports.settle({ subject, isSettled: true }));
      await eventually(() => expect(heard).toHaveBeenCalled());
    });

    it("[MO-16] hints members at polls", async () => {
      const staff = await deviceOf(sarah);
      const { heard } = await listening(await deviceOf(camille), "polls");
      const [week = ""] = weeksFrom(dayInParis(Date.now())).slice(-1);
      const { team } = matchDetails;
      valueIn(await staff.pollDesk.open({ team, week, from: 14, until: 24 }));
      onTestFinished(async () => {
        const isOwn = (poll: Poll) => poll.isOpen && poll.team === team && poll.week === week;
        const opened = valueIn(await staff.pollDesk.list()).find(isOwn);
        if (opened) await staff.pollDesk.close({ id: opened.id });
      });
      await eventually(() => expect(heard).toHaveBeenCalled());
    });

    it("[AU-9] hints at a role that is given and taken, to its member alone", async () => {
      const witness = await listening(await deviceOf(sarah), "role");
      const own = await listening(await deviceOf(camille), "role");
      await giveRole(camille.email, "staff");
      await eventually(() => expect(own.heard).toHaveBeenCalled());
      expect(witness.heard).not.toHaveBeenCalled();
      own.heard.mockClear();
      await giveRole(camille.email, null);
      await eventually(() => expect(own.heard).toHaveBeenCalled());
    });

    it("[MA-1] hints visitors at a match that becomes a draft, which they can't read any more", async () => {
      const staff = await deviceOf(sarah);
      const matches = staff.matchRepository;
      const added = await matches.add({ ...matchDetails, slug: `essai-${crypto.randomUUID()}` as Slug });
      if (!added.ok) throw new Error(added.refusal.kind);
      const { heard } = await listening(await newDevice(), "matches");
      await matches.change({ id: added.value.id, revision: 1, change: { isPublished: false } });
      await eventually(() => expect(heard).toHaveBeenCalled());
      await matches.remove(added.value.id);
    });

    it("gives no hint after the unsubscription, and goes on for other subscribers", async () => {
      const device = await deviceOf(sarah);
      const [left, kept] = [await listening(device), await listening(device)];
      left.stop();
      await apply(await deviceOf(sarah));
      await eventually(() => expect(kept.heard).toHaveBeenCalled());
      expect(left.heard).not.toHaveBeenCalled();
    });

    it("may be stopped and begun again at once", async () => {
      const device = await deviceOf(sarah);
      (await listening(device)).stop();
      device.changes.subscribe("applications", () => {})();
      const { heard } = await listening(device);
      await apply(await deviceOf(sarah));
      await eventually(() => expect(heard).toHaveBeenCalled());
    });
  });

export const privileges = [];

export const cells: Cells = {
  rows: `insert into changes (kind, item, audience)
    select kind, case audience when 'member' then u.id end, audience
    from (values ('polls', 'members'), ('reports', 'staff'), ('user_roles', 'member')) of_each (kind, audience), auth.users u
    on conflict do nothing`,
  reach: {
    "select public.changes": {
      visitor: "audience = 'all'",
      member: "audience in ('all', 'members') or (audience = 'member' and item = ME)",
      staff: "audience <> 'member' or item = ME",
      admin: "audience <> 'member' or item = ME",
    },
  },
};
