import { partners } from "virtual:club/partners";
import { logoAddress } from "../../../domain/club/partners/logo.ts";
import type { Files, SiteFile } from "../../server/documents/siteFile.ts";

/** Seconds in a day. A logo of the club's folder changes only when the site is deployed. */
const freshFor = 86_400;

const fileIn = (dataAddress: string): SiteFile => ({
  type: "image/svg+xml",
  body: decodeURIComponent(dataAddress.slice(dataAddress.indexOf(",") + 1)),
  freshFor,
});

const logos = new Map(partners.list.map(({ name, logo }) => [logoAddress(name), logo]));

/** The logos of the club's folder. */
export const files: Files = () => (path) => {
  const logo = logos.get(path);
  return logo === undefined ? undefined : fileIn(logo);
};
