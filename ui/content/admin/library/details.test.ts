import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../../domain/accounts/member.ts";
import { centre } from "../../../../domain/content/body/focalPoint.ts";
import { ownPictures } from "../../../../domain/content/body/ownPicture.ts";
import type { LibraryPicture, PictureId } from "../../../../domain/content/pictures/library.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $session } from "../../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../../lib/drafts.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import {
  $details,
  $opened,
  detailsDropped,
  detailsSent,
  detailsTyped,
  pictureClosed,
  pictureOpened,
} from "./details.ts";
import { describePictureFx, readPictureUsesFx, replacePictureFx } from "./effects.ts";
import { replacePressed } from "./library.ts";

const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000` as PictureId;
const addressOf = (id: PictureId) => `${ownPictures}images/${id}.png`;
const pictureWith = (id: PictureId, description = ""): LibraryPicture => ({
  id,
  address: addressOf(id),
  fileName: "stade.png",
  description,
  point: centre,
  storedAt: "2026-11-27T10:00:00Z",
  size: 1,
  uses: 1,
  versions: 0,
});
const picture = pictureWith(idOf("1"), "Le stade");
const [unsaved, saved] = [{ isChanged: true }, { isChanged: false }];

const begin = async (save: (params: unknown) => Promise<void> = async () => {}) => {
  const texts = new Map<string, string>();
  const sent: unknown[] = [];
  const values = [[$session, { status: "member", account: { id: "m1" as MemberId } as Account }]] as never;
  const handlers = fakes(
    [describePictureFx, (params: unknown) => (sent.push(params), save(params))],
    [readPictureUsesFx, async () => []],
    [replacePictureFx, async () => ({ address: addressOf(idOf("2")), left: [] })],
    [storeDraftFx, ({ name, text }: { name: string; text: string }) => (texts.set(name, text), true)],
    [recallDraftFx, (name: string) => texts.get(name) ?? ""],
  );
  const open = (scope = fork({ values, handlers })) => ({
    scope,
    run: async (unit: unknown, params?: unknown) => allSettled(unit as never, { scope, params } as never),
    details: () => scope.getState($details),
  });
  const tab = open();
  await tab.run(pictureOpened, picture);
  return { ...tab, sent, texts, anotherTab: () => open() };
};

it("[NW-156] keeps what is typed of a picture when its dialog or its tab is closed, until it is dropped", async () => {
  const { run, details, texts, anotherTab } = await begin();
  await run(detailsTyped, { description: "La tribune" });
  await run(detailsTyped, { point: { x: 40, y: 20 } });
  await run(pictureClosed);
  await run(pictureOpened, picture);
  const typed = { description: "La tribune", point: { x: 40, y: 20 } };
  expect(details()).toEqual({ ...typed, ...unsaved });
  const other = anotherTab();
  await other.run(pictureOpened, picture);
  expect(other.details()).toEqual({ ...typed, ...unsaved });
  await other.run(detailsDropped);
  expect(other.details()).toEqual({ description: "Le stade", point: centre, ...saved });
  expect([...texts.values()]).toEqual([""]);
});

it("[NW-156] keeps nothing on the device once it is as it is saved", async () => {
  const { run, details, texts } = await begin();
  await run(detailsTyped, { description: "La tribune" });
  await run(detailsTyped, { description: "Le stade" });
  expect(details()).toMatchObject(saved);
  expect([...texts.values()]).toEqual([""]);
});

it.each(["unexpected", "signed-out", "not-staff"])("[NW-156] keeps it when saving meets %s", async (kind) => {
  const { scope, run, details, texts } = await begin(() => Promise.reject({ kind }));
  await run(detailsTyped, { description: "La tribune" });
  await run(detailsSent);
  expect(details()).toMatchObject({ description: "La tribune", ...unsaved });
  expect([...texts.values()].join("")).toContain("La tribune");
  expect(scope.getState($toasts)[0]?.text).toContain("gardés sur cet appareil");
});

it("[NW-156] saves text and point together, closes, and keeps what is typed meanwhile", async () => {
  const typing: (() => Promise<unknown>)[] = [];
  const { scope, run, details, sent, texts } = await begin(async () => void typing.pop()?.());
  await run(detailsTyped, { description: "La tribune", point: { x: 0, y: 100 } });
  typing.push(() => run(detailsTyped, { description: "La tribune pleine" }));
  await run(detailsSent);
  expect(sent).toEqual([{ id: picture.id, description: "La tribune", point: { x: 0, y: 100 } }]);
  expect(details()).toMatchObject({ description: "La tribune pleine", ...unsaved });
  await run(detailsSent);
  expect(scope.getState($opened)).toBeNull();
  expect([...texts.values()]).toEqual([""]);
});

it("[NW-156] gives what is typed to the picture that takes the place of another", async () => {
  const { run, details, anotherTab } = await begin();
  await run(detailsTyped, { description: "La tribune" });
  await run(replacePressed, { address: picture.address, file: { size: 1, read: async () => new Uint8Array() } });
  expect(details()).toBeNull();
  const other = anotherTab();
  await other.run(pictureOpened, picture);
  expect(other.details()).toMatchObject({ description: "Le stade", ...saved });
  await other.run(pictureOpened, pictureWith(idOf("2"), "Le stade"));
  expect(other.details()).toMatchObject({ description: "La tribune", ...unsaved });
});
