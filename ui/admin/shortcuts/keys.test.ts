import { expect, it } from "vitest";
import { keyOf } from "./keys.ts";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey } as KeyboardEvent);

it("[AD-30] reads a digit by its key, also with Shift on a French keyboard, and no other character as a digit", () => {
  expect([pressed("2", "Digit2"), pressed("é", "Digit2"), pressed("2", "Digit2", true)]).toEqual(["2", "2", "2"]);
  expect(pressed("3", "Numpad3")).toBe("3");
  expect([pressed("@", "Digit2", true), pressed("é", "Semicolon")]).toEqual(["@", "é"]);
});

it("reads a letter by its character on any keyboard, also in capitals", () => {
  expect([pressed("a", "KeyQ"), pressed("A", "KeyA", true), pressed("?", "Comma", true)]).toEqual(["a", "a", "?"]);
});
