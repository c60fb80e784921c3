import { allSettled } from "effector";
import { describe, expect, it } from "vitest";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { StaffApplication, Note } from "../../../domain/applications/review.ts";
import { application, listOf, staffTab } from "../../../tests/staffTab.ts";
import { toastActed } from "../../lib/feedback/toasts.ts";
import { $reviewHistory, $open, detailsClosed, detailsOpened, noteSent } from "./openApplication.ts";
import { $typed, draftOf, draftTyped, unsentOf } from "./drafts.ts";
import { staffApplications } from "./list.ts";
import { $deciding, decidePressed, undoPressed } from "./review.ts";
import { undoName } from "./words.ts";

const lya = application("lya");
const { id } = lya;
const yanis = { id: "yanis" as MemberId, username: "yanis" };

/** Opens the list for Sarah, of the staff, with Lya's application in it. */
const begin = async (club: Parameters<typeof staffTab>[0] = {}) => {
  const kept = { one: lya };
  const tab = await staffTab({ list: () => listOf([kept.one]), ...club });
  const { scope } = tab;
  await allSettled(staffApplications.wanted, { scope, params: { words: "", status: null, page: 1 } });
  const type = (kind: "word" | "note", text: string) => allSettled(draftTyped, { scope, params: { kind, id, text } });
  const decide = (decision: "accepted" | "rejected" = "accepted") =>
    allSettled(decidePressed, { scope, params: { id, decision } });
  const shown = () => {
    const list = scope.getState(staffApplications.$list);
    return list.status === "ready" ? list.value.items[0] : undefined;
  };
  const typed = (kind: "word" | "note") => draftOf(scope.getState($typed), kind, id);
  return { ...tab, kept, type, decide, shown, typed };
};

const accepted = application("lya", { status: "accepted", staffNotes: "Bienvenue", decidedBy: yanis });

describe("[AD-17] deciding", () => {
  it.each([
    ["accepted", "Candidature acceptée"],
    ["rejected", "Candidature refusée"],
  ] as const)("sends the note to the applicant, shows %s, and offers to undo it", async (decision, title) => {
    const { decide, type, sent, said, shown, typed, kept, device } = await begin({
      review: ({ staffNotes }) => (kept.one = application("lya", { status: decision, staffNotes })),
    });
    await type("word", "Merci");
    await decide(decision);
    expect(sent).toEqual([{ id, decision, staffNotes: "Merci" }]);
    expect(shown()?.status).toBe(decision);
    expect(said()).toMatchObject([
      {
        tone: "good",
        title,
        text: "Le statut a été mis à jour avec succès",
        act: { name: undoName, id: JSON.stringify([id]) },
      },
    ]);
    expect([typed("word"), device.get(`review-word:${id}:sarah`)]).toEqual(["", ""]);
  });

  it("is sent once, however often it is pressed", async () => {
    let answer = (_: StaffApplication) => {};
    const { decide, sent } = await begin({ review: () => new Promise((done) => (answer = done)) });
    const presses = [decide(), decide(), decide("rejected")];
    answer(accepted);
    await Promise.all(presses);
    expect(sent).toHaveLength(1);
  });

  it("doesn't wait for the answer on another application", async () => {
    const answers: (() => void)[] = [];
    const { decide, scope, sent } = await begin({
      review: (review) => new Promise((done) => answers.push(() => done(application(review.id)))),
    });
    const marek = { id: "marek" as ApplicationId, decision: "rejected" } as const;
    const presses = [decide(), allSettled(decidePressed, { scope, params: marek })];
    expect(scope.getState($deciding).map(({ id: one, decision }) => [one, decision])).toEqual([
      ["lya", "accepted"],
      ["marek", "rejected"],
    ]);
    for (const answer of answers) answer();
    await Promise.all(presses);
    expect([sent.length, scope.getState($deciding)]).toEqual([2, []]);
  });

  it("keeps the typed note when it fails, and shows the failure", async () => {
    const { decide, type, typed, said, shown } = await begin({ review: () => Promise.reject({ kind: "unexpected" }) });
    await type("word", "Merci");
    await decide();
    expect(said()).toMatchObject([
      { tone: "bad", title: "Erreur", text: "Impossible de mettre à jour la candidature" },
    ]);
    expect([typed("word"), shown()?.status]).toEqual(["Merci", "pending"]);
  });

  it("shows an earlier decision and who made it", async () => {
    const { decide, said, shown, kept } = await begin({
      review: () => Promise.reject({ kind: "decided-before", application: (kept.one = accepted) }),
    });
    await decide("rejected");
    expect(said()[0]?.text).toContain("yanis l'a déjà acceptée");
    expect(shown()).toEqual(accepted);
  });
});

