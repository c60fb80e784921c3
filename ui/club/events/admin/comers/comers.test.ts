import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Slug } from "../../../../../domain/shared/slug.ts";
import { deviceDrafts } from "../../../../../tests/deviceDrafts.ts";
import { fakes } from "../../../../../tests/fakes.ts";
import { sarah } from "../../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../../accounts/effects.ts";
import { sessionChanged } from "../../../../accounts/session/session.ts";
import { $toasts } from "../../../../lib/feedback/toasts.ts";
import { readSignUpsFx } from "../../effects.ts";
import {
  $note,
  comersClosed,
  comersOpened,
  notePressed,
  noteTyped,
  takeOffEventFx,
  takeOffPressed,
  writeToComersFx,
} from "./comers.ts";

const evening = { slug: "soiree" as Slug, title: "Soirée" };
const other = { slug: "scrim" as Slug, title: "Scrim" };

const begin = async (
  write: () => unknown = () => 2,
  takeOff: () => unknown = () => {},
  device: Map<string, string> = new Map(),
) => {
  const asked: unknown[] = [];
  let reads = 0;
  const scope = fork({
    handlers: fakes(
      ...deviceDrafts(device),
      [whoAmIFx, () => sarah],
      [readSignUpsFx, () => (reads++, { mine: null, people: [] })],
      [takeOffEventFx, (wanted: unknown) => (asked.push(wanted), takeOff())],
      [writeToComersFx, (wanted: unknown) => (asked.push(wanted), write())],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(comersOpened, { scope, params: evening });
  const said = () => scope.getState($toasts).map(({ title, text }) => [title, text]);
  return { scope, asked, said, reads: () => reads };
};

it("[EV-31] keeps a line that isn't sent, for each event, also once the tab is closed, and empties the one that is", async () => {
  let isUp = false;
  const device = new Map<string, string>();
  const write = () => {
    if (!isUp) throw { kind: "unexpected", cause: null };
    return 2;
  };
  const { scope, asked, said } = await begin(write, undefined, device);
  const type = (text: string) => allSettled(noteTyped, { scope, params: text });
  await type("Apportez votre casque.");
  await allSettled(notePressed, { scope, params: undefined });
  expect(said()).toEqual([["Le mot n'est peut-être pas envoyé", "Vérifiez votre connexion, puis réessayez."]]);
  await allSettled(comersClosed, { scope, params: undefined });
  await allSettled(comersOpened, { scope, params: other });
  expect(scope.getState($note)).toBe("");
  await allSettled(comersOpened, { scope, params: evening });
  expect(scope.getState($note)).toBe("Apportez votre casque.");
  const later = await begin(write, undefined, device);
  expect(later.scope.getState($note)).toBe("Apportez votre casque.");
  isUp = true;
  await allSettled(notePressed, { scope, params: undefined });
  expect(asked).toEqual(Array.from({ length: 2 }, () => ({ event: "soiree", note: "Apportez votre casque." })));
  expect(said()).toEqual([["Envoyé à 2 membres", undefined]]);
  expect(scope.getState($note)).toBe("");
  expect(device.size).toBe(0);
});

it("[EV-31] reads anew who comes after a member was taken off, and after a lost answer", async () => {
  let isLost = true;
  const { scope, asked, said, reads } = await begin(undefined, () => {
    if (isLost) throw { kind: "unexpected", cause: null, answer: "bad" };
  });
  await allSettled(takeOffPressed, { scope, params: "camille" });
  expect(said()).toEqual([["L'inscription n'est pas retirée", "Le site a un souci. Réessayez dans un instant."]]);
  expect(reads()).toBe(2);
  isLost = false;
  await allSettled(takeOffPressed, { scope, params: "camille" });
  expect(asked).toEqual(Array.from({ length: 2 }, () => ({ event: "soiree", username: "camille" })));
  expect(said()).toEqual([["Inscription retirée", "camille ne vient plus."]]);
  expect(reads()).toBe(3);
});
