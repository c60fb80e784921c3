import { expect, it } from "vitest";
import { keyOf } from "./keys.ts";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey } as KeyboardEvent);

it("[AD-30] hears a digit where it lies, with Shift where a French keyboard asks for it, and no other sign for one", () => {
  expect([pressed("2", "Digit2"), pressed("é", "Digit2"), pressed("2", "Digit2", true)]).toEqual(["2", "2", "2"]);
  expect(pressed("3", "Numpad3")).toBe("3");
  expect([pressed("@", "Digit2", true), pressed("é", "Semicolon")]).toEqual(["@", "é"]);
});

it("hears a letter by what it says, whatever the keyboard, and in capitals too", () => {
  expect([pressed("a", "KeyQ"), pressed("A", "KeyA", true), pressed("?", "Comma", true)]).toEqual(["a", "a", "?"]);
});
