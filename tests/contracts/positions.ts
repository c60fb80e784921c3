import { describe, expect, it, onTestFinished } from "vitest";
import { addPosition, savePosition } from "../../domain/applications/editPositions.ts";
import { firstPositions } from "../../domain/applications/firstPositions.ts";
import type { Position, PositionId, Question } from "../../domain/applications/positions.ts";
import { positionForm, typedQuestions } from "../../domain/applications/typedPosition.ts";
import type { Details, RecordRepository } from "../../domain/club/lists/records.ts";
import { recruitment } from "../club.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { contractOf, privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import { camille, newApplication, type NewDevice, type Ports, sarah, signedIn, yanis } from "./ports.ts";
import { type Cells, ofStaff, published, updates } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const questions: readonly Question[] = [
  { name: "projects", label: "Vos projets ?", hint: "" },
  { name: "q-outils", label: "Outils 🐙", hint: "Ceux que vous avez." },
];

const details = (title: string, more: Partial<Details<Position>> = {}): Details<Position> => ({
  slug: `essai-${crypto.randomUUID()}` as PositionId,
  title,
  description: "Deux lignes :\nla seconde 🐙",
  skills: ["Écoute", "L'envie"],
  icon: "star",
  questions,
  isPublished: true,
  ...more,
});
// A position that applications name can't be removed; those of the list's contract have none.
const recordsIn = (ports: Ports) => ports.positionRecords as RecordRepository<Position>;

const listContract = contractOf({
  table: "positions",
  ids: { list: "[RC-19]", merge: "[RC-21]", first: "[RC-1]" },
  listIn: (ports) => ports.positions,
  recordsIn,
  details,
  changes: [
    { questions: questions.slice(1) },
    { description: "Autre chose" },
    { questions: questions.map((one) => ({ ...one, hint: "Une autre aide" })) },
  ],
  typed: positionForm.textsOf,
  save: savePosition,
  first: firstPositions(recruitment.positions).map(({ place: _, ...position }) => position),
});

