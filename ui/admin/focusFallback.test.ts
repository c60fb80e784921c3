import { expect, it } from "vitest";
import { hasMovedFocus } from "./focusFallback.ts";

const body = {};
const control = (isConnected: boolean, hasFocus: boolean): Element => {
  const one = { isConnected, ownerDocument: { activeElement: body } };
  if (hasFocus) one.ownerDocument.activeElement = one;
  return one as unknown as Element;
};

it.each([
  ["is taken from a control that stands, to a blank place or another control", control(true, false), true],
  ["goes with its control", control(false, false), false],
  ["waits in a window that is left", control(true, true), false],
])("knows that the focus %s", (_, blurred, isLeft) => expect(hasMovedFocus(blurred)).toBe(isLeft));
