import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import { nothingFound, type PanelFinds, type PanelSearch } from "../../../domain/club/searchPanel.ts";
import { fakes } from "../../../tests/fakes.ts";
import { sarah } from "../../../tests/staffTab.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { sessionChanged } from "../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../lib/drafts.ts";
import { panelShown } from "../access.ts";
import { searchPanelFx } from "../effects.ts";
import { $found, $recent, entryChosen, finderAsked, finderRetried, findsFor } from "./palette.ts";

const tab = (search: (wanted: PanelSearch) => PanelFinds | Promise<PanelFinds> = () => nothingFound) => {
  const device = new Map<string, string>();
  let member: Account = sarah;
  const scope = fork({
    handlers: fakes(
      [searchPanelFx, search],
      [whoAmIFx, () => member],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => Boolean(device.set(name, text))],
    ),
  });
  return {
    scope,
    ask: (words: string) => allSettled(finderAsked, { scope, params: words }),
    finds: (typed: string) => findsFor(typed, scope.getState($found)),
    async enter(id: string) {
      member = { ...sarah, id: id as MemberId };
      await allSettled(sessionChanged, { scope });
      await allSettled(panelShown, { scope });
    },
    choose: (words: string) =>
      allSettled(entryChosen, { scope, params: { words, detail: "Vue", target: { to: "/admin" } } }),
    recent: () => scope.getState($recent).map(({ words }) => words),
  };
};

it("[AD-44] has no finds but those of the words that are typed now", async () => {
  const { ask, finds } = tab();
  await ask("solstice ");
  expect(finds("solstice")).toEqual({ status: "ready", value: nothingFound });
  expect(finds("solstices")).toEqual({ status: "loading" });
  expect(finds("s").status).toBe("ready");
});

it("[AD-44] tells a failed search, and searches the same words again", async () => {
  const asked: string[] = [];
  let isOffline = true;
  const { scope, ask, finds } = tab(({ words }) => {
    asked.push(words);
    return isOffline ? Promise.reject({ kind: "unexpected" }) : nothingFound;
  });
  await ask("keva");
  expect(finds("keva")).toEqual({ status: "failed" });
  await ask("keva");
  expect(asked).toEqual(["keva"]);
  isOffline = false;
  await allSettled(finderRetried, { scope, params: "keva" });
  expect(finds("keva").status).toBe("ready");
});

it("[AD-44] keeps the recent entries of each member", async () => {
  const { enter, choose, recent } = tab();
  await enter("sarah");
  await choose("Matchs");
  await enter("camille");
  expect(recent()).toEqual([]);
  await choose("Pages");
  await enter("sarah");
  expect(recent()).toEqual(["Matchs"]);
});
