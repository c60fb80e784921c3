import { expect, it, vi } from "vitest";
import { progressOn } from "./terminal.ts";

it("[BK-13] shows on one line of a terminal how far a long work is, and clears it at the end", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const progress = progressOn({ isTTY: true, columns: 20 } as NodeJS.WriteStream);
  progress?.("public.tip_comments", 3, 40);
  progress?.("checking", 40, 40);
  expect(written.mock.calls.flat()).toEqual(["\r\u001B[K3 of 40  public.tip", "\r\u001B[K"]);
});

it("[BK-13] shows nothing where the output isn't a terminal", () => {
  expect(progressOn({ isTTY: false } as NodeJS.WriteStream)).toBeUndefined();
});