it.each([
  ["a decision", decidePressed, { id, decision: "accepted" }],
  ["taking one back", undoPressed, id],
  ["a note", noteSent, undefined],
])("shows a withdrawn application once %s was refused for that", async (_, act, params) => {
  const club = { list: listOf([lya]) };
  const gone = () => ((club.list = listOf([])), Promise.reject({ kind: "no-application" }));
  const { scope, type } = await begin({ list: () => club.list, review: gone, undo: gone, note: gone });
  await allSettled(staffApplications.wanted, { scope, params: { words: "", status: "pending", page: 1 } });
  await allSettled(detailsOpened, { scope, params: id });
  await type("note", "À rappeler");
  await allSettled(act as typeof undoPressed, { scope, params: params as ApplicationId });
  expect(scope.getState($open)?.status).toBe("withdrawn");
});

describe("an unsaved note on a withdrawn application", () => {
  const gone = application("lya", { status: "withdrawn" });

  it.each(["word", "note"] as const)("is shown until its writer discards the %s", async (kind) => {
    const { scope, type, device } = await begin({ list: () => listOf([gone]) });
    const unsent = () => unsentOf(scope.getState($typed), gone);
    await type(kind, "À rappeler");
    expect(unsent()).toEqual([{ kind, id, text: "À rappeler" }]);
    await type(kind, "");
    expect([unsent(), device.get(`review-${kind}:${id}:sarah`)]).toEqual([[], ""]);
  });

  it("is shown when its sending was refused for that, and stays in its field while it can be sent", async () => {
    const club = { list: listOf([lya]) };
    const { scope, type } = await begin({
      list: () => club.list,
      note: () => ((club.list = listOf([])), Promise.reject({ kind: "no-application" })),
    });
    const unsent = () => unsentOf(scope.getState($typed), scope.getState($open) ?? lya).map(({ text }) => text);
    await allSettled(detailsOpened, { scope, params: id });
    await type("note", "À rappeler");
    expect(unsent()).toEqual([]);
    await allSettled(noteSent, { scope });
    expect(unsent()).toEqual(["À rappeler"]);
  });

  it("isn't shown when it is blank", async () => {
    const { scope, type } = await begin();
    await type("note", " \n ");
    expect(unsentOf(scope.getState($typed), gone)).toEqual([]);
  });
});

describe("[AD-56] deciding on several", () => {
  const [marek, tiboy] = [application("marek"), application("tiboy")];
  const decideAll = async (club: Parameters<typeof staffTab>[0]) => {
    const tab = await begin({ list: () => listOf([lya, marek, tiboy]), ...club });
    const { scope, said } = tab;
    await tab.type("word", "Merci");
    const decide = (one: StaffApplication) =>
      allSettled(decidePressed, { scope, params: { id: one.id, decision: "rejected" } });
    await Promise.all([lya, marek, tiboy].map(decide));
    const act = async () => {
      const offered = said().at(-1)?.act;
      if (!offered) throw new Error("Nothing is offered");
      await allSettled(toastActed, { scope, params: offered });
    };
    return { ...tab, act };
  };

  it("sends the note of each, has one toast, and takes them all back", async () => {
    const undone: string[] = [];
    const { sent, said, act } = await decideAll({
      review: async ({ id: one, decision }) => application(one, { status: decision }),
      undo: async (one) => void undone.push(one),
    });
    expect(sent.map(({ id: one, staffNotes }) => [one, staffNotes])).toEqual([
      ["lya", "Merci"],
      ["marek", ""],
      ["tiboy", ""],
    ]);
    expect(said()).toMatchObject([{ title: "3 candidatures refusées" }]);
    await act();
    expect(undone).toEqual(["lya", "marek", "tiboy"]);
    expect(said().map(({ title }) => title)).toContain("3 décisions annulées");
  });

  it("tells how many succeeded and why others didn't, and takes those back", async () => {
    const undone: string[] = [];
    const { said, act } = await decideAll({
      review: async ({ id: one, decision }) => {
        if (one === "marek") throw { kind: "own-application" };
        return application(one, { status: decision });
      },
      undo: async (one) => void undone.push(one),
    });
    expect(said()[0]?.text).toMatch(/^C'est fait pour 2 sur 3\. .*c'est la vôtre/);
    await act();
    expect(undone).toEqual(["lya", "tiboy"]);
  });

  it("tries again those that had no answer, with their notes", async () => {
    let isOffline = true;
    const { sent, said, act } = await decideAll({
      review: async ({ id: one, decision }) => {
        if (isOffline) throw { kind: "unexpected" };
        return application(one, { status: decision });
      },
    });
    isOffline = false;
    await act();
    expect(sent.slice(3)).toEqual(sent.slice(0, 3));
    expect(said().map(({ title }) => title)).toContain("3 candidatures refusées");
  });
});

