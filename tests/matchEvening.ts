import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataOf, openClub } from "./e2e/asClub.ts";

const hour = 3_600_000;

/** From `before` ago to `after` from now, a match is live, about to begin, or waits for its score while the tests run. */
const [before, after] = [7 * hour, 3 * hour];

/**
 * Moves by a day the demo's matches of these hours, and the ends of those that are over. On the evening of a match, a page shows it in the
 * place of the next one, and loads the app by itself: tests of other things would fail on that evening only.
 */
const moveMatchesOfTheEvening = async () => {
  for (const [site, port] of [
    ["shared", "E2E_EMBEDDED_PORT"],
    ["editing", "E2E_EDITING_PORT"],
    ["identity", "E2E_IDENTITY_PORT"],
    ["hostile", "E2E_HOSTILE_PORT"],
  ] as const) {
    if (!existsSync(join(dataOf(site), "keys.json"))) continue;
    const matches = openClub(`http://127.0.0.1:${process.env[port]}`, site).from("matches");
    const at = (time: number) => new Date(time).toISOString();
    const played = matches.select("id, start").eq("status", "scheduled");
    const { data } = await played
      .gte("start", at(Date.now() - before))
      .lte("start", at(Date.now() + after))
      .throwOnError();
    const over = matches.select("id, finished_at").gte("finished_at", at(Date.now() - before));
    for (const { id, finished_at } of (await over.throwOnError()).data) {
      const ended = { finished_at: at(Date.parse(finished_at) - 24 * hour) };
      await matches.update(ended).eq("id", id).throwOnError();
    }
    for (const { id, start } of data) {
      // Hidden meanwhile, it isn't told as moved.
      for (const change of [
        { is_published: false },
        { start: at(Date.parse(start) + 24 * hour) },
        { is_published: true },
      ]) {
        await matches.update(change).eq("id", id).throwOnError();
      }
    }
  }
};

// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default moveMatchesOfTheEvening;
