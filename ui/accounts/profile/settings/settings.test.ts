import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../../domain/accounts/member.ts";
import { whoAmIFx } from "../../effects.ts";
import { $account, $memberId, sessionChanged } from "../../session/session.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../../../lib/drafts.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { $picture, avatarChosen, avatarPreviewed, avatarRemoved } from "../avatar.ts";
import { $activity, activityWanted, exportPressed } from "./memberData.ts";
import { $hasLeft, $isOpen, confirmationTyped, deletionConfirmed, deletionOpened } from "./deletion.ts";
import {
  changeAvatarFx,
  changeEmailFx,
  changePasswordFx,
  deleteMyAccountFx,
  exportMyDataFx,
  myActivityFx,
  preferUsernameFx,
  removeAvatarFx,
} from "../effects.ts";
import { saveFileFx } from "../../../lib/saveFile.ts";
import { $awaited, $strength, emailForm, passwordForm } from "./login.ts";
import { $prefersUsername, usernamePreferred } from "./shownName.ts";
import { currentName } from "./reauthentication.ts";
import { sameEmail } from "./settingsWords.ts";
import { changedPasswordErrors } from "../../signIn/signInWords.ts";
import { fakes } from "../../../../tests/fakes.ts";

const camille = {
  id: "camille",
  email: "camille@demo.test",
  username: "givrelune",
  fullName: null,
  role: null,
  avatar: null,
};

const newPassword = (password: string) => ({ password, [currentName]: "" });
const newEmail = (email: string) => ({ email, [currentName]: "" });

/** Handlers by effect. */
type Answers = readonly (readonly [effect: object, answer: (params: never) => unknown])[];

const open = async (answers: Answers = []) => {
  let account: object | null = camille;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => account as Account | null],
      [storeDraftFx, () => {}],
      [recallDraftFx, () => ""],
      [forgetDraftsFx, () => {}],
      ...(answers as []),
    ),
  });
  await allSettled(sessionChanged, { scope });
  const toasts = () => scope.getState($toasts).map(({ title, text }) => (text === undefined ? [title] : [title, text]));
  return { scope, toasts, becomes: (next: object | null) => void (account = next) };
};
const fails =
  (kind: string, more: object = {}) =>
  () =>
    Promise.reject({ kind, ...more });
const file = { size: 3, read: async () => Uint8Array.from([1, 2, 3]) };

it("[AU-12] shows the new picture at once, and everywhere once it is saved", async () => {
  const { scope, toasts, becomes } = await open([
    [changeAvatarFx, async () => (becomes({ ...camille, avatar: "/new" }), "/new")],
  ]);
  const changing = allSettled(avatarChosen, { scope, params: file });
  void allSettled(avatarPreviewed, { scope, params: "data:,preview" });
  expect(scope.getState($picture)).toBe("data:,preview");
  await changing;
  expect(scope.getState($picture)).toBe("/new");
  expect(toasts()).toEqual([["Photo mise à jour"]]);
});

it.each([
  ["unexpected", "Impossible de télécharger l'image"],
  ["no-picture", "Impossible de télécharger l'image : ce fichier n'est pas une photo JPG ou PNG."],
  ["picture-too-large", "Impossible de télécharger l'image : elle dépasse 5 Mo."],
  ["too-many-pixels", "Impossible de télécharger l'image : ses dimensions sont trop grandes."],
])("[AU-12] reports that a picture wasn't saved, and why: %s", async (kind, text) => {
  const { scope, toasts } = await open([[changeAvatarFx, fails(kind)]]);
  await allSettled(avatarChosen, { scope, params: file });
  expect(scope.getState($picture)).toBeNull();
  expect(toasts()).toEqual([["Erreur lors du téléchargement", text]]);
});

it("[AU-12] reports whether the picture was removed", async () => {
  const good = await open([[removeAvatarFx, () => {}]]);
  await allSettled(avatarRemoved, { scope: good.scope });
  expect(good.toasts()).toEqual([["Photo retirée"]]);
  const bad = await open([[removeAvatarFx, fails("unexpected")]]);
  await allSettled(avatarRemoved, { scope: bad.scope });
  expect(bad.toasts()[0]?.[0]).toBe("La photo n'est peut-être pas retirée");
});