describe("undoing a decision", () => {
  it.each([
    ["in the list", undoPressed, id],
    ["in the toast", toastActed, { name: undoName, id: JSON.stringify([id]) }],
  ])("works %s, and restores the note to the applicant", async (_, event, params) => {
    const { scope, shown, said, typed, kept } = await begin();
    kept.one = accepted;
    await allSettled(staffApplications.wanted, { scope, params: { words: "", status: null, page: 1 } });
    kept.one = lya;
    await allSettled(event as typeof undoPressed, { scope, params: params as ApplicationId });
    expect(shown()).toMatchObject({ status: "pending", staffNotes: null });
    expect(typed("word")).toBe("Bienvenue");
    expect(said()).toMatchObject([{ title: "Décision annulée" }]);
  });

  it("ignores other toasts' actions, and shows why it failed", async () => {
    const undone: string[] = [];
    const { scope, said } = await begin({
      undo: (one) => (undone.push(one), Promise.reject({ kind: "too-late" })),
    });
    await allSettled(toastActed, { scope, params: { name: "another", id } });
    expect(undone).toEqual([]);
    await allSettled(undoPressed, { scope, params: id });
    expect(said()).toMatchObject([{ tone: "bad", text: expect.stringContaining("dix minutes") }]);
  });
});

describe("the details of an application", () => {
  it("[AD-16] are open until they are closed, or a decision is made", async () => {
    const { scope, decide } = await begin();
    const open = () => scope.getState($open)?.id;
    await allSettled(detailsOpened, { scope, params: id });
    expect(open()).toBe(id);
    await allSettled(detailsClosed, { scope });
    expect(open()).toBeUndefined();
    await allSettled(detailsOpened, { scope, params: id });
    await decide();
    expect(open()).toBeUndefined();
  });

  it("restore the typed notes, also in another tab or after a crash", async () => {
    const device = new Map([
      [`review-note:${id}:sarah`, "À rappeler"],
      [`review-word:${id}:sarah`, "Bonjour"],
    ]);
    const { scope, type, typed } = await begin({ device });
    await type("word", "Bonsoir");
    await allSettled(detailsOpened, { scope, params: id });
    expect([typed("note"), typed("word")]).toEqual(["À rappeler", "Bonsoir"]);
    expect(device.get(`review-word:${id}:sarah`)).toBe("Bonsoir");
  });

  it("show no draft of another staff member on the same device", async () => {
    const { scope, typed, device, type } = await begin({
      device: new Map([[`review-note:${id}:yanis`, "Entre nous"]]),
    });
    await allSettled(detailsOpened, { scope, params: id });
    expect(typed("note")).toBe("");
    await type("note", "À moi");
    expect(device.get(`review-note:${id}:yanis`)).toBe("Entre nous");
  });

  it("stay open when the decision on another application is answered", async () => {
    let answer = () => {};
    const marek = application("marek", { status: "accepted" });
    const { scope } = await begin({ review: () => new Promise((done) => (answer = () => done(marek))) });
    const deciding = allSettled(decidePressed, { scope, params: { id: marek.id, decision: "accepted" } });
    const opening = allSettled(detailsOpened, { scope, params: id });
    answer();
    await Promise.all([deciding, opening]);
    expect(scope.getState($open)?.id).toBe(id);
  });

  it("keep a note that an older answer lacks", async () => {
    const note = { id: "1", author: yanis, text: "Bien", createdAt: "2026-11-20T10:00:00Z" };
    const answers: ((notes: readonly Note[]) => void)[] = [];
    const { scope, type } = await begin({
      history: () => new Promise((done) => answers.push((notes) => done({ notes, steps: [] }))),
      note: () => note,
    });
    const acts = [allSettled(detailsOpened, { scope, params: id }), type("note", "Bien")];
    acts.push(allSettled(noteSent, { scope }));
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.([note]);
    answers[0]?.([]);
    await Promise.all(acts);
    expect(scope.getState($reviewHistory)).toMatchObject({ value: { notes: [note] } });
  });

  it("keep an added note, and text typed during its request", async () => {
    let answer = () => {};
    const note = { id: "1", author: yanis, text: "Bien", createdAt: "2026-11-20T10:00:00Z" };
    const kept: Note[] = [];
    const { scope, type, typed } = await begin({
      history: () => ({ notes: [...kept], steps: [] }),
      note: () => new Promise((done) => (answer = () => (kept.push(note), done(note)))),
    });
    await allSettled(detailsOpened, { scope, params: id });
    await type("note", "Bien");
    const sending = allSettled(noteSent, { scope });
    const typing = type("note", "Bien, et à rappeler");
    answer();
    await Promise.all([sending, typing]);
    expect(typed("note")).toBe("Bien, et à rappeler");
    expect(scope.getState($reviewHistory)).toMatchObject({ value: { notes: [note] } });
  });

  it("keep a note that couldn't be added", async () => {
    const { scope, type, typed, said } = await begin({ note: () => Promise.reject({ kind: "unexpected" }) });
    await allSettled(detailsOpened, { scope, params: id });
    await type("note", "Bien");
    await allSettled(noteSent, { scope });
    expect([typed("note"), said()[0]?.title]).toEqual(["Bien", "Impossible de confirmer l'ajout de la note"]);
  });
});
