import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../../../lib/drafts.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { confirmationTyped, deletionConfirmed, deletionProof } from "./deletion.ts";
import { changeEmailFx, changePasswordFx, deleteMyAccountFx, reauthenticateFx } from "../effects.ts";
import { emailForm, emailProof, passwordForm, passwordProof } from "./login.ts";
import { currentName } from "./reauthentication.ts";
import { notReauthenticated } from "./settingsWords.ts";
import { fakes } from "../../../../tests/fakes.ts";

const current = "demo-1234";
const newPassword = { password: "grand-froid", [currentName]: "" };
const newEmail = { email: "lya@exemple.fr", [currentName]: "" };

/** A tab whose sign-in is too old until the right password is sent. */
const staleTab = (failure?: object) => {
  let isStale = true;
  const done: unknown[] = [];
  const act = (wish: unknown) => (isStale ? Promise.reject({ kind: "reauthentication" }) : void done.push(wish));
  const scope = fork({
    handlers: fakes(
      [changePasswordFx, act],
      [changeEmailFx, act],
      [deleteMyAccountFx, act],
      [
        reauthenticateFx,
        (given: string) => {
          if (failure) throw failure;
          if (given !== current) throw { kind: "wrong-password" };
          isStale = false;
        },
      ],
      [storeDraftFx, () => {}],
      [recallDraftFx, () => ""],
      [forgetDraftsFx, () => {}],
    ) as never,
  });
  return { scope, done, toasts: () => scope.getState($toasts).map(({ title }) => title) };
};

it("[SE-6] asks for the current password instead of refusing, then does the act", async () => {
  const { scope, done, toasts } = staleTab();
  await allSettled(passwordForm.sent, { scope, params: newPassword });
  expect(scope.getState(passwordProof.$asked)).toEqual({ kind: "reauthentication" });
  expect(scope.getState(emailProof.$asked)).toBeNull();
  expect([done, toasts()]).toEqual([[], []]);

  await allSettled(passwordProof.sent, { scope, params: { wish: { password: "grand-froid" }, current: "autre" } });
  expect(scope.getState(passwordProof.$asked)).toEqual({ kind: "wrong-password" });
  await allSettled(passwordProof.sent, { scope, params: { wish: { password: "grand-froid" }, current } });
  expect(done).toEqual([{ password: "grand-froid" }]);
  expect(scope.getState(passwordProof.$asked)).toBeNull();
  expect(toasts()).toEqual(["Mot de passe modifié"]);
});

it("[SE-6] sends the form with the current password once it is asked for, and nothing without it", async () => {
  const { scope, done } = staleTab();
  const send = (given: string) =>
    allSettled(passwordForm.sent, { scope, params: { ...newPassword, [currentName]: given } });
  await send("");
  await send("");
  expect([done, scope.getState(passwordForm.$isPending)]).toEqual([[], false]);
  await send(current);
  // A project may ask for it with each new password.
  expect(done).toEqual([{ password: "grand-froid", current }]);
});

it("[SE-6] sends nothing that the form refuses, not even with the current password", async () => {
  const { scope, done } = staleTab();
  const send = (email: string) => allSettled(emailForm.sent, { scope, params: { email, [currentName]: current } });
  await allSettled(emailForm.sent, { scope, params: newEmail });
  // Without a session the member's address is empty: this is the same one.
  await send("");
  expect(scope.getState(emailForm.$errors).email).toBeTruthy();
  expect(done).toEqual([]);
  await send("lya@exemple.fr");
  expect(done).toEqual(["lya@exemple.fr"]);
});

it("[SE-6] asks for the current password before another e-mail", async () => {
  const { scope, done } = staleTab();
  await allSettled(emailForm.sent, { scope, params: newEmail });
  await allSettled(emailProof.sent, { scope, params: { wish: "lya@exemple.fr", current } });
  expect(done).toEqual(["lya@exemple.fr"]);
  expect(scope.getState(emailForm.$typed).email).toBe("");
});

it("[SE-6] asks for the current password before the account's deletion", async () => {
  const { scope, done, toasts } = staleTab();
  await allSettled(confirmationTyped, { scope, params: "SUPPRIMER" });
  await allSettled(deletionConfirmed, { scope });
  expect([done, toasts()]).toEqual([[], []]);
  await allSettled(deletionProof.sent, { scope, params: { wish: undefined, current } });
  expect(done).toHaveLength(1);
  expect(toasts()).toEqual(["Compte supprimé"]);
});

it("[HS-11] says why the current password is asked for", async () => {
  const asked = async (refusal: object) => {
    const scope = fork({ handlers: fakes([changePasswordFx, () => Promise.reject(refusal)]) as never });
    await allSettled(passwordForm.sent, { scope, params: newPassword });
    await allSettled(passwordProof.sent, { scope, params: { wish: { password: "grand-froid" }, current: "" } });
    const why = scope.getState(passwordProof.$asked);
    return why && notReauthenticated(why);
  };
  const sentence = "Pour continuer, indiquez votre mot de passe actuel.";
  expect(await asked({ kind: "reauthentication", isEachTime: true })).toBe(sentence);
  expect(await asked({ kind: "reauthentication" })).toBe(`Votre connexion date de plus d'un jour. ${sentence}`);
});

it("[SE-6] sends no request without a password, and focuses the field each time", async () => {
  const { scope, done } = staleTab();
  await allSettled(passwordForm.sent, { scope, params: newPassword });
  await allSettled(passwordProof.sent, { scope, params: { wish: { password: "grand-froid" }, current: "" } });
  expect(done).toEqual([]);
  expect(scope.getState(passwordProof.$tries)).toBe(2);
});

it.each(["unexpected", "too-many-tries", "signed-out"])(
  "[SE-6] shows why the password was not checked: %s",
  async (kind) => {
    const { scope, done } = staleTab({ kind });
    await allSettled(passwordForm.sent, { scope, params: newPassword });
    await allSettled(passwordProof.sent, { scope, params: { wish: { password: "grand-froid" }, current } });
    expect(scope.getState(passwordProof.$asked)).toEqual({ kind });
    expect(done).toEqual([]);
  },
);