/** What every implementation of the list of positions, and of applications for them, must do. */
export const contract = (backend: string, newDevice: NewDevice) => {
  listContract(backend, newDevice);

  describe(`[BE-4] applying for positions on ${backend}`, () => {
    const staffDevice = async () => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      const records = ports.positionRecords;
      const added = async (more: Partial<Details<Position>> = {}) => {
        const answer = await records.add(details("Essai", more));
        if (!answer.ok) throw new Error(`The position was refused: ${answer.refusal.kind}`);
        onTestFinished(async () => void (await records.remove(answer.value.id)));
        return answer.value;
      };
      const changed = async ({ id, revision }: Position, change: Partial<Details<Position>>) => {
        const answer = await records.change({ id, revision, change });
        if (!answer.ok) throw new Error(`The change was refused: ${answer.refusal.kind}`);
        return answer.value;
      };
      return { ports, records, added, changed };
    };
    const memberDevice = async (who = camille) => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, who);
      const apply = (position: Pick<Position, "slug">, revision?: number) =>
        ports.applications.add(newApplication(member, { position: position.slug }), revision);
      return { ...ports, member, apply };
    };
    const refusedBy = (kind: string) => ({ ok: false, refusal: { kind } });

    it("[RC-18] an application keeps the title and the questions that it answers", async () => {
      const staff = await staffDevice();
      const { apply, applications, member } = await memberDevice();
      const position = await staff.added({ isPublished: true });
      const renamed = await staff.changed(position, { title: "Autre titre", questions: [] });
      const described = await staff.changed(renamed, { description: "Autre" });
      const sent = await apply(position, position.revision);
      expect(sent).toMatchObject({ ok: true, value: { positionTitle: "Essai", questions } });
      await staff.changed(described, { title: "Encore un", questions: questions.slice(1) });
      const kept = await applications.of(member);
      expect(kept.ok && kept.value[0]).toMatchObject({ positionTitle: "Essai", questions });
      const read = await staff.ports.reviews.slice({ words: "", status: null, from: 0, count: 100 });
      expect(read.find(({ position: slug }) => slug === position.slug)).toMatchObject({
        positionTitle: "Essai",
        questions,
      });
      const other = await memberDevice(yanis);
      expect(await other.apply(position, described.revision)).toMatchObject({
        value: { positionTitle: "Autre titre", questions: [] },
      });
    });

    it("[RC-18] an application of before a position was removed and added again keeps its questions", async () => {
      const staff = await staffDevice();
      const first = await staff.added();
      const described = await staff.changed(first, { description: "Autre" });
      await staff.records.remove(described.id);
      const again = await staff.added({ slug: first.slug, title: "Autre titre", questions: [] });
      expect(again.revision).toBeGreaterThan(described.revision);
      const { apply } = await memberDevice();
      expect(await apply(again, described.revision)).toMatchObject({ value: { positionTitle: "Essai", questions } });
      const other = await memberDevice(yanis);
      expect(await other.apply(again, again.revision)).toMatchObject({
        value: { positionTitle: "Autre titre", questions: [] },
      });
    });

    it.each([0, -1])("[RC-18] an application for revision %i answers the first questions", async (revision) => {
      const staff = await staffDevice();
      const position = await staff.added();
      await staff.changed(position, { title: "Autre titre", questions: [] });
      const { apply } = await memberDevice();
      expect(await apply(position, revision)).toMatchObject({ value: { positionTitle: "Essai", questions } });
    });

    it("[RC-19] a closed, a removed and an unknown position take no application; an open one does again", async () => {
      const staff = await staffDevice();
      const { apply, applications, member } = await memberDevice();
      const open = await staff.added();
      const closed = await staff.changed(open, { isPublished: false });
      expect(await apply(closed, 1)).toEqual(refusedBy("unknown-position"));
      expect(await apply({ slug: "essai-inconnu" as PositionId })).toEqual(refusedBy("unknown-position"));
      await staff.changed(closed, { isPublished: true });
      const wanted = newApplication(member, { position: open.slug });
      const sent = await applications.add(wanted, 1);
      expect(sent.ok).toBe(true);
      // Sent again after its answer was lost, and after the position was closed.
      await staff.changed({ ...closed, revision: 3 }, { isPublished: false });
      expect(await applications.add(wanted, 1)).toEqual(sent);
      const removed = await staff.added();
      await staff.records.remove(removed.id);
      expect(await apply(removed, 1)).toEqual(refusedBy("unknown-position"));
    });

    it("[PS-4] no position takes an application while the recruitment is hidden; all do again", async () => {
      const staff = await staffDevice();
      const pages = staff.ports.pageEditing;
      const show = (isOn: boolean) => pages.switchFeature({ feature: "applications", isOn });
      onTestFinished(async () => void (await show(true)));
      const { apply, applications, member } = await memberDevice();
      const [open, other] = [await staff.added(), await staff.added()];
      const wanted = newApplication(member, { position: open.slug });
      const sent = await applications.add(wanted, 1);
      await show(false);
      expect(await apply(other, 1)).toEqual(refusedBy("unknown-position"));
      // Sent again after its answer was lost; read and taken back as before.
      expect(await applications.add(wanted, 1)).toEqual(sent);
      const own = [expect.objectContaining({ position: open.slug })];
      expect(await applications.of(member)).toMatchObject({ value: expect.arrayContaining(own) });
      const { id } = (sent as Extract<typeof sent, { readonly ok: true }>).value;
      expect(await applications.withdraw(id, member)).toMatchObject({ ok: true });
      await show(true);
      expect(await apply(other, 1)).toMatchObject({ ok: true });
    });

    it("[RC-19] a position is removed only without an application, also a withdrawn one", async () => {
      const staff = await staffDevice();
      const { apply, applications, member } = await memberDevice();
      const position = await staff.added();
      const sent = await apply(position);
      if (!sent.ok) throw new Error(sent.refusal.kind);
      expect(await staff.records.remove(position.id)).toEqual(refusedBy("in-use"));
      await applications.withdraw(sent.value.id, member);
      expect(await staff.records.remove(position.id)).toEqual(refusedBy("in-use"));
      expect((await staff.records.all()).some(({ id }) => id === position.id)).toBe(true);
    });

    it("[RC-21] keeps what two people changed of different questions, once", async () => {
      const { records, added, changed } = await staffDevice();
      const { id, revision, ...position } = await added();
      const [projects, tools] = questions as readonly [Question, Question];
      const theirs = [{ ...projects, hint: "Trois au plus." }, tools, { name: "q-age", label: "Âge ?", hint: "" }];
      await changed({ id, revision, ...position }, { questions: theirs });
      const before = positionForm.textsOf(position);
      const mine = [projects, { ...tools, label: "Vos outils" }];
      const save = () =>
        savePosition({ records })({ id, revision, before, after: { ...before, questions: typedQuestions(mine) } });
      const merged = { questions: [theirs[0], mine[1], theirs[2]], revision: 3 };
      expect(await save()).toMatchObject({ ok: true, value: merged });
      expect(await save()).toMatchObject({ ok: true, value: merged });

      // Two new questions of one label.
      const double = [...questions, { name: "q-ages", label: "âge ?", hint: "" }];
      const after = { ...before, questions: typedQuestions(double) };
      expect(await savePosition({ records })({ id, revision, before, after })).toMatchObject(refusedBy("conflict"));
    });

    it("[RC-20] gives a position another slug when one of its title is added at the same time", async () => {
      const { records, added } = await staffDevice();
      const title = `Essai ${crypto.randomUUID()}`;
      const first = await addPosition({ records })(positionForm.textsOf(details(title)));
      if (!first.ok) throw new Error(first.refusal.kind);
      onTestFinished(async () => void (await records.remove(first.value.id)));
      expect(await records.add(details(title, { slug: first.value.slug }))).toEqual(refusedBy("slug-taken"));
      await added();
      // The list as it was read before the other member's position.
      let isLate = true;
      const all = async () => {
        const read = await records.all();
        const late = isLate;
        isLate = false;
        return late ? read.filter(({ id }) => id !== first.value.id) : read;
      };
      const other = await addPosition({ records: { ...records, all } })(positionForm.textsOf(details(title)));
      if (!other.ok) throw new Error(other.refusal.kind);
      onTestFinished(async () => void (await records.remove(other.value.id)));
      expect(other.value.slug).toBe(`${first.value.slug}-2`);
    });

    it("[RC-20] a saved position keeps its slug, also when what the form began with isn't valid any more", async () => {
      const { records, added } = await staffDevice();
      const position = await added();
      const after = { ...positionForm.textsOf(position), title: "Autre titre", slug: "essai-autre" };
      const saved = await savePosition({ records })({
        id: position.id,
        revision: position.revision,
        before: { ...after, title: "" },
        after,
      });
      expect(saved).toMatchObject({ ok: true, value: { title: "Autre titre", slug: position.slug } });
    });

    it("[RC-20] gives positions of one title different slugs, and adds one that is sent again once", async () => {
      const { records } = await staffDevice();
      const add = addPosition({ records });
      const typed = positionForm.textsOf(details(`Essai ${crypto.randomUUID()}`));
      const [first, again] = [await add(typed), await add(typed)];
      expect(again).toEqual(first);
      const other = await add({ ...typed, description: "Autre chose" });
      if (!first.ok || !other.ok) throw new Error("A position was refused");
      expect(other.value.slug).toBe(`${first.value.slug}-2`);
      for (const { id } of [first.value, other.value]) await records.remove(id);
    });
  });
};

