import { describe, expect, it, onTestFinished } from "vitest";
import type { MatchDetails } from "../../domain/club/matches/match.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import { followId } from "../../domain/notifications/following.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import type { Backstage } from "./backstage.ts";
import {
  camille,
  newApplication,
  type NewDevice,
  type Ports,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
  valueIn,
  yanis,
} from "./ports.ts";

const team = teams.teams[0]?.slug as Slug;
const hour = 3_600_000;

/** What members are told of what happens. */
export const contract = (backend: string, newDevice: NewDevice, { clock, runDue }: Backstage) =>
  describe(`[BE-4] what tells members on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      await ports.notifications.markRead(member, { until: "2100-01-01T00:00:00Z" });
      const told = async () => {
        const list = valueIn(await ports.notifications.list(member, 9));
        return list.filter(({ isRead }) => !isRead).map(({ kind, title }) => `${kind}: ${title}`);
      };
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      return { ports, member, told, staff, author };
    };

    it("[TK-11] tells the author of a reply that is answered, and whom an edit names, once each", async () => {
      const { ports, member, told, staff, author } = await begin();
      const { id: tip, title } = await tipOf(ports, siteForTwo);
      const said = async (by: Ports, who: typeof member, text: string, answered?: CommentId) => {
        const { id } = valueIn(await by.tipComments.add(tip, who, `${text} ${crypto.randomUUID()}`, answered));
        onTestFinished(async () => void (await by.tipComments.remove(id)));
        return id;
      };
      const root = await said(staff, author, "Une question.");
      const reply = await said(ports, member, "Une réponse.", root);
      expect(await told()).toEqual([]);
      const second = await said(staff, author, "@camille Oui.", reply);
      expect(await told()).toEqual([`answer: ${title}`]);
      valueIn(await staff.tipComments.edit(second, "@Camille, oui. Et @camille !"));
      expect(await told()).toHaveLength(1);
      await staff.tipComments.remove(second);
      expect(await told()).toEqual([]);
      const alone = await said(staff, author, "Sans nom.");
      for (const text of ["Avec @camille.", "Sans.", "Avec @camille encore."]) {
        valueIn(await staff.tipComments.edit(alone, text));
      }
      expect(await told()).toEqual([`mention: ${title}`]);
      const theirs = valueIn(await staff.notifications.list(author, 9)).filter(({ comment }) => comment === reply);
      expect(theirs).toMatchObject([{ kind: "answer", actor: "camille" }]);
    });

    it("[TK-10] tells of a mention ten members at most, neither a hidden one nor the author", async () => {
      const { ports, member, staff, author } = await begin();
      const { id: tip } = await tipOf(ports, siteForTwo);
      const admin = await newDevice();
      const { id: other } = await signedIn(admin, yanis);
      const named = async (text: string) => {
        const { id } = valueIn(await ports.tipComments.add(tip, member, `${text} ${crypto.randomUUID()}`));
        onTestFinished(async () => void (await ports.tipComments.remove(id)));
        const of = async (by: Ports, who: typeof member) =>
          valueIn(await by.notifications.list(who, 50)).filter(({ comment }) => comment === id).length;
        return [await of(ports, member), await of(staff, author), await of(admin, other)];
      };
      const unknown = Array.from({ length: 9 }, (_, at) => `@personne${at}`).join(" ");
      expect(await named("@camille @sarah @SÀRAH, @yanis.")).toEqual([0, 1, 1]);
      expect(await named(`${unknown} @sarah @yanis`)).toEqual([0, 1, 0]);
      onTestFinished(async () => void (await staff.memberPages.hide(author, false)));
      valueIn(await staff.memberPages.hide(author, true));
      expect(await named("@sarah @yanis")).toEqual([0, 0, 1]);
      for (const text of ["D’@yanis🎉", "“@yanis”", "@yanis…", "[@yanis]", "—@yanis’s"]) {
        expect([text, await named(text)]).toEqual([text, [0, 0, 1]]);
      }
      expect(await named("> @yanis\n\nhttps://club.example/@yanis")).toEqual([0, 0, 0]);
    });

    it("[NT-37] tells of a comment once, when it is first shown, however often it is held, hidden and shown", async () => {
      const { ports, member, staff, author } = await begin();
      const { id: tip } = await tipOf(ports, siteForTwo);
      const admin = await newDevice();
      const { id: other } = await signedIn(admin, yanis);
      valueIn(await staff.holding.change({ added: "attendons" }));
      onTestFinished(async () => void (await staff.holding.change({ removed: "attendons" })));
      const { id } = valueIn(await ports.tipComments.add(tip, member, `Attendons @sarah. ${crypto.randomUUID()}`));
      onTestFinished(async () => void (await ports.tipComments.remove(id)));
      const toldOf = async (by: Ports, who: typeof member) =>
        valueIn(await by.notifications.list(who, 50)).filter(({ comment }) => comment === id);
      const show = async (reason: string | null) => valueIn(await staff.moderation.hide("tip", id, reason));
      expect(await toldOf(staff, author)).toEqual([]);
      await show("Hors sujet");
      expect(await toldOf(staff, author)).toEqual([]);
      await show(null);
      const [mention, ...others] = await toldOf(staff, author);
      expect(mention).toMatchObject({ kind: "mention", isRead: false });
      expect(others).toEqual([]);
      await staff.notifications.markRead(author, { id: mention?.id as never });
      await show("Hors sujet");
      expect(await toldOf(staff, author)).toEqual([]);
      await show(null);
      expect(await toldOf(staff, author)).toMatchObject([{ id: mention?.id, isRead: true }]);
      const edit = await ports.tipComments.edit(id, "Attendons @sarah et @yanis.");
      expect(edit).toEqual({ ok: true, value: { isHeld: true } });
      expect([await toldOf(staff, author), await toldOf(admin, other)]).toEqual([[], []]);
      await show(null);
      expect(await toldOf(staff, author)).toMatchObject([{ id: mention?.id, isRead: true }]);
      expect(await toldOf(admin, other)).toMatchObject([{ kind: "mention", isRead: false }]);
    });

    it("[NT-39] tells the author of a held or hidden comment once, when the staff shows it, and nobody of their own act", async () => {
      const { ports, member, staff, author } = await begin();
      const { id: tip, title } = await tipOf(ports, siteForTwo);
      valueIn(await staff.holding.change({ added: "patientons" }));
      onTestFinished(async () => void (await staff.holding.change({ removed: "patientons" })));
      const said = async (by: Ports, who: typeof member, text: string) => {
        const { id } = valueIn(await by.tipComments.add(tip, who, `${text} ${crypto.randomUUID()}`));
        onTestFinished(async () => void (await by.tipComments.remove(id)));
        return id;
      };
      const toldOf = async (id: CommentId, by: Ports = ports, who = member) =>
        valueIn(await by.notifications.list(who, 50)).filter(({ comment }) => comment === id);
      const show = async (id: CommentId, reason: string | null) =>
        valueIn(await staff.moderation.hide("tip", id, reason));
      const held = await said(ports, member, "Patientons un peu.");
      await show(held, "Hors sujet");
      expect(await toldOf(held)).toEqual([]);
      for (const reason of [null, "Hors sujet", null]) await show(held, reason);
      expect(await toldOf(held)).toMatchObject([
        { kind: "comment-shown", subject: "tip", title, actor: null, isRead: false },
      ]);
      await ports.tipComments.remove(held);
      expect(await toldOf(held)).toEqual([]);
      const hidden = await said(ports, member, "Sans attendre.");
      await show(hidden, "Hors sujet");
      expect(await toldOf(hidden)).toEqual([]);
      await show(hidden, null);
      expect(await toldOf(hidden)).toHaveLength(1);
      const own = await said(staff, author, "Du staff.");
      for (const reason of ["Hors sujet", null]) await show(own, reason);
      expect(await toldOf(own, staff, author)).toEqual([]);
    });

    it("[NT-6] tells an applicant of a decision, and takes it back with the decision", async () => {
      const { ports, member, told, staff, author } = await begin();
      for (const earlier of valueIn(await ports.applications.of(member))) {
        if (earlier.status === "pending") await ports.applications.withdraw(earlier.id, member);
      }
      const { id } = valueIn(await ports.applications.add(newApplication(member, { position: "content-creator" })));
      onTestFinished(async () => void (await ports.applications.withdraw(id, member)));
      valueIn(await staff.reviews.decide(id, author, "rejected", ""));
      const [one, ...others] = await told();
      expect(one).toMatch(/^application: /);
      expect(others).toEqual([]);
      expect((await staff.reviews.undo(id)).ok).toBe(true);
      expect(await told()).toEqual([]);
    });

    it("[NT-7] tells who keeps a tip of a change, once a day, but not of a draft's", async () => {
      const { ports, member, told, staff, author } = await begin();
      const title = `Gardé ${crypto.randomUUID()}`;
      const fields = { ...noFields, title, author: "Sarah" };
      const slug = `change-${crypto.randomUUID()}` as Slug;
      const added = valueIn(
        await staff.contents.add({
          kind: "tip",
          slug,
          fields,
          authorId: author,
          authorName: "Sarah",
          isPublished: true,
        }),
      );
      const item = { kind: "tip", id: added.id } as const;
      onTestFinished(async () => void (await staff.contents.remove(item)));
      for (const saver of [ports, staff]) {
        const id = added.id as string as TipId;
        valueIn(await saver.savedTips.set(id, saver === ports ? member : author, true));
      }
      const save = async (content: string, revision: number) =>
        valueIn(await staff.contents.save({ ...item, revision, fields: { ...fields, content } }));
      await save("Un", 1);
      expect(await told()).toEqual([`tip-change: ${title}`]);
      await save("Deux", 2);
      expect(await told()).toHaveLength(1);
      expect(valueIn(await staff.notifications.list(author, 50)).filter((one) => one.title === title)).toEqual([]);
    });

    const addedMatch = async ({ matchRepository }: Ports, start: number, more: Partial<MatchDetails> = {}) => {
      const details = newMatch(team, { start: new Date(start).toISOString(), opponent: crypto.randomUUID(), ...more });
      const match = valueIn(await matchRepository.add(details));
      onTestFinished(async () => void (await matchRepository.remove(match.id)));
      return match;
    };

    it("[NT-8] tells who follows a team of a match: announced, live, over, each once, without a score", async () => {
      const { ports, member, told, staff } = await begin();
      await ports.follows.set(followId({ kind: "team", slug: team }), member, true);
      onTestFinished(async () => void (await ports.follows.set(followId({ kind: "team", slug: team }), member, false)));
      const match = await addedMatch(staff, clock() + 30 * hour, { isPublished: false });
      expect(await told()).toEqual([]);
      let { revision } = match;
      const change = async (wanted: object) => {
        valueIn(await staff.matchRepository.change({ id: match.id, revision: revision++, change: wanted }));
      };
      await change({ isPublished: true });
      const title = (await told())[0]?.replace("match-announced: ", "");
      expect(title).toContain(match.opponent);
      expect(title).not.toMatch(/\d-\d\b.*:/);
      await change({ status: "live" });
      await change({ status: "scheduled" });
      await change({ status: "live" });
      await change({ status: "finished", maps: [{ name: "Ascent", ours: 13, theirs: 4 }] });
      await change({ isPublished: false });
      await change({ isPublished: true });
      expect(await told()).toEqual([`match-result: ${title}`, `match-live: ${title}`, `match-announced: ${title}`]);
    });

    it("[NT-8] tells of the next match of each team that an import announces", async () => {
      const { ports, member, told, staff } = await begin();
      await ports.follows.set(followId({ kind: "team", slug: team }), member, true);
      onTestFinished(async () => void (await ports.follows.set(followId({ kind: "team", slug: team }), member, false)));
      const next = crypto.randomUUID();
      const match = (hours: number, status: "cancelled" | "scheduled", opponent: string = crypto.randomUUID()) => ({
        ...newMatch(team, { start: new Date(clock() + hours * hour).toISOString(), opponent }),
        ...({ status, maps: [], forfeit: null } as const),
      });
      const matches = [
        match(20, "cancelled"),
        match(50, "scheduled"),
        match(30, "scheduled", next),
        match(40, "scheduled"),
      ];
      onTestFinished(async () => {
        for (const { slug } of matches) {
          const added = await staff.matchRepository.bySlug(slug);
          if (added) await staff.matchRepository.remove(added.id);
        }
      });
      valueIn(await staff.matchImport.write(matches.map((one) => ({ kind: "add", match: one }))));
      expect(await told()).toEqual([expect.stringMatching(`^match-announced: .* ${next}$`)]);
    });

    it("[NT-9] tells of a match within the hour before it, once, however often the job runs; again when it is moved", async () => {
      const { ports, member, told, staff } = await begin();
      await ports.follows.set(followId({ kind: "team", slug: team }), member, true);
      onTestFinished(async () => void (await ports.follows.set(followId({ kind: "team", slug: team }), member, false)));
      const match = await addedMatch(staff, clock() + hour / 2);
      const soon = async () => {
        for (let times = 0; times < 5; times++) await runDue();
        return (await told()).filter((one) => one.startsWith("match-soon: ") && one.includes(match.opponent));
      };
      expect(await soon()).toHaveLength(1);
      expect(await soon()).toHaveLength(1);
      const start = new Date(clock() + hour / 4).toISOString();
      valueIn(await staff.matchRepository.change({ id: match.id, revision: match.revision, change: { start } }));
      expect(await soon()).toHaveLength(2);
      const later = await addedMatch(staff, clock() + 2 * hour);
      await runDue();
      expect((await told()).filter((one) => one.includes(later.opponent))).toHaveLength(1);
    });
  });
