import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { SiteFinds } from "../../domain/search/searchSite.ts";
import { fakes } from "../../tests/fakes.ts";
import { visitorArrived } from "../lib/page/visitor.ts";
import { countMissedSearchFx, searchSiteFx } from "./effects.ts";
import { searchPageOpened } from "./results.ts";

const totals = { article: 0, tip: 0, match: 0, team: 0, person: 0, page: 0 };
const nothing: SiteFinds = { kind: "found", finds: [], totals, near: [], isCut: false };

const begin = (answers: Readonly<Record<string, SiteFinds>> = {}) => {
  const counted: string[] = [];
  const scope = fork({
    handlers: fakes(
      [searchSiteFx, async ({ typed }: { readonly typed: string }) => answers[typed] ?? nothing],
      [countMissedSearchFx, async (typed: string) => void counted.push(typed)],
    ),
  });
  const open = (search: string) => allSettled(searchPageOpened, { scope, params: { params: {}, search } });
  return { counted, open, arrive: () => allSettled(visitorArrived, { scope }) };
};

it("[NW-93] counts a search without a result in the browser only, and once with all its filters", async () => {
  const { counted, open, arrive } = begin();
  await open("?q=icebox");
  expect(counted).toEqual([]);
  await arrive();
  expect(counted).toEqual(["icebox"]);
  await open("?q=icebox&type=tips");
  await open("?q=icebox");
  expect(counted).toEqual(["icebox"]);
  await open("?q=lotus");
  expect(counted).toEqual(["icebox", "lotus"]);
});

it("[NW-93] counts no search with a result of any kind, and none that looked for nothing", async () => {
  const { counted, open, arrive } = begin({
    smoke: { ...nothing, totals: { ...totals, tip: 2 } },
    le: { kind: "too-common" },
    "": { kind: "empty" },
  });
  await arrive();
  for (const search of ["", "?q=le", "?q=smoke", "?q=smoke&type=articles"]) await open(search);
  expect(counted).toEqual([]);
});
