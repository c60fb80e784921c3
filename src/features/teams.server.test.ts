import { expect, it } from "vitest";
import { firstContent } from "../../domain/club/firstContent.ts";
import { firstSectionsAt } from "../../tests/club.ts";
import { clubDataset, memoryDevice } from "../../tests/devices.ts";
import { $club } from "../../ui/lib/page/club.ts";
import { routesOf } from "../routes.tsx";
import { siteFiles } from "../server/documents/siteFiles.ts";
import { features } from "../features.ts";

/** The paths in the sitemap of a site whose Valorant team is published, or isn't. */
const listed = async (isPublished: boolean): Promise<readonly string[]> => {
  const content = firstContent(firstSectionsAt(new Date()));
  const teams = content.teams.map((team) => (team.slug === "valorant" ? { ...team, isPublished } : team));
  const device = memoryDevice({ dataset: { ...clubDataset, content: { ...content, teams } } });
  const fileAt = siteFiles({
    features,
    findPort: async (name) => device[name],
    site: "http://site.test",
    findClub: async () => $club.defaultState,
    routes: routesOf(features),
    switchedOff: async () => [],
  });
  const { body } = (await fileAt("/sitemap.xml")) ?? { body: "" };
  return [...String(body).matchAll(/<loc>http:\/\/site\.test([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
};

it("[TE-13] the sitemap lists each published team once, and not the others", async () => {
  const isOfTeam = (path: string) => /^\/teams?[-/]/.test(path);
  const all = await listed(true);
  expect(all.filter(isOfTeam)).toEqual(["/team-valorant", "/teams/rocket-league"]);
  expect(all).toContain("/teams");
  expect(all).toContain("/players/keva");
  const others = await listed(false);
  expect(others.filter(isOfTeam)).toEqual(["/teams/rocket-league"]);
  expect(others).toContain("/teams");
});
