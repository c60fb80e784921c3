import { allSettled, fork } from "effector";
import { describe, expect, it } from "vitest";
import type { SharedPage } from "../../../domain/content/reactions/sharePage.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { tipActs } from "../../tips/effects.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $slug } from "../../tips/tip.ts";
import { shareFx, type SharingOutcome } from "./effects.ts";
import { sharesShown } from "./share.ts";
import { fakes } from "../../../tests/fakes.ts";

const [smokes, angles] = ["smokes", "angles"] as TipId[] as [TipId, TipId];
const unexpected = { kind: "unexpected", cause: "no network" };

type Backend = {
  readonly share?: () => Promise<SharingOutcome>;
  readonly count?: (id: TipId) => Promise<number>;
};

/** A visitor on the page of a tip. */
const reader = ({ share = async () => "shared", count = async () => 5 }: Backend) => {
  const [pages, counted] = [[] as SharedPage[], [] as TipId[]];
  const scope = fork({
    values: [[$slug, "smokes" as Slug]],
    handlers: fakes(
      [shareFx, (page: SharedPage) => (pages.push(page), share())],
      [tipActs.countShareFx, (id: TipId) => (counted.push(id), count(id))],
    ),
  });
  return {
    pages,
    counted,
    press: (id = smokes) => allSettled(tipReactions.sharePressed, { scope, params: { id, title: "Les fumées" } }),
    shows: (id = smokes, came = 4) => sharesShown(scope.getState(tipReactions.$counted), id, came),
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

describe("a share", () => {
  it.each(["shared", "copied"] as const)("[FG-1] is counted when the page was %s, and shown", async (outcome) => {
    const one = reader({ share: async () => outcome });
    await one.press();
    expect(one.pages).toMatchObject([{ title: "Les fumées", address: expect.stringMatching(/\/tips\/smokes$/) }]);
    expect(one.counted).toEqual([smokes]);
    expect(one.shows()).toBe(5);
    expect(one.shows(angles, 2)).toBe(2);
  });

  it("[FG-1] isn't counted when the dialog was closed, or the address not copied", async () => {
    const closed = reader({ share: async () => "closed" });
    await closed.press();
    const failed = reader({ share: () => Promise.reject({ kind: "cannot-copy" }) });
    await failed.press();
    expect([...closed.counted, ...failed.counted]).toEqual([]);
    expect(closed.shows()).toBe(4);
    expect(failed.toasts()).toEqual(["Impossible de copier le lien"]);
  });

  it("[FG-2] that can't be counted is a share all the same: the same words, no failure", async () => {
    const one = reader({ share: async () => "copied", count: () => Promise.reject(unexpected) });
    await one.press();
    expect(one.toasts()).toEqual(["Lien copié dans le presse-papiers !"]);
    expect(one.shows()).toBe(4);
  });

  it("[FG-2] is done before it is counted: a slow count delays nothing", async () => {
    let answer: (shares: number) => void = () => {};
    const one = reader({ share: async () => "copied", count: () => new Promise((resolve) => (answer = resolve)) });
    const pressed = one.press();
    await Promise.resolve();
    await Promise.resolve();
    expect(one.toasts()).toEqual(["Lien copié dans le presse-papiers !"]);
    answer(9);
    await pressed;
    expect(one.shows()).toBe(9);
  });

  it("[FG-1] shows the newer of two numbers", async () => {
    const one = reader({ count: async () => 5 });
    await one.press();
    expect(one.shows(smokes, 7)).toBe(7);
  });
});