it("[AU-14] changes the password, and confirms it", async () => {
  const { scope, toasts } = await open([[changePasswordFx, () => {}]]);
  await allSettled(passwordForm.typed, { scope, params: newPassword("givrelune") });
  expect(scope.getState($strength)?.weakness).toBe("personal");
  await allSettled(passwordForm.sent, { scope, params: newPassword("givrelune") });
  expect(toasts()[0]?.[0]).toBe("Mot de passe modifié");
  expect(scope.getState($strength)).toBeNull();
});

it.each([
  ["unexpected", {}, "Vérifiez votre connexion, puis réessayez."],
  ["declined", { message: "Password is known to be leaked" }, "Password is known to be leaked"],
  ["signed-out", {}, "Votre session a pris fin. Reconnectez-vous, puis réessayez."],
])("[AU-14] reports that the password wasn't changed, and why: %s", async (kind, more, text) => {
  const { scope, toasts } = await open([[changePasswordFx, fails(kind, more)]]);
  await allSettled(passwordForm.sent, { scope, params: newPassword("court") });
  expect(toasts()).toEqual([["Impossible de modifier le mot de passe", text]]);
});

it("[AU-14] shows a too short password beside the field only", async () => {
  const { scope, toasts } = await open([[changePasswordFx, fails("password-too-short")]]);
  await allSettled(passwordForm.sent, { scope, params: newPassword("court") });
  expect(scope.getState(passwordForm.$errors)).toEqual(changedPasswordErrors["password-too-short"]);
  expect(toasts()).toEqual([]);
});

it("[AU-14] requests another e-mail, and shows the next step", async () => {
  const asked: string[] = [];
  const { scope, toasts } = await open([[changeEmailFx, (email: string) => void asked.push(email)]]);
  await allSettled(emailForm.sent, { scope, params: newEmail(" lya@exemple.fr ") });
  expect(asked).toEqual(["lya@exemple.fr"]);
  expect(scope.getState($awaited)).toBe("lya@exemple.fr");
  expect(toasts()).toEqual([
    ["Email de confirmation envoyé", "Ouvrez les liens envoyés à camille@demo.test et à lya@exemple.fr pour terminer."],
  ]);

  await allSettled(emailForm.sent, { scope, params: newEmail("CAMILLE@demo.test") });
  expect(asked).toHaveLength(1);
  expect(scope.getState(emailForm.$errors)).toEqual(sameEmail);
});

it.each([
  ["unexpected", "Vérifiez votre connexion, puis réessayez."],
  ["too-many-tries", "Trop d'essais en peu de temps. Attendez dix minutes, puis réessayez."],
])("[AU-14] reports that the e-mail wasn't changed, and why: %s", async (kind, text) => {
  const { scope, toasts } = await open([[changeEmailFx, fails(kind)]]);
  await allSettled(emailForm.sent, { scope, params: newEmail("lya@exemple.fr") });
  expect(toasts()).toEqual([["Impossible de modifier l'email", text]]);
});

it("[AU-16] shows the activity, reports a failed load, and retries", async () => {
  const none = { count: 0, latest: [] };
  const activity = {
    articleComments: { count: 1, latest: [{ slug: "un", title: "Un", at: null, text: "Mots" }] },
    tipComments: none,
    articleLikes: none,
    tipLikes: none,
    tipRatings: none,
    applications: 4,
    followedTeams: 3,
    savedTips: 2,
  };
  let isDown = true;
  const { scope } = await open([[myActivityFx, () => (isDown ? Promise.reject({ kind: "unexpected" }) : activity)]]);
  await allSettled(activityWanted, { scope });
  expect(scope.getState($activity)).toEqual({ status: "failed" });
  isDown = false;
  await allSettled(activityWanted, { scope });
  expect(scope.getState($activity)).toEqual({ status: "ready", value: activity });
});

it("exports the member's data as a file", async () => {
  const saved: unknown[] = [];
  const data = { name: "club-donnees-2026-11-20.json", text: "{}" };
  const { scope, toasts } = await open([
    [exportMyDataFx, () => data],
    [saveFileFx, (file: unknown) => void saved.push(file)],
  ]);
  await allSettled(exportPressed, { scope });
  expect(saved).toEqual([data]);
  expect(toasts()).toEqual([["Vos données sont téléchargées"]]);
});

