import { expect, it } from "vitest";
import { firstContent } from "../../../domain/club/firstContent.ts";
import { firstSectionsAt } from "../../../tests/club.ts";
import { clubDataset, memoryDevice } from "../../../tests/devices.ts";
import { $club } from "../../../ui/lib/page/club.ts";
import { routesOf } from "../../routes.tsx";
import { siteFiles } from "../../server/documents/siteFiles.ts";
import { features } from "../../features.ts";

/** The files of a site whose Valorant team is published, or isn't. */
const filesWith = (isPublished: boolean) => {
  const content = firstContent(firstSectionsAt(new Date()));
  const teams = content.teams.map((team) => (team.slug === "valorant" ? { ...team, isPublished } : team));
  const device = memoryDevice({ dataset: { ...clubDataset, content: { ...content, teams } } });
  return siteFiles({
    features,
    findPort: async (name) => device[name],
    site: "http://site.test",
    findClub: async () => $club.defaultState,
    routes: routesOf(features),
    switchedOff: async () => [],
  });
};

/** The paths in its sitemap. */
const listed = async (isPublished: boolean): Promise<readonly string[]> => {
  const fileAt = filesWith(isPublished);
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

it("[SH-25] draws a share image of its own for each published team and person", async () => {
  const fileAt = filesWith(true);
  const paths = ["club", "teams/valorant", "teams/rocket-league", "players/keva", "players/lumen"];
  const images = await Promise.all(paths.map((path) => fileAt(`/partage/${path}.png`)));
  expect(images.map((image) => image?.type)).toEqual(paths.map(() => "image/png"));
  expect(new Set(images.map((image) => Buffer.from(image?.body ?? "").toString("base64"))).size).toBe(paths.length);
  expect(await filesWith(false)("/partage/teams/valorant.png")).toBeUndefined();
});
