import { allSettled, type Scope } from "effector";
import { describe, expect, it } from "vitest";
import type { ApplicationList } from "../../../domain/applications/listApplications.ts";
import { application, listOf, staffTab } from "../../../tests/staffTab.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { failed, loading, ready } from "../../lib/loading/loaded.ts";
import { $news, staffApplications } from "./list.ts";

const all = { words: "", status: null, page: 1 } as const;
const at = (hour: number) => ({ createdAt: `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z` });
const [lya, marek, tiboy] = [application("lya", at(12)), application("marek", at(11)), application("tiboy", at(10))];

/** Opens the list for Sarah, of the staff. The test may change `club.list`. */
const begin = async (place: Parameters<typeof staffApplications.wanted>[0] = all) => {
  const club = { list: listOf([marek, tiboy]) as ApplicationList, asked: 0 };
  const tab = await staffTab({ list: () => (club.asked++, club.list) });
  await allSettled(staffApplications.wanted, { scope: tab.scope, params: place });
  const { scope } = tab;
  const hint = () => allSettled(changeHinted, { scope, params: "applications" });
  const shown = () => {
    const list = scope.getState(staffApplications.$list);
    return list.status === "ready" ? list.value.items.map(({ id }) => id) : list.status;
  };
  const statuses = () => {
    const list = scope.getState(staffApplications.$list);
    return list.status === "ready" ? list.value.items.map(({ status }) => status) : [];
  };
  return { ...tab, club, hint, shown, statuses, news: () => scope.getState($news) };
};

describe("[AD-16] the list of applications", () => {
  it("loads what the address names", async () => {
    const asked: unknown[] = [];
    const { scope } = await staffTab({ list: (query) => (asked.push(query), listOf([])) });
    const place = { words: "MONTAGE video", status: "pending", page: 2 } as const;
    await allSettled(staffApplications.wanted, { scope, params: place });
    expect(asked).toEqual([place]);
  });

  it("takes the answer to the latest request", async () => {
    const answers = new Map<string, (list: ApplicationList) => void>();
    const { scope } = await staffTab({ list: ({ words }) => new Promise((answer) => answers.set(words, answer)) });
    const both = ["l", "ly"].map((words) => allSettled(staffApplications.wanted, { scope, params: { ...all, words } }));
    answers.get("ly")?.(listOf([lya]));
    answers.get("l")?.(listOf([lya, tiboy]));
    await Promise.all(both);
    expect(scope.getState(staffApplications.$list)).toEqual(ready(listOf([lya])));
  });

  it("reports a failure, and retries; a failed quiet reload keeps the list", async () => {
    let fails = true;
    const { scope } = await staffTab({
      list: () => (fails ? Promise.reject({ kind: "unexpected" }) : listOf([lya])),
    });
    await allSettled(staffApplications.wanted, { scope, params: all });
    expect(scope.getState(staffApplications.$list)).toEqual(failed);
    fails = false;
    await allSettled(staffApplications.retried, { scope });
    fails = true;
    await allSettled(changeHinted, { scope, params: "applications" });
    expect(scope.getState(staffApplications.$list)).toEqual(ready(listOf([lya])));
  });
});