it("[LM-37] says when the data can be downloaded again", async () => {
  const { scope, toasts } = await open([[exportMyDataFx, () => Promise.reject({ kind: "too-many", seconds: 240 })]]);
  await allSettled(exportPressed, { scope });
  expect(toasts()[0]?.slice(0, 2)).toEqual([
    "Vos données n'ont pas été téléchargées",
    "Trop de téléchargements en peu de temps. Réessayez dans 4\u202fminutes.",
  ]);
});

it("[AU-15] deletes the account only after the typed confirmation, then confirms it and forgets the member", async () => {
  let times = 0;
  const { scope, toasts, becomes } = await open([[deleteMyAccountFx, () => (times++, becomes(null))]]);
  await allSettled(deletionOpened, { scope });
  for (const text of ["", "supprime", "SUPPRIMER mon compte"]) {
    await allSettled(confirmationTyped, { scope, params: text });
    await allSettled(deletionConfirmed, { scope });
  }
  expect(times).toBe(0);
  await allSettled(confirmationTyped, { scope, params: " Supprimer " });
  await allSettled(deletionConfirmed, { scope });
  expect(times).toBe(1);
  expect(toasts()[0]?.[0]).toBe("Compte supprimé");
  expect([scope.getState($memberId), scope.getState($hasLeft), scope.getState($isOpen)]).toEqual([null, true, false]);
});

it("[AU-15] reports a failed deletion, and leaves the dialog open", async () => {
  const { scope, toasts } = await open([[deleteMyAccountFx, fails("unexpected")]]);
  await allSettled(deletionOpened, { scope });
  await allSettled(confirmationTyped, { scope, params: "SUPPRIMER" });
  await allSettled(deletionConfirmed, { scope });
  expect(toasts()[0]?.[0]).toBe("Impossible de supprimer le compte");
  expect([scope.getState($memberId), scope.getState($hasLeft), scope.getState($isOpen)]).toEqual([
    "camille",
    false,
    true,
  ]);
});

it("[AU-15] closes the toast of a failed deletion once the account is deleted", async () => {
  let isDown = true;
  const { scope, toasts, becomes } = await open([
    [deleteMyAccountFx, () => (isDown ? Promise.reject({ kind: "unexpected" }) : becomes(null))],
  ]);
  await allSettled(confirmationTyped, { scope, params: "SUPPRIMER" });
  await allSettled(deletionConfirmed, { scope });
  isDown = false;
  await allSettled(deletionConfirmed, { scope });
  expect(toasts().map(([title]) => title)).toEqual(["Compte supprimé"]);
});

it("[AU-14] keeps the typed e-mail over an expired session, for its writer only", async () => {
  const { scope, becomes } = await open();
  const typed = () => scope.getState(emailForm.$typed).email;
  const changeTo = async (account: object | null) => {
    becomes(account);
    await allSettled(sessionChanged, { scope });
  };
  await allSettled(emailForm.typed, { scope, params: newEmail("lya@exemple.fr") });
  await changeTo(null);
  await changeTo(camille);
  expect(typed()).toBe("lya@exemple.fr");
  await changeTo(null);
  await changeTo({ ...camille, id: "sarah" });
  expect(typed()).toBe("");
});

it("[AU-50] has the chosen name at once and for the bar, and the stored one again when it fails", async () => {
  const { scope, becomes } = await open([
    [preferUsernameFx, () => becomes({ ...camille, fullName: "Camille Martin", prefersUsername: true })],
  ]);
  const choosing = allSettled(usernamePreferred, { scope, params: { isPreferred: true } });
  expect(scope.getState($prefersUsername)).toBe(true);
  await choosing;
  expect([scope.getState($prefersUsername), scope.getState($account)?.prefersUsername]).toEqual([true, true]);

  const refused = await open([[preferUsernameFx, fails("unexpected")]]);
  await allSettled(usernamePreferred, { scope: refused.scope, params: { isPreferred: true } });
  expect(refused.scope.getState($prefersUsername)).toBe(false);
  expect(refused.toasts()[0]?.[0]).toBe("Votre choix n'a pas été enregistré");
});
