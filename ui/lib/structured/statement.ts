import type { Club } from "../../../domain/club/club.ts";
import { shownPicture } from "../../../domain/content/body/ownPicture.ts";

/** The publisher of a page's structured data. */
export type Publisher = {
  readonly club: Club;
  /** The site's origin, without a trailing slash. */
  readonly site: string;
  /** The prefix of uploaded pictures' paths; "" when the site itself stores them. */
  readonly pictures: string;
};

/** An object of schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** Structured data of a page, built once its publisher is known. */
export type Statement = (publisher: Publisher) => Thing;

export const logoPath = "/partage/logo.png";

/** Makes a path of the site absolute. Absolute addresses stay. */
const wholeAddress = (site: string, address: string): string => (address.startsWith("/") ? site + address : address);

/** The absolute address of a picture, for use outside the site. */
export const wholePicture = ({ site, pictures }: Pick<Publisher, "site" | "pictures">, address: string): string =>
  wholeAddress(site, shownPicture(address, pictures));

const clubId = (site: string) => `${site}/#club`;

export const clubOf = ({ club, site }: Publisher) => ({
  "@type": "Organization",
  "@id": clubId(site),
  name: club.name,
  url: `${site}/`,
  logo: { "@type": "ImageObject", url: site + logoPath },
});

export const person = (name: string): Thing => ({ "@type": "Person", name });

/** The breadcrumb trail, from the home page to this page. */
export const breadcrumbs =
  (...steps: readonly { readonly name: string; readonly path: string }[]): Statement =>
  ({ site }) => ({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site + path,
    })),
  });

/** The statements as JSON. "<" is escaped, so that no text can close the script element. */
export const structured = (statements: readonly Statement[], publisher: Publisher): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": statements.map((say) => say(publisher)) }).replaceAll(
    "<",
    "\\u003c",
  );
