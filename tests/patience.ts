import { vi } from "vitest";

// What a test waits for may take long on a busy machine: it ends with the test's own time, not after a second.
const wait = vi.waitFor;
vi.waitFor = (callback, options = {}) =>
  wait(callback, { timeout: 30_000, ...(typeof options === "number" ? { timeout: options } : options) });
