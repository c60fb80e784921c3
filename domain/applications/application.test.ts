import { describe, expect, it } from "vitest";
import type { MemberId } from "../accounts/member.ts";
import { newApplication } from "../../tests/contracts/ports.ts";
import { type ApplicationId, submitApplication, withdrawApplication } from "./application.ts";
import { positionFor } from "../../tests/positionFor.ts";
import {
  canReadReview,
  decideApplication,
  isOpenToStaff,
  type ReviewedApplication,
  undoableUntil,
  undoDecision,
} from "./review.ts";

const [applicant, sarah, yanis] = ["applicant" as MemberId, "sarah" as MemberId, "yanis" as MemberId];
const now = new Date("2026-11-20T10:00:00Z");
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const tenMinutes = 600_000;

const wanted = newApplication(applicant);
const asked = positionFor("community-manager");
const pending = (more: Partial<ReviewedApplication> = {}): ReviewedApplication => ({
  ...wanted,
  positionTitle: asked.title,
  questions: asked.questions,
  id: "one" as ApplicationId,
  status: "pending",
  staffNotes: null,
  createdAt: now.toISOString(),
  decidedAt: null,
  decidedBy: null,
  withdrawnAt: null,
  ...more,
});
const accepted = pending({ status: "accepted", decidedAt: now.toISOString(), decidedBy: sarah, staffNotes: "Oui." });
const withdrawn = pending({ status: "withdrawn", withdrawnAt: now.toISOString() });
const refusing = (kind: string) => ({ ok: false, refusal: expect.objectContaining({ kind }) });

describe("[RC-13] an application", () => {
  const submit = (existing: readonly ReviewedApplication[], more: Partial<typeof wanted> = {}) =>
    submitApplication(existing, { ...wanted, ...more }, asked, "two" as ApplicationId, now);

  it("is submitted as pending", () => {
    const { decidedBy: _, ...application } = pending({ id: "two" as ApplicationId });
    expect(submit([])).toEqual({ ok: true, value: application });
  });

  it("[RC-18] keeps the title and the questions that it answers, and is refused when the position isn't open", () => {
    expect(submit([])).toMatchObject({ value: { positionTitle: "Community manager", questions: asked.questions } });
    const closed = submitApplication([], wanted, undefined, "two" as ApplicationId, now);
    expect(closed).toEqual(refusing("unknown-position"));
    // A retry whose first answer was lost, after the position was closed.
    expect(submitApplication([pending()], wanted, undefined, "two" as ApplicationId, now).ok).toBe(true);
  });

  it("is refused while another of the member for the position is pending, and is itself for a retry", () => {
    const first = pending();
    expect(submit([first])).toEqual({ ok: true, value: first });
    expect(submit([first], { motivation: "Autre" })).toEqual(refusing("already-pending"));
    expect(submit([first], { motivation: "Autre", position: "content-creator" })).toMatchObject({ ok: true });
    expect(submit([first], { motivation: "Autre", applicant: yanis })).toMatchObject({ ok: true });
    for (const other of [accepted, withdrawn]) {
      expect(submit([other])).toMatchObject({ ok: true, value: { id: "two", status: "pending" } });
    }
  });

  it("[RC-16] is withdrawn while it is pending, and once", () => {
    expect(withdrawApplication(pending(), now)).toEqual({ ok: true, value: withdrawn });
    expect(withdrawApplication(withdrawn, after(1))).toEqual({ ok: true, value: withdrawn });
    for (const status of ["accepted", "rejected"] as const) {
      expect(withdrawApplication(pending({ status }), now)).toEqual(refusing("already-decided"));
    }
  });
});

describe("[AD-17] a decision", () => {
  const decide = (found: ReviewedApplication | undefined, by = sarah, note = "Oui.") =>
    decideApplication(found, { by, decision: "accepted", note }, now);

  it("says who decided, when, and why", () => {
    expect(decide(pending())).toEqual({ ok: true, value: accepted });
    expect(decide(pending(), sarah, "")).toMatchObject({ value: { staffNotes: null } });
  });

  it("is made once; the same again is a retry", () => {
    expect(decide(accepted)).toEqual({ ok: true, value: accepted });
    const before = { kind: "decided-before", application: accepted };
    expect(decide(accepted, yanis)).toEqual({ ok: false, refusal: before });
    expect(decide(accepted, sarah, "Non.")).toEqual({ ok: false, refusal: before });
    expect(decideApplication(accepted, { by: sarah, decision: "rejected", note: "Oui." }, now)).toEqual({
      ok: false,
      refusal: before,
    });
  });

  it("[SE-12] is made by another member than the applicant, on an application that is there", () => {
    expect(decide(pending(), applicant)).toEqual(refusing("own-application"));
    expect(decide(withdrawn)).toEqual(refusing("no-application"));
    expect(decide(undefined)).toEqual(refusing("no-application"));
  });

  it("[AD-28] is undone within ten minutes", () => {
    const undo = (found: ReviewedApplication | undefined, at: Date, all = [accepted], by = yanis) =>
      undoDecision(found, by, all, at);
    expect(undoableUntil(accepted)).toBe(after(tenMinutes).getTime());
    expect(undoableUntil(pending())).toBeUndefined();
    expect(undo(accepted, after(tenMinutes - 1))).toEqual({ ok: true, value: pending() });
    expect(undo(accepted, after(tenMinutes))).toEqual(refusing("too-late"));
    expect(undo(pending(), after(tenMinutes))).toEqual({ ok: true, value: pending() });
    expect(undo(accepted, now, [accepted, pending()])).toEqual(refusing("applied-again"));
    expect(undo(accepted, now, [accepted, pending({ position: "content-creator" })])).toMatchObject({ ok: true });
    expect(undo(accepted, now, [accepted], applicant)).toEqual(refusing("own-application"));
    expect(undo(withdrawn, now)).toEqual(refusing("no-application"));
    expect(undo(undefined, now)).toEqual(refusing("no-application"));
  });

  it("[SE-12] is read by the staff, but not by the applicant, and not when withdrawn", () => {
    expect([pending(), accepted, withdrawn].map(isOpenToStaff)).toEqual([true, true, false]);
    expect(canReadReview(accepted, sarah, "staff")).toBe(true);
    expect(canReadReview(accepted, applicant, "admin")).toBe(false);
    expect(canReadReview(accepted, yanis, "member")).toBe(false);
    expect(canReadReview(accepted, null, "visitor")).toBe(false);
  });
});
