import { allSettled } from "effector";
import { describe, expect, it } from "vitest";
import type { ApplicationId } from "../../../domain/recruitment/application.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Candidacy } from "../../../domain/recruitment/review.ts";
import { candidacy, listOf, staffTab } from "../../../tests/staffTab.ts";
import { toastActed } from "../../page/toasts.ts";
import { $dossier, $open, detailsClosed, detailsOpened, noteSent } from "./dossier.ts";
import { $typed, draftOf, draftTyped } from "./drafts.ts";
import { candidacies } from "./list.ts";
import { decidePressed, undoPressed } from "./review.ts";
import { undoName } from "./words.ts";

const lya = candidacy("lya");
const { id } = lya;
const yanis = { id: "yanis" as MemberId, username: "yanis" };

/** Sarah has Lya's application before her. */
const begin = async (club: Parameters<typeof staffTab>[0] = {}) => {
  const kept = { one: lya };
  const tab = await staffTab({ list: () => listOf([kept.one]), ...club });
  const { scope } = tab;
  await allSettled(candidacies.wanted, { scope, params: { words: "", status: null, page: 1 } });
  const type = (kind: "word" | "note", text: string) => allSettled(draftTyped, { scope, params: { kind, id, text } });
  const decide = (decision: "accepted" | "rejected" = "accepted") =>
    allSettled(decidePressed, { scope, params: { id, decision } });
  const shown = () => {
    const list = scope.getState(candidacies.$list);
    return list.status === "ready" ? list.value.items[0] : undefined;
  };
  const typed = (kind: "word" | "note") => draftOf(scope.getState($typed), kind, id);
  return { ...tab, kept, type, decide, shown, typed };
};

const accepted = candidacy("lya", { status: "accepted", staffNotes: "Bienvenue", decidedBy: yanis });

describe("[AD-17] deciding", () => {
  it.each([
    ["accepted", "Candidature acceptée"],
    ["rejected", "Candidature refusée"],
  ] as const)("sends the word to the candidate, says %s, and offers to take it back", async (decision, title) => {
    const { decide, type, sent, said, shown, typed, kept, device } = await begin({
      review: ({ staffNotes }) => (kept.one = candidacy("lya", { status: decision, staffNotes })),
    });
    await type("word", "Merci");
    await decide(decision);
    expect(sent).toEqual([{ id, decision, staffNotes: "Merci" }]);
    expect(shown()?.status).toBe(decision);
    expect(said()).toMatchObject([
      { tone: "good", title, text: "Le statut a été mis à jour avec succès", act: { name: undoName, id } },
    ]);
    expect([typed("word"), device.get(`review-word:${id}`)]).toEqual(["", ""]);
  });

  it("goes out once, however often it is pressed", async () => {
    let answer = (_: Candidacy) => {};
    const { decide, sent } = await begin({ review: () => new Promise((done) => (answer = done)) });
    const presses = [decide(), decide(), decide("rejected")];
    answer(accepted);
    await Promise.all(presses);
    expect(sent).toHaveLength(1);
  });

  it("keeps what was typed when it fails, and says so as the spec has it", async () => {
    const { decide, type, typed, said, shown } = await begin({ review: () => Promise.reject({ kind: "unexpected" }) });
    await type("word", "Merci");
    await decide();
    expect(said()).toMatchObject([
      { tone: "bad", title: "Erreur", text: "Impossible de mettre à jour la candidature" },
    ]);
    expect([typed("word"), shown()?.status]).toEqual(["Merci", "pending"]);
  });

  it("says who decided meanwhile, and shows it", async () => {
    const { decide, said, shown, kept } = await begin({
      review: () => Promise.reject({ kind: "decided-before", candidacy: (kept.one = accepted) }),
    });
    await decide("rejected");
    expect(said()[0]?.text).toContain("yanis l'a déjà acceptée");
    expect(shown()).toEqual(accepted);
  });
});

describe("taking a decision back", () => {
  it.each([
    ["in the list", undoPressed, id],
    ["in the toast", toastActed, { name: undoName, id }],
  ])("works %s, and gives the word back", async (_, event, params) => {
    const { scope, shown, said, typed, kept } = await begin();
    kept.one = accepted;
    await allSettled(candidacies.wanted, { scope, params: { words: "", status: null, page: 1 } });
    kept.one = lya;
    await allSettled(event as typeof undoPressed, { scope, params: params as ApplicationId });
    expect(shown()).toMatchObject({ status: "pending", staffNotes: null });
    expect(typed("word")).toBe("Bienvenue");
    expect(said()).toMatchObject([{ title: "Décision annulée" }]);
  });

  it("is no business of other toasts, and says why it can't be", async () => {
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

describe("the details of one", () => {
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

  it("bring back what was typed, also in another tab or after a crash", async () => {
    const device = new Map([
      [`review-note:${id}`, "À rappeler"],
      [`review-word:${id}`, "Bonjour"],
    ]);
    const { scope, type, typed } = await begin({ device });
    await type("word", "Bonsoir");
    await allSettled(detailsOpened, { scope, params: id });
    expect([typed("note"), typed("word")]).toEqual(["À rappeler", "Bonsoir"]);
    expect(device.get(`review-word:${id}`)).toBe("Bonsoir");
  });

  it("keep a note that was added, and what was typed on meanwhile", async () => {
    let answer = () => {};
    const note = { id: "1", author: yanis, text: "Bien", createdAt: "2026-11-20T10:00:00Z" };
    const { scope, type, typed } = await begin({ note: () => new Promise((done) => (answer = () => done(note))) });
    await allSettled(detailsOpened, { scope, params: id });
    await type("note", "Bien");
    const sending = allSettled(noteSent, { scope });
    const typing = type("note", "Bien, et à rappeler");
    answer();
    await Promise.all([sending, typing]);
    expect(typed("note")).toBe("Bien, et à rappeler");
    expect(scope.getState($dossier)).toMatchObject({ value: { notes: [note] } });
  });

  it("lose no note that couldn't be added", async () => {
    const { scope, type, typed, said } = await begin({ note: () => Promise.reject({ kind: "unexpected" }) });
    await allSettled(detailsOpened, { scope, params: id });
    await type("note", "Bien");
    await allSettled(noteSent, { scope });
    expect([typed("note"), said()[0]?.title]).toEqual(["Bien", "Erreur"]);
  });
});
