import { expect, it } from "vitest";
import { hasMovedFocus } from "./rowFocus.ts";

const body = {};
const control = (isConnected: boolean, hasFocus: boolean): Element => {
  const one = { isConnected, ownerDocument: { activeElement: body } };
  if (hasFocus) one.ownerDocument.activeElement = one;
  return one as unknown as Element;
};

it.each([
  ["moves from a control in the page to a blank area or another control", control(true, false), true],
  ["goes with its control", control(false, false), false],
  ["waits in a window that is left", control(true, true), false],
])("detects that the focus %s", (_, blurred, isLeft) => expect(hasMovedFocus(blurred)).toBe(isLeft));
