import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { MatchEdit, NewMatch, StaffMatchQuery } from "../../../../../domain/club/matches/editMatches.ts";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { deviceDrafts } from "../../../../../tests/deviceDrafts.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { imageUploaded } from "../../../../content/admin/editor/pictures/upload.ts";
import { uploadTarget } from "../../../lists/admin/detailsForm.ts";
import { sarah } from "../../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../../accounts/effects.ts";
import { sessionChanged } from "../../../../accounts/session/session.ts";
import { $toasts } from "../../../../lib/feedback/toasts.ts";
import { tellTimeFx } from "../../../../lib/page/now.ts";
import { listMatchesFx } from "../../effects.ts";
import { addMatchFx, listStaffMatchesFx, listTeamsFx, saveMatchFx } from "../effects.ts";
import { type MatchTexts, noTexts } from "./matchTexts.ts";
import {
  $conflict,
  $editing,
  $isReady,
  $isRestored,
  $sameTime,
  $texts,
  creation,
  edit,
  formClosed,
  formOpened,
  logoName,
  mineKept,
  theirsTaken,
  typedDiscarded,
} from "./matchForm.ts";
import { fakes } from "../../../../../tests/fakes.ts";

const unexpected = { kind: "unexpected", cause: "no network" } as const;
const texts: MatchTexts = {
  ...noTexts,
  team: "valorant",
  opponent: "Cormorans",
  competition: "Coupe",
  start: "2026-12-01T21:00",
};

type Club = { readonly add?: (match: NewMatch) => Match; readonly save?: (edit: MatchEdit) => Match };

/** A staff member's form, on a device with these drafts. */
const begin = async ({ add, save }: Club = {}, device = new Map<string, string>()) => {
  const added: NewMatch[] = [];
  const saves: MatchEdit[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      [tellTimeFx, () => ({ now: 0, zone: "Europe/Paris" })],
      ...deviceDrafts(device),
      [listTeamsFx, () => [{ slug: "valorant", game: "Valorant" }]],
      [
        listStaffMatchesFx,
        ({ isOver }: StaffMatchQuery) => ({ items: isOver ? [] : [matchFor("b")], total: 1, page: 1, pages: 1 }),
      ],
      [
        listMatchesFx,
        () => ({
          items: [],
          total: 0,
          page: 1,
          pages: 1,
          coming: [],
          teams: [],
          competitions: [],
          seasons: [],
        }),
      ],
      [addMatchFx, (match: NewMatch) => (added.push(match), add ? add(match) : matchFor("new"))],
      [saveMatchFx, (one: MatchEdit) => (saves.push(one), save ? save(one) : matchFor("a", { revision: 2 }))],
    ),
  });
  await allSettled(sessionChanged, { scope });
  return {
    scope,
    device,
    added,
    saves,
    open: (match: Match | null = null) => allSettled(formOpened, { scope, params: match }),
    close: () => allSettled(formClosed, { scope }),
    type: (typed: Partial<MatchTexts>, form: Pick<typeof creation, "typed" | "sent"> = creation) =>
      allSettled(form.typed, { scope, params: { ...scope.getState($texts), ...typed } }),
    send: (form: Pick<typeof creation, "typed" | "sent"> = creation) =>
      allSettled(form.sent, { scope, params: scope.getState($texts) }),
    shown: () => scope.getState($texts),
    titles: () => scope.getState($toasts).map(({ title }) => title),
  };
};

it("[MA-21] keeps what is typed over a closed dialog, a reload and a lost network, until it is saved", async () => {
  const refuse = () => {
    throw unexpected;
  };
  const first = await begin({ add: refuse });
  await first.open();
  await first.type(texts);
  await first.send();
  expect(first.added).toHaveLength(1);
  expect(first.scope.getState(creation.$failure)).toEqual(unexpected);
  expect(first.scope.getState($editing)).not.toBeNull();
  await first.close();
  await first.open();
  expect(first.shown()).toEqual(texts);

  const later = await begin({}, first.device);
  await later.open();
  expect([later.scope.getState($isReady), later.scope.getState($isRestored)]).toEqual([true, true]);
  expect(later.shown()).toEqual(texts);
  await later.send();
  expect(later.added).toEqual(first.added);
  expect([later.titles(), later.device.size, later.scope.getState($editing)]).toEqual([["Match annoncé"], 0, null]);
});

