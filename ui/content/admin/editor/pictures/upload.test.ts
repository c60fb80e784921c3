import { allSettled } from "effector";
import { expect, it, vi } from "vitest";
import { contentTab, failing, heldBack, itemFor } from "../../../../../tests/contentTab.ts";
import { toastActed } from "../../../../lib/feedback/toasts.ts";
import { $edit, editClosed, editOpened } from "../../edit/edit.ts";
import { retryUpload } from "../../outcomes.ts";
import { $uploadFailedFor, $uploadingFor, editedImage, imageChosen } from "./upload.ts";

const target = editedImage("featuredImage");
const address = "https://exemple.fr/image.png";
const file = () => ({ size: 1, read: async () => new Uint8Array() });

/** An article is open, and a picture for it is being uploaded. */
const uploading = async () => {
  const held = heldBack();
  const tab = await contentTab({ open: ({ id }) => itemFor(id), upload: async () => (await held.promise, address) });
  const { scope } = tab;
  const open = (id: string) => allSettled(editOpened, { scope, params: itemFor(id) });
  await open("a");
  const sent = allSettled(imageChosen, { scope, params: { target, file: file() } });
  return { scope, open, sent, release: held.release, shown: () => scope.getState($edit)?.fields.featuredImage };
};

it("[AD-25] writes a picture's address into its field, one upload at a time", async () => {
  const { scope, sent, release, shown } = await uploading();
  expect(scope.getState($uploadingFor)).toBe(target);
  release();
  await sent;
  expect([shown(), scope.getState($uploadingFor)]).toEqual([address, null]);
});

it("drops an upload when another article has been opened meanwhile", async () => {
  const { scope, open, sent, release, shown } = await uploading();
  void allSettled(editClosed, { scope });
  void open("b");
  await vi.waitFor(() => expect(scope.getState($edit)).not.toBeNull());
  release();
  await sent;
  expect([shown(), scope.getState($uploadingFor)]).toEqual(["", null]);
});

it("shows why a picture was refused until another is chosen or the text is left", async () => {
  const tab = await contentTab({ upload: failing("no-picture") });
  const { scope } = tab;
  await allSettled(editOpened, { scope, params: itemFor("a") });
  for (let tries = 0; tries < 2; tries++) {
    await allSettled(imageChosen, { scope, params: { target, file: file() } });
    expect(tab.titles()).toEqual(["Erreur lors du téléchargement / Choisissez une image JPG, PNG ou WebP."]);
  }
  await allSettled(editClosed, { scope });
  expect(tab.titles()).toEqual([]);
});

/** An article is open; the first upload fails, later ones are answered. */
const failedOnce = async () => {
  const sent: unknown[] = [];
  const tab = await contentTab({
    open: ({ id }) => itemFor(id),
    upload: async (chosen) => {
      sent.push(chosen);
      if (sent.length === 1) throw { kind: "unexpected" };
      return address;
    },
  });
  const { scope } = tab;
  await allSettled(editOpened, { scope, params: itemFor("a") });
  await allSettled(imageChosen, { scope, params: { target, file: file() } });
  const retry = () => allSettled(toastActed, { scope, params: { name: retryUpload, id: "" } });
  return { ...tab, sent, retry, shown: () => scope.getState($edit)?.fields.featuredImage };
};

it("[NW-126] sends a picture again after an outage, without choosing it a second time", async () => {
  const { scope, sent, retry, shown, titles } = await failedOnce();
  expect([scope.getState($uploadFailedFor), titles()]).toEqual([
    target,
    ["Erreur lors du téléchargement / Vérifiez votre connexion, puis réessayez."],
  ]);
  await retry();
  expect([shown(), sent[0] === sent[1], scope.getState($uploadFailedFor), titles()]).toEqual([address, true, null, []]);
});

it("[NW-126] sends no picture again once its text was left", async () => {
  const { scope, sent, retry } = await failedOnce();
  await allSettled(editClosed, { scope });
  await retry();
  expect([sent.length, scope.getState($uploadFailedFor)]).toEqual([1, null]);
});
