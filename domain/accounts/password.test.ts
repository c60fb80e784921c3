import { expect, it } from "vitest";
import { problemOfPassword } from "./password.ts";

it.each([
  ["", "password-too-short"],
  ["12345", "password-too-short"],
  ["😀😀😀😀😀", "password-too-short"],
  ["x".repeat(73), "password-too-long"],
  ["é".repeat(37), "password-too-long"],
  ["😀".repeat(19), "password-too-long"],
  ["123456", "password-common"],
  ["      ", "password-blank"],
])("[AU-2] %j can be no password", (password, kind) => {
  expect(problemOfPassword(password)).toEqual({ kind });
});

it.each(["12345x", "     x", "x".repeat(72), "é".repeat(36), "😀".repeat(18)])("[AU-2] %j can be one", (password) => {
  expect(problemOfPassword(password)).toBeUndefined();
});
