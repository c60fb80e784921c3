import { allSettled } from "effector";
import { positionFor } from "../../../tests/positionFor.ts";
import { expect, it, vi } from "vitest";
import { applicantsTab, applicationFor, camille } from "../../../tests/applicant.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Application } from "../../../domain/applications/application.ts";
import { prefilled } from "../../../domain/applications/draft.ts";
import type { WithdrawRefusal } from "../../../domain/applications/myApplications.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { failed, loading, ready } from "../../lib/loading/loaded.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import {
  $applications,
  $leaving,
  $pendingPositions,
  applicationsChanged,
  applicationsWanted,
  withdrawConfirmed,
  withdrawLeft,
  withdrawPressed,
} from "./ownApplications.ts";
import { applyFx } from "../effects.ts";

const one = applicationFor("event-manager");
const accepted = applicationFor("event-manager", { status: "accepted", staffNotes: "Bienvenue" });

/** Opens the list for Camille, a member. The test may change `kept.list`. */
const begin = async (club: Parameters<typeof applicantsTab>[0] = {}) => {
  const kept = { list: [one] as readonly Application[] };
  const tab = applicantsTab({ mine: async () => kept.list, ...club });
  await tab.arrive(camille);
  await allSettled(applicationsWanted, { scope: tab.scope });
  return { ...tab, kept, list: () => tab.scope.getState($applications) };
};

it("[AU-13] loads nothing before it is wanted, nor for a visitor", async () => {
  let asked = 0;
  const tab = applicantsTab({ mine: async () => (asked++, []) });
  await tab.arrive(camille);
  await tab.arrive(null);
  await allSettled(applicationsWanted, { scope: tab.scope });
  expect(asked).toBe(0);
  await tab.arrive(camille);
  expect(asked).toBe(1);
});

it("[AU-13] lists the member's applications, and the positions with a pending one", async () => {
  const { list, scope } = await begin();
  expect(list()).toEqual(ready([one]));
  expect(scope.getState($pendingPositions)).toEqual(["event-manager"]);
});

it.each([
  ["something changed elsewhere", applicationsChanged],
  ["the member returns to the tab", visitorReturned],
])("reloads when %s, and keeps the list meanwhile", async (_, event) => {
  const { list, kept, scope } = await begin();
  kept.list = [accepted];
  await allSettled(event as typeof applicationsChanged, { scope });
  expect(list()).toEqual(ready([accepted]));
});

it("[RC-10] lists a sent application as pending before the reload has ended", async () => {
  const sent = applicationFor("video-editor");
  let answers = async (): Promise<readonly Application[]> => [one];
  const { scope, list } = await begin({ mine: () => answers(), apply: async () => sent });
  // Further requests of the list stay unanswered.
  answers = () => new Promise(() => {});
  void allSettled(applyFx, { scope, params: prefilled(positionFor("video-editor"), camille) });
  await vi.waitFor(() => expect(list()).toEqual(ready([sent, one])));
  expect(scope.getState($pendingPositions)).toContain("video-editor");
});

it("reports a failure, retries, and keeps a loaded list", async () => {
  let fails = true;
  const tab = await begin({ mine: () => (fails ? Promise.reject({ kind: "unexpected" }) : Promise.resolve([one])) });
  expect(tab.list()).toEqual(failed);
  fails = false;
  await allSettled(applicationsWanted, { scope: tab.scope });
  expect(tab.list()).toEqual(ready([one]));
  fails = true;
  await allSettled(applicationsChanged, { scope: tab.scope });
  expect(tab.list()).toEqual(ready([one]));
});

it("takes the answer to the latest request", async () => {
  const answers: ((list: readonly Application[]) => void)[] = [];
  const tab = applicantsTab({ mine: () => new Promise((answer) => answers.push(answer)) });
  await tab.arrive(camille);
  const asked = [
    allSettled(applicationsWanted, { scope: tab.scope }),
    allSettled(applicationsChanged, { scope: tab.scope }),
  ];
  await Promise.resolve();
  answers[1]?.([accepted]);
  answers[0]?.([one]);
  await Promise.all(asked);
  expect(tab.scope.getState($applications)).toEqual(ready([accepted]));
});

it("[BE-3] shows no applications of another member", async () => {
  const { list, arrive, kept } = await begin();
  await arrive(null);
  expect(list()).toEqual(loading);
  kept.list = [];
  await arrive({ ...camille, id: "sarah" as MemberId });
  expect(list()).toEqual(ready([]));
});

it("[BE-2] checks the session once all applications are gone: the account may have been deleted elsewhere", async () => {
  const { scope, kept, becomes } = await begin();
  const left = () => scope.getState($memberId) === null;
  becomes(null);
  await allSettled(applicationsChanged, { scope });
  expect(left()).toBe(false);
  kept.list = [];
  await allSettled(applicationsChanged, { scope });
  expect(left()).toBe(true);
});

it("[RC-16] withdraws an application after a confirmation, and reports it", async () => {
  const withdrawn: string[] = [];
  const tab = await begin({ withdraw: async (id) => void withdrawn.push(id) });
  const { scope } = tab;
  await allSettled(withdrawPressed, { scope, params: one.id });
  await allSettled(withdrawLeft, { scope });
  await allSettled(withdrawConfirmed, { scope });
  expect(withdrawn).toEqual([]);
  await allSettled(withdrawPressed, { scope, params: one.id });
  tab.kept.list = [applicationFor("event-manager", { status: "withdrawn" })];
  await allSettled(withdrawConfirmed, { scope });
  expect(withdrawn).toEqual([one.id]);
  expect(tab.list()).toMatchObject(ready([{ status: "withdrawn" }]));
  expect(scope.getState($leaving)).toBeNull();
  expect(tab.said()).toMatchObject([{ tone: "good", title: "Candidature retirée" }]);
});

it.each<[WithdrawRefusal["kind"] | "unexpected", RegExp]>([
  ["signed-out", /session a pris fin/],
  ["no-application", /n'existe plus/],
  ["already-decided", /vient de répondre/],
  ["unexpected", /n'est peut-être pas retirée/],
])("shows why it was not withdrawn, and reloads the list: %s", async (kind, text) => {
  const tab = await begin({ withdraw: () => Promise.reject({ kind }) });
  tab.kept.list = [accepted];
  await allSettled(withdrawPressed, { scope: tab.scope, params: one.id });
  await allSettled(withdrawConfirmed, { scope: tab.scope });
  expect(tab.said()).toMatchObject([{ tone: "bad", title: "Erreur", text: expect.stringMatching(text) }]);
  expect(tab.list()).toEqual(ready([accepted]));
});
