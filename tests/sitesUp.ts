import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";

/** Milliseconds. A busy machine builds and starts seven sites in more than a minute. */
const patience = 240_000;

/** Waits until every site of the projects answers. They start in parallel, and most of the time is their build. */
const sitesUp = async ({ projects }: FullConfig): Promise<void> => {
  const until = Date.now() + patience;
  const isUp = async (site: string): Promise<boolean> =>
    fetch(`${site}/tips`).then(
      ({ ok }) => ok,
      () => false,
    );
  const upTo = async (site: string): Promise<void> => {
    while (!(await isUp(site))) {
      if (Date.now() > until) throw new Error(`${site} did not start within ${patience / 1_000} seconds`);
      await wait(100);
    }
  };
  await Promise.all([...new Set(projects.map(({ use }) => use.baseURL ?? ""))].map(upTo));
};

// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default sitesUp;
