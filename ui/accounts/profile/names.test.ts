import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import type { TypedNames } from "../../../domain/accounts/saveProfile.ts";
import { signOutFx, whoAmIFx } from "../effects.ts";
import { sessionChanged, signOutPressed } from "../session/session.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { saveProfileFx } from "./effects.ts";
import { $isChanged, $names, namesDropped, namesForm } from "./names.ts";
import { namesErrors } from "./words.ts";
import { fakes } from "../../../tests/fakes.ts";

const { $errors, $filled, $tries } = namesForm;

const camille = {
  id: "camille",
  email: "c@demo.test",
  username: "camille",
  fullName: "Camille",
  role: null,
  avatar: null,
};
const typed: TypedNames = { username: "camillou", fullName: "Camille M." };

const open = async (
  save: (typed: TypedNames) => unknown = (typed) => typed,
  device = new Map<string, string>(),
  account = camille,
) => {
  const sent: TypedNames[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => account as unknown as Account],
      [signOutFx, () => {}],
      [forgetDraftsFx, () => device.clear()],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [saveProfileFx, async (wish: TypedNames) => (sent.push(wish), save(wish))],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(namesForm.shown, { scope, params: namesForm.fields });
  const toasts = () => scope.getState($toasts).map(({ title, text }) => [title, text]);
  return { scope, sent, device, toasts, names: () => scope.getState($names) };
};
const failing = (kind: string) => () => Promise.reject({ kind });

it("[AU-11] begins with the saved names, saves the typed ones, and confirms it", async () => {
  const { scope, sent, toasts, names, device } = await open(() => ({ username: "camillou", fullName: null }));
  expect(names()).toEqual({ username: "camille", fullName: "Camille" });
  await allSettled(namesForm.typed, { scope, params: typed });
  await allSettled(namesForm.sent, { scope, params: typed });
  expect(sent).toEqual([typed]);
  expect(names()).toEqual({ username: "camillou", fullName: "" });
  expect(toasts()).toEqual([["Profil mis à jour avec succès", undefined]]);
  expect(device.get("profile")).toBe("");
});

it.each([
  ["username-taken", "Ce nom d'utilisateur est pris, ou ressemble trop à celui d'un autre membre."],
  ["signed-out", "Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit est gardé."],
  ["unexpected", "Ce que vous avez écrit est toujours là. Vérifiez votre connexion, puis réessayez."],
])("[AU-11] keeps the typed names when saving fails, and shows why: %s", async (kind, text) => {
  const { scope, toasts, names } = await open(failing(kind));
  await allSettled(namesForm.typed, { scope, params: typed });
  await allSettled(namesForm.sent, { scope, params: typed });
  expect(toasts()).toEqual([["Erreur lors de la mise à jour", text]]);
  expect(names()).toEqual(typed);
  expect(scope.getState($errors)).toEqual(kind === "username-taken" ? namesErrors[kind] : {});
  expect(scope.getState($tries)).toBe(1);
  await allSettled(namesForm.typed, { scope, params: { ...typed, username: "autre" } });
  expect(scope.getState($errors)).toEqual({});
});

it("[AU-11] restores the typed names after a reload, for their owner only", async () => {
  const { scope, device } = await open();
  await allSettled(namesForm.typed, { scope, params: typed });
  expect((await open(undefined, device)).names()).toEqual(typed);
  const sarah = { ...camille, id: "sarah", username: "sarah" };
  expect((await open(undefined, device, sarah)).names()).toEqual({ username: "sarah", fullName: "Camille" });
});

it("discards the typed names, on the page and on the device", async () => {
  const { scope, device, names } = await open();
  await allSettled(namesForm.typed, { scope, params: typed });
  expect(scope.getState($isChanged)).toBe(true);
  await allSettled(namesDropped, { scope });
  expect(names()).toEqual({ username: "camille", fullName: "Camille" });
  expect(scope.getState($filled)).toEqual(names());
  expect([scope.getState($isChanged), device.get("profile")]).toEqual([false, ""]);
});

it("stores no draft when the typed names equal the saved ones", async () => {
  const { scope, device } = await open();
  await allSettled(namesForm.typed, { scope, params: typed });
  expect(device.get("profile")).not.toBe("");
  await allSettled(namesForm.typed, { scope, params: { username: "camille", fullName: "Camille" } });
  expect(device.get("profile")).toBe("");
});

it.each(["", "null", "5", "{", '{"member":"camille"}', '{"member":"camille","fullName":1,"username":"a"}'])(
  "ignores the stored draft %j",
  async (text) => {
    const { names } = await open(undefined, new Map([["profile", text]]));
    expect(names()).toEqual({ username: "camille", fullName: "Camille" });
  },
);

it("saves once, however often the button is pressed, and leaves what is typed meanwhile", async () => {
  let answer = (_: unknown) => {};
  const { scope, sent, names } = await open(() => new Promise((resolve) => (answer = resolve)));
  await allSettled(namesForm.typed, { scope, params: typed });
  const first = allSettled(namesForm.sent, { scope, params: typed });
  void allSettled(namesForm.sent, { scope, params: typed });
  void allSettled(namesForm.typed, { scope, params: { ...typed, username: "encore" } });
  answer({ username: "camillou", fullName: "Camille M." });
  await first;
  expect(sent).toHaveLength(1);
  expect(names().username).toBe("encore");
});

it("deletes the draft at a sign-out", async () => {
  const { scope, device } = await open();
  await allSettled(namesForm.typed, { scope, params: typed });
  await allSettled(signOutPressed, { scope });
  expect(device.has("profile")).toBe(false);
  // Other drafts of the process are stored empty.
  expect([...device.values()].join("")).toBe("");
});
