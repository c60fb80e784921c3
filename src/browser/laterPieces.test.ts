import { allSettled, createEvent, createStore, fork } from "effector";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenedAround, PageHandle } from "../../ui/lib/page/handle.ts";
import { visitorReturned } from "../../ui/lib/page/visitor.ts";
import { loadLaterPieces } from "./laterPieces.ts";

const opened = createEvent<OpenedAround>();
const $teams = createStore<readonly (string | null)[]>([]).on(opened, (teams, { team }) => [...teams, team]);

const handle: PageHandle = {
  teamAt: ({ slug = "" }) => slug,
  pieces: [{ opened, $startsAtOnce: createStore(false), feature: "matches" }],
};
const teamRoute = { path: "/teams/:slug", handle };
const otherRoute = { path: "/about" };
const at = (route: typeof teamRoute | typeof otherRoute, slug = "") => ({
  matches: [{ route, params: { slug }, pathname: "", pathnameBase: "" }],
});

type Router = Parameters<typeof loadLaterPieces>[1];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The teams whose pieces are opened when the visitor comes back to a page that followed the first team's. */
const openedAfter = async (then: ReturnType<typeof at>) => {
  const scope = fork();
  const router = { state: at(teamRoute, "first"), subscribe: () => () => {} };
  loadLaterPieces(scope, router as unknown as Router);
  router.state = then;
  const back = allSettled(visitorReturned, { scope });
  await vi.advanceTimersByTimeAsync(500);
  await back;
  return scope.getState($teams);
};

it("[PF-35] opens the pieces of the team that is shown, also after another one on the same route", async () => {
  expect(await openedAfter(at(teamRoute, "second"))).toEqual(["second"]);
});

it("[PF-35] opens none for a page that was left: the next one was opened with its pieces", async () => {
  expect(await openedAfter(at(otherRoute))).toEqual([]);
});
