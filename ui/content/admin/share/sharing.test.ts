import { allSettled, fork } from "effector";
import { expect, it, vi } from "vitest";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { DraftLink, DraftLinkId } from "../../../../domain/content/editing/draftLinks.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { closeDraftLinkFx, copyLinkFx, listDraftLinksFx, openDraftLinkFx } from "./effects.ts";
import {
  $links,
  $opened,
  $sharing,
  linkClosePressed,
  linkCopyPressed,
  linkPressed,
  sharingClosed,
  sharingOpened,
} from "./sharing.ts";

const draft = { kind: "article", id: "d1" as ItemId, title: "Stage" } as const;
const linkOf = (id: string): DraftLink => ({ id: id as DraftLinkId, expiresAt: "2026-12-04T12:00:00Z" });
const secret = "0a".repeat(32);

/** The dialog of a draft with one open link, at a backend that remembers. */
const begin = async (refusal?: object) => {
  let stored: readonly DraftLink[] = [linkOf("l1")];
  const open = vi.fn<(wanted: unknown) => unknown>(async () => {
    if (refusal) throw refusal;
    stored = [...stored, linkOf("l2")];
    return { ...linkOf("l2"), secret };
  });
  const copied: string[] = [];
  const scope = fork({
    values: [[$siteAddress, "https://club.test"]],
    handlers: fakes(
      [listDraftLinksFx, async () => stored],
      [openDraftLinkFx, open],
      [closeDraftLinkFx, async (id: DraftLinkId) => void (stored = stored.filter((link) => link.id !== id))],
      [copyLinkFx, async (text: string) => void copied.push(text)],
    ),
  });
  await allSettled(sharingOpened, { scope, params: draft });
  return {
    scope,
    open,
    copied,
    listed: () => valueOf(scope.getState($links))?.map(({ id }) => id),
    titles: () => scope.getState($toasts).map(({ title }) => title),
    texts: () => scope.getState($toasts).map(({ text }) => text),
  };
};

it("[NW-22] opens a link for the chosen days, and shows its secret until the dialog is closed", async () => {
  const { scope, open, listed } = await begin();
  expect(listed()).toEqual(["l1"]);
  await allSettled(linkPressed, { scope, params: 30 });
  expect(open).toHaveBeenCalledWith({ kind: "article", id: "d1", days: 30 });
  expect([listed(), scope.getState($opened)?.secret]).toEqual([["l1", "l2"], secret]);
  await allSettled(sharingClosed, { scope });
  expect([scope.getState($sharing), scope.getState($opened)]).toEqual([null, null]);
});

it("[NW-22] copies the address with the secret, and says so", async () => {
  const { scope, copied, titles } = await begin();
  await allSettled(linkCopyPressed, { scope, params: secret });
  expect([copied, titles()]).toEqual([[`https://club.test/apercu?lien=${secret}`], ["Lien copié"]]);
});

it("[NW-22] closes one link; a new one that is closed isn't offered any more", async () => {
  const { scope, listed, titles } = await begin();
  await allSettled(linkPressed, { scope, params: 1 });
  await allSettled(linkClosePressed, { scope, params: "l1" as DraftLinkId });
  expect([listed(), scope.getState($opened)?.id, titles()]).toEqual([["l2"], "l2", ["Lien fermé"]]);
  await allSettled(linkClosePressed, { scope, params: "l2" as DraftLinkId });
  expect([listed(), scope.getState($opened)]).toEqual([[], null]);
});

it.each([
  [{ kind: "links-full" }, "Un brouillon a 10 liens ouverts au plus : fermez-en un."],
  [{ kind: "too-many", seconds: 120 }, "Vous en avez créé beaucoup en peu de temps. Réessayez dans 2\u202fminutes."],
  [{ kind: "gone" }, "Quelqu'un a supprimé le brouillon entre-temps."],
])("[NW-23] says why no link is opened: %j", async (refusal, text) => {
  const { scope, listed, texts } = await begin(refusal);
  await allSettled(linkPressed, { scope, params: 1 });
  expect([listed(), scope.getState($opened), texts()]).toEqual([["l1"], null, [text]]);
});
