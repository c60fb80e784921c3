import type { SiteFile } from "./siteFile.ts";

/**
 * Everything may be read. What a page asks for by itself is not worth reading, and whoever counts a tip's readers counts
 * no robot.
 */
export const robots = (site: string): SiteFile => ({
  type: "text/plain; charset=utf-8",
  body: `User-agent: *\nDisallow: /_dev/\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${site}/sitemap.xml\n`,
});
