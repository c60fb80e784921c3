import { http, type HttpResponseResolver } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll } from "vitest";
import type { Project } from "../adapters/supabase/shared/client.ts";

/** Answers requests of the importing test file; those without a handler reach their address. */
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: "bypass" }));
afterAll(() => network.close());

/** A hosted project at an address of its own, which answers as its last resolver says. */
export const projectAt = (url: string, resolver: HttpResponseResolver): Project => {
  network.use(http.all(`${url}/*`, resolver));
  return { url, anonKey: "anon" };
};
