import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { fakes } from "../../../tests/fakes.ts";
import { loadSidebarFx } from "../../tips/effects.ts";
import { sharedDraftAddress } from "./address.ts";
import { readSharedDraftFx } from "./effects.ts";
import { $publicPath, $sharedStatus, sharedDraftOpened } from "./sharedDraft.ts";
import { words } from "./words.ts";

const secret = "0a".repeat(32);

const follow = async (answer: () => unknown, search = `?lien=${secret}`) => {
  const asked: unknown[] = [];
  let sidebars = 0;
  const scope = fork({
    handlers: fakes(
      [readSharedDraftFx, async (wanted: unknown) => (asked.push(wanted), answer())],
      [loadSidebarFx, async () => (sidebars++, null)],
    ),
  });
  await allSettled(sharedDraftOpened, { scope, params: { params: {}, search } });
  return { asked, sidebars, status: scope.getState($sharedStatus), publicPath: scope.getState($publicPath) };
};
const refusing = (kind: string) => () => {
  throw { kind } as never;
};
const found = (kind: ContentKind, isPublished: boolean) => () => ({ kind, slug: "stage", title: "Stage", isPublished });

it.each(["article", "tip"] as const)("[NW-20] shows a shared %s, with what stands beside it", async (kind) => {
  const page = await follow(found(kind, false));
  expect(page.asked).toEqual([{ secret }]);
  expect(page).toMatchObject({ status: 200, publicPath: null, sidebars: kind === "tip" ? 1 : 0 });
});

it.each([
  ["article", "/news/stage"],
  ["tip", "/tips/stage"],
] as const)("[NW-20] leads to the page of a published %s", async (kind, publicPath) => {
  expect(await follow(found(kind, true))).toMatchObject({ publicPath, sidebars: 0 });
});

it("[NW-20] has the status of a missing page for a link that leads nowhere, and of a failed one", async () => {
  expect((await follow(refusing("not-found"))).status).toBe(404);
  expect((await follow(refusing("unexpected"))).status).toBe(503);
  expect(await follow(refusing("not-found"), "")).toMatchObject({ asked: [{ secret: "" }], status: 404 });
});

it("[NW-20] says until when a link is open, in the club's zone", () => {
  expect(sharedDraftAddress(secret)).toBe(`/apercu?lien=${secret}`);
  expect(words.openUntil("2026-12-04T11:00:00Z").replaceAll("\u00a0", " ")).toContain(
    "jusqu'au 4 décembre 2026 à 12 h.",
  );
  expect(words.openUntil("2027-07-14T07:05:00Z").replaceAll("\u00a0", " ")).toContain("14 juillet 2027 à 9 h 05.");
});
