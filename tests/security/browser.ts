import { afterAll, afterEach, beforeAll, beforeEach, type Mock, vi } from "vitest";
import { sessionName } from "../../adapters/sessionName.ts";
import { type Project, supabaseClient } from "../../adapters/supabase/shared/client.ts";
import type { SessionNews } from "../../domain/accounts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { standInForBrowser } from "./localStorage.ts";

/** One browser on the embedded backend for all tests of a file: call it at the top level. Each test begins signed out. */
export const oneBrowser = () => {
  let embedded: Embedded;
  let storage: ReturnType<typeof standInForBrowser>;
  beforeAll(async () => {
    embedded = await startEmbedded();
    storage = standInForBrowser();
  });
  afterAll(() => embedded.close());
  beforeEach(() => storage.removeItem(sessionName));
  afterEach(() => vi.useRealTimers());

  return {
    project: () => embedded.project,
    query: (sql: string, params?: unknown[]) => embedded.backend.query(sql, params),
    storage: () => storage,

    /** A page of the browser: all pages share the session. */
    openPage(project: Partial<Project> = {}) {
      const whole = { ...embedded.project, ...project };
      const ports = supabaseDevice(whole, supabaseClient(whole, "device"));
      const told: Mock<(news: SessionNews) => void> = vi.fn();
      ports.session.subscribe(told);
      return { ...ports, told, news: () => told.mock.calls.flat() };
    },

    /** Moves all clocks, the backend's too. */
    later(minutes: number) {
      const time = Date.now() + minutes * 60_000;
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(time);
    },
  };
};
