// @vitest-environment jsdom
import { allSettled, fork, type Scope } from "effector";
import { act, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { MeasureId, StaffMeasure } from "../../../../domain/content/reports/measure.ts";
import type { MeasureWish } from "../../../../domain/content/reports/takeMeasure.ts";
import type { CommentId } from "../../../../domain/content/reactions/comment.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { mount } from "../../../../tests/mounted.tsx";
import { plain } from "../../../../tests/screen.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx, type Draft } from "../../../lib/drafts.ts";
import { $toasts, toastActed } from "../../../lib/feedback/toasts.ts";
import { $now } from "../../../lib/page/now.ts";
import { restoreCommentFx } from "../../reactions/admin/effects.ts";
import { liftMeasureFx, listMeasuresFx, readModerationLogFx, settleReportsFx, takeMeasureFx } from "./effects.ts";
import { logClosed, logOpened } from "./log.ts";
import { MeasureButton } from "./MeasureButton.tsx";
import { MeasureList } from "./MeasureList.tsx";
import { hidingToggled, liftPressed, measureClosed, measureForm, measureOpened } from "./measuring.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
Element.prototype.checkVisibility = () => true;

const yanis = { member: "2" as MemberId, name: "yanis" };
const measure = (id: string): StaffMeasure => ({
  id: id as MeasureId,
  kind: "mute",
  reason: `Raison ${id}`,
  createdAt: "2026-11-20T10:00:00Z",
  endsAt: null,
  liftedAt: null,
  appeal: null,
  answer: null,
  about: yanis.member,
  aboutCard: { username: id, avatar: null, isStaff: false },
  decidedBy: "sarah",
  liftedBy: null,
  answeredBy: null,
  mayChange: true,
});

const signedIn = async (role: "staff" | "admin" = "staff") => {
  const device = new Map<string, string>();
  const lifted = new Set<string>();
  const [settled, restored, wishes]: [unknown[], unknown[], MeasureWish[]] = [[], [], []];
  let logReads = 0;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => ({ id: "1", email: "sarah@example.fr", fullName: null, username: "sarah", avatar: null, role })],
      [storeDraftFx, ({ name, text }: Draft) => Boolean(device.set(name, text))],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [
        takeMeasureFx,
        (wish: MeasureWish) => (wishes.push(wish), { id: "m", isSettled: !wish.reported || wish.hidesComment }),
      ],
      [restoreCommentFx, (wish: unknown) => void restored.push(wish)],
      [settleReportsFx, (wish: unknown) => void settled.push(wish)],
      [liftMeasureFx, (id: string) => void lifted.add(id)],
      [
        listMeasuresFx,
        () =>
          ["nora", "omar"].map((id) => ({ ...measure(id), liftedAt: lifted.has(id) ? "2026-11-28T12:00:00Z" : null })),
      ],
      [readModerationLogFx, () => (logReads++, [])],
    ),
    values: [[$now, { now: Date.parse("2026-11-28T12:00:00Z"), zone: "Europe/Paris" }]],
  });
  await allSettled(sessionChanged, { scope });
  return { scope, device, settled, restored, wishes, logReads: () => logReads };
};

const show = (scope: Scope, view: ReactNode) =>
  mount(
    scope,
    <div role="tabpanel" tabIndex={0}>
      {view}
    </div>,
  );

it("[MO-13] keeps what is typed about a member until it is sent", async () => {
  const { scope, device } = await signedIn();
  const open = async () => {
    await allSettled(measureOpened, { scope, params: yanis });
    await allSettled(measureForm.shown, { scope, params: { what: "", reason: "" } });
  };
  await open();
  await allSettled(measureForm.typed, { scope, params: { what: "day", reason: "Des insultes" } });
  await allSettled(measureClosed, { scope });
  expect(scope.getState(measureForm.$typed)).toEqual({ what: "", reason: "" });
  await open();
  expect(scope.getState(measureForm.$typed)).toEqual({ what: "day", reason: "Des insultes" });
  await allSettled(measureForm.sent, { scope, params: { what: "day", reason: "Des insultes" } });
  expect([...device.values()].filter(Boolean)).toEqual([]);
});

it("[MO-17] [MO-23] hides a reported comment too, unless that is unticked; its undo shows it and opens the reports again", async () => {
  const { scope, settled, restored, wishes } = await signedIn();
  const reported = { kind: "tip", id: "c" as CommentId } as const;
  const take = async () => {
    await allSettled(measureForm.shown, { scope, params: { what: "", reason: "" } });
    await allSettled(measureForm.sent, { scope, params: { what: "warning", reason: "Des insultes" } });
    return scope.getState($toasts).at(-1);
  };
  await allSettled(measureOpened, { scope, params: { ...yanis, reported } });
  const toast = await take();
  expect(toast?.text).toBe("La cloche prévient la personne. Le commentaire est masqué, le signalement classé.");
  if (toast?.act) await allSettled(toastActed, { scope, params: toast.act });
  expect(settled).toEqual([{ subject: reported, isSettled: false }]);
  expect(restored).toEqual([reported]);
  await allSettled(measureOpened, { scope, params: { ...yanis, reported } });
  await allSettled(hidingToggled, { scope });
  expect((await take())?.text).toContain("Le commentaire reste visible, et le signalement ouvert.");
  expect(wishes).toMatchObject([{ hidesComment: true }, { hidesComment: false }]);
});

it("[MO-13] stands on a member's page for the staff, and on that of the staff for admins", async () => {
  const { scope } = await signedIn();
  await show(scope, <MeasureButton {...yanis} isStaff={false} />);
  expect(plain(document.body.textContent ?? "")).toBe("Avertir ou suspendre l'écriture");
  await show(scope, <MeasureButton {...yanis} isStaff />);
  expect(document.querySelectorAll("button")).toHaveLength(1);
  await show((await signedIn("admin")).scope, <MeasureButton {...yanis} isStaff />);
  expect(document.querySelectorAll("button")).toHaveLength(2);
});

it("[MO-14] keeps the focus in the list when a measure is lifted, and in the panel after the last one", async () => {
  const { scope } = await signedIn();
  await show(scope, <MeasureList />);
  const lift = async () => {
    const button = document.querySelector<HTMLButtonElement>("button");
    button?.focus();
    await act(async () => {
      button?.click();
      await allSettled(scope);
    });
  };
  await lift();
  expect(document.activeElement?.getAttribute("aria-label")).toContain("omar");
  await lift();
  expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
});

it("[MO-14] reads the open log again after an act, and not when it is closed", async () => {
  const { scope, logReads } = await signedIn();
  await allSettled(logOpened, { scope });
  await allSettled(liftPressed, { scope, params: "nora" as MeasureId });
  expect(logReads()).toBe(2);
  await allSettled(logClosed, { scope });
  await allSettled(liftPressed, { scope, params: "omar" as MeasureId });
  expect(logReads()).toBe(2);
});
