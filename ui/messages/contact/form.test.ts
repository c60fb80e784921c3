import { allSettled, fork } from "effector";
import { beforeEach, expect, it } from "vitest";
import type { MessageWish } from "../../../domain/messages/contact.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../../lib/drafts.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { signOutFx } from "../../accounts/effects.ts";
import { nothingTyped } from "./draft.ts";
import { sendMessageFx } from "./effects.ts";
import { contactForm } from "./form.ts";
import { fakes } from "../../../tests/fakes.ts";

const { $errors, $tries, $typed, sent: messageSent, shown, typed: messageTyped } = contactForm;

const message = { name: "Lya", email: "lya@exemple.fr", subject: "Un scrim", message: "Bonjour" };
const whole = { ...message, website: "" };
const empty = { ...nothingTyped, website: "" };
const missingName = "Indiquez votre nom.";
const noAddress = "Cette adresse n'est pas complète. Exemple : vous@exemple.fr";

let device: Map<string, string>;
let sent: MessageWish[];
beforeEach(() => {
  device = new Map();
  sent = [];
});

const open = (answer: (wish: MessageWish) => Promise<void> | void = () => {}) =>
  fork({
    handlers: fakes(
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
      [forgetDraftsFx, () => device.clear()],
      [signOutFx, () => {}],
      [
        sendMessageFx,
        async (wish: MessageWish) => {
          sent.push(wish);
          await answer(wish);
        },
      ],
    ),
  });
const failing = (kind: string) => open(() => Promise.reject({ kind, seconds: 600 }));

it("[CT-4] sends a message, confirms it, and empties the form and the draft", async () => {
  const scope = open();
  await allSettled(messageTyped, { scope, params: whole });
  expect(JSON.parse(device.get("contact") ?? "")).toEqual({ version: 1, ...message });
  await allSettled(messageSent, { scope, params: whole });
  expect(sent).toEqual([{ ...message, trap: "" }]);
  expect(scope.getState($typed)).toEqual(empty);
  expect(device.get("contact")).toBe("");
  expect(scope.getState($toasts)).toMatchObject([
    { title: "Message envoyé !", text: "Nous vous répondrons dans les plus brefs délais." },
  ]);
});

it.each([
  ["unexpected", "Une erreur est survenue lors de l'envoi du message."],
  [
    "too-many",
    "Trop de messages ont été envoyés en peu de temps. Le vôtre reste ici : réessayez dans 10\u202fminutes.",
  ],
])("[CT-4] keeps the typed message when sending fails: %s", async (kind, text) => {
  const scope = failing(kind);
  await allSettled(messageTyped, { scope, params: whole });
  await allSettled(messageSent, { scope, params: whole });
  expect(scope.getState($typed)).toEqual(whole);
  expect(JSON.parse(device.get("contact") ?? "")).toEqual({ version: 1, ...message });
  expect(scope.getState($toasts)).toMatchObject([{ tone: "bad", title: "Erreur", text }]);
});

it("[CT-4] restores the draft after a reload, in fields that are still empty", async () => {
  await allSettled(messageTyped, { scope: open(), params: whole });
  const scope = open();
  await allSettled(shown, { scope, params: { ...empty, name: "Léa" } });
  expect(scope.getState($typed)).toEqual({ ...whole, name: "Léa" });
});

it.each(["", "null", "5", "{", '{"version":1,"name":5}'])("ignores the stored draft %j", async (text) => {
  device.set("contact", text);
  const scope = open();
  await allSettled(shown, { scope, params: empty });
  expect(scope.getState($typed)).toEqual(empty);
});

it("[CT-3] shows errors beside the fields, sends nothing, and clears corrected errors", async () => {
  const scope = open();
  const wrong = { ...whole, name: " ", email: "lya@exemple" };
  await allSettled(messageSent, { scope, params: wrong });
  expect(scope.getState($errors)).toEqual({ name: missingName, email: noAddress });
  expect(scope.getState($tries)).toBe(1);
  expect(sent).toEqual([]);

  await allSettled(messageTyped, { scope, params: { ...wrong, name: "Lya", subject: "" } });
  expect(scope.getState($errors)).toEqual({ email: noAddress });
});

it("[CT-3] sends once, however often the button is pressed, and keeps text typed during the request", async () => {
  let answer = () => {};
  const scope = open(() => new Promise((resolve) => (answer = resolve)));
  await allSettled(messageTyped, { scope, params: whole });
  const first = allSettled(messageSent, { scope, params: whole });
  void allSettled(messageSent, { scope, params: whole });
  void allSettled(messageTyped, { scope, params: { ...whole, message: "Encore une chose" } });
  await Promise.resolve();
  answer();
  await first;
  expect(sent).toHaveLength(1);
  expect(scope.getState($typed)).toEqual({ ...empty, message: "Encore une chose" });
});

it("deletes the draft at a sign-out", async () => {
  const scope = open();
  await allSettled(messageTyped, { scope, params: whole });
  await allSettled(signOutPressed, { scope });
  expect(scope.getState($typed)).toEqual(empty);
  expect(device.has("contact")).toBe(false);
  // Other drafts of the process are stored empty.
  expect([...device.values()].join("")).toBe("");
});
