import { expect, it } from "vitest";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { saveProfile } from "./saveProfile.ts";

const begin = async () => {
  const device = memoryDevice();
  const { id } = await signedIn(device, camille);
  return { device, id, save: saveProfile(device) };
};

it("[AU-11] keeps names on their line, and takes an empty one for none", async () => {
  const { device, id, save } = await begin();
  const names = { fullName: "Camille M.", username: null };
  expect(await save({ fullName: " Cam\ud800ille\t\u202eM. ", username: " \n" })).toEqual({ ok: true, value: names });
  expect(await device.profiles.of(id)).toMatchObject(names);
});

it.each([
  ["username-taken", { fullName: "", username: "SARAH" }],
  ["username-unreadable", { fullName: "", username: "\u{1f3ae}" }],
  ["username-unreadable", { fullName: "", username: "\u200b" }],
  ["username-unreadable", { fullName: "", username: "\u0661\u0662" }],
  ["username-mixed", { fullName: "", username: "s\u0430rah" }],
  ["username-too-long", { fullName: "", username: "y".repeat(41) }],
  ["full-name-too-long", { fullName: "y".repeat(101), username: "" }],
])("[AU-11] refuses as %s", async (kind, typed) => {
  const { device, id, save } = await begin();
  expect(await save(typed)).toEqual({ ok: false, refusal: { kind } });
  expect(await device.profiles.of(id)).toMatchObject({ username: "camille", fullName: "Camille Martin" });
});

it("[AU-11] refuses a visitor", async () => {
  const save = saveProfile(memoryDevice());
  expect(await save({ fullName: "", username: "" })).toEqual({ ok: false, refusal: { kind: "signed-out" } });
});
