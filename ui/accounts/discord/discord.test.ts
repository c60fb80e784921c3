import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { fakes } from "../../../tests/fakes.ts";
import { whoAmIFx } from "../effects.ts";
import { signInFx } from "../signIn/effects.ts";
import { signInForm } from "../signIn/signIn.ts";
import { $names } from "../profile/names.ts";
import { $leadsTo, $returned, arrived, codeBrought, codeTried, $arrival, arrivalLeft } from "./discord.ts";
import { finishDiscordFx, linkDiscordFx, myDiscordFx } from "./effects.ts";
import { $isNew, firstNameWanted } from "./firstName.ts";
import { knownLeft, knownShown } from "./knownAddress.ts";

const member = { id: "nova", email: "nova@exemple.fr", username: null, fullName: null, avatar: null, role: null };

it("[DC-2] links Discord once the password was given on the page of a known address, and not otherwise", async () => {
  const linked: unknown[] = [];
  const scope = fork({
    handlers: fakes(
      [signInFx, () => undefined],
      [whoAmIFx, () => ({ ...member })],
      [linkDiscordFx, (way: unknown) => (linked.push(way), "https://discord.test/")],
    ),
  });
  const credentials = { email: member.email, password: "demo-1234" };
  await allSettled(signInForm.sent, { scope, params: credentials });
  expect(linked).toEqual([]);
  await allSettled(knownShown, { scope, params: "/auth/discord" });
  expect(linked).toEqual([]);
  await allSettled(signInForm.sent, { scope, params: credentials });
  expect(linked).toEqual([{ back: "/auth/discord", isKnown: true }]);
  await allSettled(knownLeft, { scope });
  expect(scope.getState($leadsTo)).toBe("https://discord.test/");
});

it("[DC-1] offers the name of Discord to a member without one, in the form, and saves nothing", async () => {
  const scope = fork({
    handlers: fakes(
      [finishDiscordFx, () => undefined],
      [whoAmIFx, () => member],
      [myDiscordFx, () => ({ name: "nova", offered: "Nova2", hasPassword: false })],
    ),
  });
  await allSettled(codeBrought, { scope, params: "c" });
  expect(scope.getState($isNew)).toBe(true);
  await allSettled(firstNameWanted, { scope });
  expect(scope.getState($names)).toEqual({ username: "Nova2", fullName: "" });
});

it("[DC-4] says that a code is spent, and tries it again after an outage", async () => {
  let kind = "unexpected";
  const asked: unknown[] = [];
  const scope = fork({
    handlers: fakes([finishDiscordFx, (code: unknown) => (asked.push(code), Promise.reject({ kind }))]),
  });
  await allSettled(arrived, { scope, params: { code: "c" } });
  expect(scope.getState($arrival)).toEqual({ code: "c" });
  await allSettled(codeBrought, { scope, params: "c" });
  expect(scope.getState($returned).status).toBe("failed");
  kind = "spent-link";
  await allSettled(codeTried, { scope });
  expect(scope.getState($returned)).toEqual({ status: "spent" });
  expect(asked).toEqual(["c", "c"]);
  await allSettled(arrivalLeft, { scope });
  expect(scope.getState($arrival)).toBeNull();
});