export const probes: Probes = {
  ...probesOf({
    table: "positions",
    acts: {
      read: "read open positions",
      readDrafts: "read closed positions",
      change: "change positions",
      setRevision: "set a position's revision",
    },
    recordsIn,
    details,
    row: ["slug, title, description, icon", "gen_random_uuid()::text, 'Essai', 'Essai', 'star'"],
  }),
  "read earlier versions of positions": {
    port: "no port reads them",
    request: async ({ client }) =>
      ((
        await client
          .schema("private" as "public")
          .from("position_versions" as "positions")
          .select()
      ).data?.length ?? 0) > 0,
  },
  "apply for a closed position": {
    port: "a closed position needs a member of the staff; the contract tries it",
    request: async ({ client, me, backend }) => {
      await backend.query("update positions set is_published = false where slug = 'content-creator'");
      const row = {
        user_id: me,
        discord_username: "",
        experience: "{}",
        availability: "",
        motivation: "",
        status: "pending",
      };
      for (const position of ["content-creator", "essai-inconnu"]) {
        await client.from("applications").insert({ ...row, position });
      }
      await backend.query("update positions set is_published = true where slug = 'content-creator'");
      const sql =
        "delete from applications where position in ('content-creator', 'essai-inconnu') and user_id = $1 returning 1";
      return (await backend.query(sql, [me])).length > 0;
    },
  },
  "write which questions one was asked": {
    port: "no port writes them",
    request: async ({ client, me, backend }) => {
      const row = {
        user_id: me,
        position: "partnership-manager",
        discord_username: "",
        experience: "{}",
        availability: "",
        motivation: "",
        status: "pending",
      };
      await client.from("applications").insert({ ...row, position_title: "Autre" });
      await client.from("applications").insert({ ...row, questions: [] });
      await client.from("applications").insert(row);
      await client.from("applications").update({ position_title: "Autre" }).eq("user_id", me);
      const sql =
        "delete from applications where position = 'partnership-manager' and user_id = $1 returning position_title";
      const left = (await backend.query(sql, [me])) as readonly { readonly position_title: string }[];
      return left.some((one) => one.position_title === "Autre");
    },
  },
};

// A slug is written once.
export const privileges = [
  ...calls("members", "definer", "private.are_questions private.are_skills"),
  ...privilegesOf("positions", "slug title description skills icon questions").filter(
    (privilege) => privilege !== "authenticated: update on positions (slug)",
  ),
];

export const cells: Cells = {
  rows: `insert into positions (slug, title, description, icon, is_published)
    values ('essai-ouvert', 'Essai', 'Essai', 'star', true), ('essai-ferme', 'Essai', 'Essai', 'star', false)`,
  reach: {
    "select public.positions": published("is_published"),
    "update public.positions": ofStaff,
    "delete public.positions": ofStaff,
  },
  // None is deleted: applications name one of those that are tried.
  stored: { staff: updates("public.positions", "description is_published title") },
};

export const faultCalls: FaultCalls = {
  "positions.list": { call: ({ positions }) => positions.list() },
  ...recordCallsOf("positionRecords", ({ positionRecords }) => positionRecords, details("Essai")),
};
