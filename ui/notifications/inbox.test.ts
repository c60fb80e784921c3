import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { fakes } from "../../tests/fakes.ts";
import { signOutFx, whoAmIFx } from "../accounts/effects.ts";
import { sessionChanged, signOutPressed } from "../accounts/session/session.ts";
import { forgetDraftsFx } from "../lib/drafts.ts";
import { countUnreadFx, listNotificationsFx, markPressedFx } from "./effects.ts";
import { $list, $unread, bellShown, listWanted } from "./inbox.ts";

it("[NT-10] forgets what a member was told when they sign out", async () => {
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, async () => ({ id: "camille", role: null })],
      [countUnreadFx, async () => 2],
      [listNotificationsFx, async () => []],
      [markPressedFx, async () => 0],
      [signOutFx, async () => {}],
      [forgetDraftsFx, async () => {}],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(bellShown, { scope });
  await allSettled(listWanted, { scope });
  expect([scope.getState($list).status, scope.getState($unread)]).toEqual(["ready", 2]);
  await allSettled(signOutPressed, { scope });
  expect([scope.getState($list).status, scope.getState($unread)]).toEqual(["loading", 0]);
});
