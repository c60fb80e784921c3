import { describe, expect, it } from "vitest";
import { camille, newApplication, sarah, signedIn, yanis } from "../../tests/contracts/ports.ts";
import { memoryStore, deviceStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { memoryDevice } from "../../tests/devices.ts";
import type { ApplicationId } from "./application.ts";
import { listApplications } from "./listApplications.ts";
import { noteApplication } from "./noteApplication.ts";
import { applicationsPerPage, longestNote } from "./review.ts";
import { readReviewHistory, reviewApplication, undoReview } from "./reviewApplication.ts";
import { parseExperience } from "./experience.ts";

const nothing = "99999999-9999-4999-8999-999999999999" as ApplicationId;
const everything = { words: "", positions: [], status: null, page: 1 } as const;

/** A backend for several devices, with a clock that only the test advances. */
const club = () => {
  const store = memoryStore();
  const clock = { at: new Date("2026-11-20T10:00:00Z") };
  const deviceOf = async (who = sarah) => {
    const ports = memoryDevice({ store: deviceStore(store), now: () => clock.at });
    const { id: me } = await signedIn(ports, who);
    const needs = { ...ports, notes: ports.reviewNotes };
    return {
      ...ports,
      me,
      list: listApplications(needs),
      review: reviewApplication(needs),
      undo: undoReview(needs),
      note: noteApplication(needs),
      history: readReviewHistory(needs),
    };
  };
  const sent = async () => {
    const { applications, me } = await deviceOf(camille);
    const added = await applications.add(newApplication(me));
    if (!added.ok) throw new Error("It was refused");
    return added.value.id;
  };
  const later = (minutes: number) => (clock.at = new Date(clock.at.getTime() + minutes * 60_000));
  return { deviceOf, sent, later };
};

const refusing = (kind: string) => ({ ok: false, refusal: expect.objectContaining({ kind }) });

describe("[AD-17] reviewing", () => {
  it("decides once, in the name of the signed-in member, with a normalised message or none", async () => {
    const { deviceOf, sent } = club();
    const id = await sent();
    const { review } = await deviceOf();
    expect(await review({ id, decision: "accepted", staffNotes: "  Bienvenue\u202e \r\n" })).toMatchObject({
      ok: true,
      value: { status: "accepted", staffNotes: "Bienvenue", decidedBy: { username: "sarah" } },
    });
    const other = await deviceOf(yanis);
    expect(await other.review({ id, decision: "rejected", staffNotes: "" })).toMatchObject({
      ok: false,
      refusal: { kind: "decided-before", application: { status: "accepted", decidedBy: { username: "sarah" } } },
    });
    const empty = await sent();
    expect(await review({ id: empty, decision: "rejected", staffNotes: " \n" })).toMatchObject({
      value: { staffNotes: null },
    });
  });

  it("[AD-18] is refused to visitors and members, for a missing application, and for a too long message", async () => {
    const { deviceOf, sent } = club();
    const id = await sent();
    const [staff, member] = [await deviceOf(), await deviceOf(camille)];
    const decision = { id, decision: "accepted", staffNotes: "" } as const;
    expect(await member.review(decision)).toEqual(refusing("not-staff"));
    expect(await member.undo(id)).toEqual(refusing("not-staff"));
    expect(await member.note({ id, text: "Moi" })).toEqual(refusing("not-staff"));
    expect(await member.list(everything)).toEqual(refusing("not-staff"));
    expect(await staff.review({ ...decision, id: nothing })).toEqual(refusing("no-application"));
    expect(await staff.review({ ...decision, staffNotes: "é".repeat(longestNote + 2) })).toEqual({
      ok: false,
      refusal: { kind: "too-long", over: 2 },
    });
    await staff.session.signOut();
    expect(await staff.review(decision)).toEqual(refusing("signed-out"));
    expect(await staff.undo(id)).toEqual(refusing("signed-out"));
    expect(await staff.note({ id, text: "Moi" })).toEqual(refusing("signed-out"));
    expect(await staff.list(everything)).toEqual(refusing("signed-out"));
  });

  it("[AD-28] is taken back until ten minutes are over, and remembered", async () => {
    const { deviceOf, sent, later } = club();
    const id = await sent();
    const { review, undo, history } = await deviceOf();
    await review({ id, decision: "rejected", staffNotes: "Non" });
    later(9.9);
    expect(await undo(id)).toEqual({ ok: true });
    await review({ id, decision: "accepted", staffNotes: "" });
    later(10);
    expect(await undo(id)).toEqual(refusing("too-late"));
    expect((await history(id)).steps.map(({ status }) => status)).toEqual(["rejected", "pending", "accepted"]);
  });

  it("[AD-35] keeps notes that say something, and only those", async () => {
    const { deviceOf, sent } = club();
    const id = await sent();
    const { note, history } = await deviceOf();
    expect(await note({ id, text: " \u200b\n" })).toEqual(refusing("blank"));
    expect(await note({ id, text: "a".repeat(longestNote + 1) })).toEqual(refusing("too-long"));
    await note({ id, text: " À rappeler " });
    expect((await history(id)).notes).toMatchObject([{ text: "À rappeler", author: { username: "sarah" } }]);
  });
});

it("[AD-16] lists pages with the counts of the search; a page beyond the last is the last", async () => {
  const { deviceOf } = club();
  const { applications, me } = await deviceOf(camille);
  for (let number = 0; number < applicationsPerPage + 1; number++) {
    const added = await applications.add(newApplication(me, { motivation: `Numéro ${number}` }));
    if (!added.ok) throw new Error("It was refused");
    const staff = await deviceOf();
    await staff.review({ id: added.value.id, decision: number % 2 ? "rejected" : "accepted", staffNotes: "" });
  }
  const { list } = await deviceOf();
  const last = await list({ ...everything, words: "numero", page: 9 });
  expect(last).toMatchObject({
    ok: true,
    value: { page: 2, pages: 2, total: 21, counts: { accepted: 11, rejected: 10 } },
  });
  expect(last.ok && last.value.items).toHaveLength(1);
  expect(await list({ ...everything, words: "numero", status: "rejected" })).toMatchObject({ value: { total: 10 } });
  expect(await list({ ...everything, words: "rien de tel" })).toMatchObject({ value: { items: [], total: 0 } });
});

describe("[AD-16] what was written", () => {
  it("is who applies and each answer, in its order", () => {
    const experience = JSON.stringify({
      experience: "Deux ans",
      projects: " ",
      other: { deep: [1] },
      personalInfo: { firstName: "Lya", age: "quinze", rank: 3 },
    });
    expect(parseExperience(experience)).toEqual({
      personalInfo: { firstName: "Lya", age: "quinze", rank: "3" },
      answers: [
        { question: "experience", text: "Deux ans" },
        { question: "other", text: '{"deep":[1]}' },
      ],
    });
  });

  it.each([
    ["{}", []],
    ["", []],
    ["null", [{ question: "experience", text: "null" }]],
    ["[1]", [{ question: "experience", text: "[1]" }]],
    ["Bonjour <b>", [{ question: "experience", text: "Bonjour <b>" }]],
  ])("is shown as it stands when it is none of ours: %j", (experience, answers) => {
    expect(parseExperience(experience)).toEqual({ personalInfo: {}, answers });
  });

  it("reads no property of Object.prototype", () => {
    expect(parseExperience('{"__proto__":{"polluted":"oui"},"personalInfo":"moi"}').personalInfo).toEqual({});
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
