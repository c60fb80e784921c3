import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Subscriber } from "../../../../../domain/club/letter/subscribers.ts";
import type { Day } from "../../../../../domain/shared/parisDay.ts";
import { $toasts } from "../../../../lib/feedback/toasts.ts";
import { saveFileFx } from "../../../../lib/saveFile.ts";
import { listSubscribersFx } from "./effects.ts";
import { subscriberFile, subscribersPressed } from "./exporting.ts";
import { fakes } from "../../../../../tests/fakes.ts";

const subscriber: Subscriber = {
  email: "=lya@club.example",
  confirmedAt: "2026-11-20T10:00:00.000Z",
  consent: { source: "Carnet; mai", on: "2026-05-12" as Day },
  leavePage: "https://club.example/newsletter/desinscription?jeton=a",
  leaveAtOnce: null,
};

it("[CT-20] writes a row for each subscriber, and no formula", () => {
  const { text, type } = subscriberFile([subscriber]);
  expect(type).toBe("text/csv");
  expect(text.split("\r\n")).toEqual([
    "\uFEFFe-mail;inscription;accord;page de désinscription;désinscription en un clic",
    `'=lya@club.example;2026-11-20T10:00:00.000Z;"Carnet; mai, 2026-05-12";https://club.example/newsletter/desinscription?jeton=a;`,
    "",
  ]);
});

const pressed = async (answer: () => unknown) => {
  const saved: unknown[] = [];
  const scope = fork({
    handlers: fakes([listSubscribersFx, answer], [saveFileFx, (file: unknown) => void saved.push(file)]),
  });
  await allSettled(subscribersPressed, { scope });
  return { saved, said: scope.getState($toasts).map(({ title, text }) => [title, text]) };
};

it.each([
  [() => [subscriber], 1, ["1 abonnement téléchargé", undefined]],
  [() => [], 0, ["La lettre n'a pas encore d'abonnement confirmé", undefined]],
  [
    () => Promise.reject({ kind: "not-allowed" }),
    0,
    ["Les abonnements n'ont pas pu être téléchargés", "Les abonnements sont réservés aux admins."],
  ],
  [
    () => Promise.reject({ kind: "signed-out" }),
    0,
    ["Les abonnements n'ont pas pu être téléchargés", "Connectez-vous de nouveau, puis réessayez."],
  ],
])("[CT-20] saves the file, or says why there is none: %s", async (answer, files, said) => {
  const done = await pressed(answer);
  expect(done.saved).toHaveLength(files);
  expect(done.said).toEqual([said]);
});
