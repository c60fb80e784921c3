import { expect, it } from "vitest";
import { displayNameOf } from "./displayName.ts";

it.each([
  [{ fullName: "Camille Martin", username: "camille" }, "Camille Martin"],
  [{ fullName: null, username: "camille" }, "camille"],
  [{ fullName: "", username: "camille" }, "camille"],
  [{ fullName: null, username: null }, "Utilisateur"],
  [{ fullName: "Camille Martin", username: "camille", prefersUsername: true as const }, "camille"],
  [{ fullName: "Camille Martin", username: null, prefersUsername: true as const }, "Camille Martin"],
])("[AU-50] [LY-6] calls %o %s", (profile, name) => {
  expect(displayNameOf(profile)).toBe(name);
});
