import { afterAll, vi } from "vitest";

// Files share a process: what one replaced or showed doesn't reach the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  globalThis.document?.body.replaceChildren();
});