it("[MA-21] takes no picture that was chosen for another match", async () => {
  const { open, close, shown, scope } = await begin();
  const [one, other] = [matchFor("a"), matchFor("b")];
  const address = "/images/logo.png";
  const arrives = (match: Match | null) =>
    allSettled(imageUploaded, { scope, params: { target: uploadTarget(logoName, match), address } });
  await open(one);
  await close();
  await open(other);
  await arrives(one);
  await arrives(null);
  expect(shown().opponentLogo).toBe(other.opponentLogo ?? "");
  await arrives(other);
  expect(shown().opponentLogo).toBe(address);
});

it("[MA-21] empties the form on request, and forgets a text that is as it was", async () => {
  const { open, type, shown, device, scope } = await begin();
  await open();
  await type(texts);
  expect(device.size).toBe(1);
  await allSettled(typedDiscarded, { scope });
  expect([shown(), device.size]).toEqual([noTexts, 0]);
  const match = matchFor("a");
  await open(match);
  await type({ stage: "finale" }, edit);
  expect(device.size).toBe(1);
  await type({ stage: match.stage ?? "" }, edit);
  expect(device.size).toBe(0);
});

it("[MA-20] sends nothing with a wrong field, and says what is wrong with it", async () => {
  const { open, type, send, added, scope } = await begin();
  await open();
  await type({ ...texts, opponent: "", start: "2027-02-31T21:00", vod: "video.example" });
  await send();
  expect(added).toEqual([]);
  expect(scope.getState(creation.$errors)).toEqual({
    opponent: "Écrivez le nom de l'adversaire.",
    start: "Cette date ou cette heure n'existe pas entre 2000 et 2099.",
    vod: "Il faut une adresse complète, sans espace, qui commence par https://.",
  });
});

it("[MA-20] refuses a format with fewer maps than were played", async () => {
  const map = { name: "", ours: 13, theirs: 5 };
  const { open, type, send, saves, scope } = await begin();
  await open(matchFor("a", { status: "live", maps: [map, map] }));
  await type({ format: "bo1" }, edit);
  await send(edit);
  expect([saves, Object.keys(scope.getState(edit.$errors))]).toEqual([[], ["format"]]);
});

it("[MA-20] warns of another match of the team within two hours, and refuses nothing", async () => {
  const { open, type, scope } = await begin();
  await open();
  const warned = async (typed: Partial<MatchTexts>) => (await type(typed), scope.getState($sameTime)?.id ?? null);
  // The other one begins at 21:00.
  expect(await warned({ ...texts, start: "2026-11-28T22:59" })).toBe("b");
  expect(await warned({ start: "2026-11-28T23:00" })).toBeNull();
  expect(await warned({ start: "2026-11-28T19:30" })).toBe("b");
  expect(await warned({ team: "rocket-league" })).toBeNull();
  expect(await warned({ team: "valorant", start: "" })).toBeNull();
});

const theirs = matchFor("a", { stage: "quart", notes: "En salle", revision: 4 });
const inConflict = async () => {
  let isFirst = true;
  const tab = await begin({
    save: () => {
      if (!isFirst) return matchFor("a", { revision: 5 });
      isFirst = false;
      throw { kind: "conflict", theirs };
    },
  });
  await tab.open(matchFor("a"));
  await tab.type({ stage: "finale", vod: "https://video.example/a" }, edit);
  await tab.send(edit);
  expect(tab.scope.getState($conflict)).toEqual(theirs);
  return tab;
};

it("[MA-21] keeps the member's version in a conflict: what only the other changed stays", async () => {
  const { scope, saves, device, titles } = await inConflict();
  await allSettled(mineKept, { scope, params: theirs });
  expect(saves[1]).toMatchObject({
    revision: 4,
    before: { stage: "quart", notes: "En salle", vod: "" },
    after: { stage: "finale", notes: "En salle", vod: "https://video.example/a" },
  });
  expect([titles(), device.size]).toEqual([["Match enregistré"], 0]);
});

it("[MA-21] takes the other's version in a conflict, and sends nothing", async () => {
  const { scope, saves, shown, device } = await inConflict();
  await allSettled(theirsTaken, { scope, params: theirs });
  expect(shown()).toMatchObject({ stage: "quart", notes: "En salle", vod: "" });
  expect([saves.length, device.size, scope.getState($conflict)]).toEqual([1, 0, null]);
});
