import { allSettled, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { club, matches } from "../../../tests/club.ts";
import { nextMatches, startOf } from "../../../domain/club/matches.ts";
import { $club } from "../../lib/page/club.ts";
import { $moment, loadMomentFx } from "../../lib/page/moment.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { MatchBar } from "./MatchBar.tsx";

const [first, second, third] = nextMatches(matches.teams, 0);
if (!first || !second || !third) throw new Error("The club has too few matches for this test");
const minute = 60_000;
const after = (time: number) => ({ now: time, zone: "Europe/Paris" });

const shown = (scope: ReturnType<typeof fork>, slim = false) =>
  renderToString(
    <Provider value={scope}>
      <MemoryRouter>
        <MatchBar slim={slim} />
      </MemoryRouter>
    </Provider>,
  );
const shownAt = (now: number, slim?: boolean) =>
  shown(
    fork({
      values: [
        [$club, club],
        [$moment, after(now)],
      ],
    }),
    slim,
  );

it("[HO-12] shows the next match and the one after it; the slim bar shows only the first", () => {
  const now = startOf(first) - minute;
  expect(shownAt(now)).toContain(`<time dateTime="${first.start}">`);
  expect(shownAt(now)).toContain(`<time dateTime="${second.start}">`);
  expect(shownAt(now, true)).toContain(`<time dateTime="${first.start}">`);
  expect(shownAt(now, true)).not.toContain(second.start);
});

it("shows the following match when one is over", () => {
  expect(shownAt(startOf(first) + 121 * minute, true)).toContain(`<time dateTime="${second.start}">`);
});

it("renders nothing without an upcoming match", () => {
  expect(shownAt(Date.parse("2100-01-01"))).toBe("");
});

it("names the time zone, and changes to the visitor's own after hydration", async () => {
  const scope = fork({
    values: [
      [$club, club],
      [$moment, after(startOf(first) - minute)],
    ],
    handlers: [[loadMomentFx, () => ({ now: startOf(second) - minute, zone: "Asia/Tokyo" })]],
  });
  expect(shown(scope)).toContain("heure de Paris");
  await allSettled(visitorArrived, { scope });
  expect(shown(scope)).toContain("à votre heure");
  expect(shown(scope, true)).toContain(`<time dateTime="${second.start}">`);
});