describe("[AD-19] a change by others", () => {
  it("moves no item: new ones are counted, and shown on request", async () => {
    const { club, hint, shown, news, scope } = await begin();
    club.list = listOf([lya, marek, tiboy]);
    await hint();
    expect(shown()).toEqual(["marek", "tiboy"]);
    expect(news()).toEqual({ added: 1, isOld: false });
    await allSettled(staffApplications.newsWanted, { scope });
    expect(shown()).toEqual(["lya", "marek", "tiboy"]);
    expect(news()).toEqual({ added: 0, isOld: false });
  });

  it("updates a decided application in its place, and the counts", async () => {
    const { club, hint, shown, scope } = await begin();
    club.list = listOf([marek, application("tiboy", { ...at(10), status: "accepted" })]);
    await hint();
    expect(shown()).toEqual(["marek", "tiboy"]);
    expect(scope.getState(staffApplications.$list)).toMatchObject({
      value: { items: [{}, { status: "accepted" }], counts: { pending: 1 } },
    });
  });

  it("marks the list as outdated when an item is gone, and keeps it until the new one is requested", async () => {
    const { club, hint, shown, news, scope } = await begin();
    club.list = listOf([tiboy]);
    await hint();
    expect([shown(), news()]).toEqual([["marek", "tiboy"], { added: 0, isOld: true }]);
    await allSettled(staffApplications.newsWanted, { scope });
    expect(shown()).toEqual(["tiboy"]);
  });

  it("[AD-16] shows a withdrawn application in its place, and no item that may be on another page", async () => {
    const { club, hint, statuses } = await begin();
    club.list = listOf([tiboy]);
    await hint();
    expect(statuses()).toEqual(["withdrawn", "pending"]);
    club.list = listOf([lya, marek], { pages: 2, total: 3 });
    await hint();
    expect(statuses()).toEqual(["pending", "pending"]);
  });

  it("shows no application as withdrawn that may be decided or moved to the previous page", async () => {
    const among = await begin({ ...all, status: "pending" });
    among.club.list = listOf([tiboy]);
    await among.hint();
    expect(among.statuses()).toEqual(["pending", "pending"]);
    const later = await begin({ ...all, page: 2 });
    later.club.list = listOf([tiboy], { page: 2, pages: 2, total: 21 });
    await later.hint();
    expect(later.statuses()).toEqual(["pending", "pending"]);
  });

  it("isn't reported when it was decided here, or when newer ones moved it to the next page", async () => {
    const { club, hint, news, shown, scope } = await begin({ ...all, status: "pending" });
    await allSettled(staffApplications.itemKnown, {
      scope,
      params: application("marek", { ...at(11), status: "rejected" }),
    });
    club.list = listOf([tiboy]);
    await hint();
    expect([shown(), news()]).toEqual([["marek", "tiboy"], { added: 0, isOld: false }]);
    club.list = listOf([lya], { pages: 2, total: 2 });
    await hint();
    expect(news()).toEqual({ added: 1, isOld: false });
  });

  it("is reported on a later page as a changed list, not as new items", async () => {
    const { club, hint, news } = await begin({ ...all, page: 2 });
    club.list = listOf([lya, marek], { page: 2, pages: 2 });
    await hint();
    expect(news()).toEqual({ added: 0, isOld: true });
  });

  it.each([
    ["elsewhere", (scope: Scope) => allSettled(changeHinted, { scope, params: "applications" })],
    ["here", (scope: Scope) => allSettled(staffApplications.touched, { scope, params: { isQuiet: true } })],
  ])("reloads when it comes %s while another list is loading", async (_, change) => {
    const answers: ((list: ApplicationList) => void)[] = [];
    const { scope } = await staffTab({ list: () => new Promise((answer) => answers.push(answer)) });
    const asking = allSettled(staffApplications.wanted, { scope, params: all });
    const changes = [change(scope), change(scope)];
    expect(answers).toHaveLength(1);
    answers[0]?.(listOf([tiboy]));
    await expect.poll(() => answers.length).toBe(2);
    expect(scope.getState(staffApplications.$list)).toEqual(ready(listOf([tiboy])));
    const accepted = listOf([application("tiboy", { ...at(10), status: "accepted" })]);
    answers[1]?.(accepted);
    await Promise.all([asking, ...changes]);
    expect(scope.getState(staffApplications.$list)).toEqual(ready(accepted));
    expect(answers).toHaveLength(2);
  });

  it("loads nothing while the list isn't shown", async () => {
    const { club, hint, scope } = await begin();
    await allSettled(staffApplications.left, { scope });
    const before = club.asked;
    await hint();
    expect(club.asked).toBe(before);
  });

  it("isn't shown to another member on the same device", async () => {
    const { scope, who } = await begin();
    const { sessionChanged } = await import("../../accounts/session/session.ts");
    who.present = null;
    await allSettled(sessionChanged, { scope });
    expect(scope.getState(staffApplications.$list)).toEqual(loading);
  });
});
