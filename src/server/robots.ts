import type { SiteFile } from "./siteFile.ts";

/** The site's robots.txt. Excludes the backend's paths, so that robots don't count as views of tips. */
export const robots = (site: string): SiteFile => ({
  type: "text/plain; charset=utf-8",
  body: `User-agent: *\nDisallow: /_dev/\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${site}/sitemap.xml\n`,
});
