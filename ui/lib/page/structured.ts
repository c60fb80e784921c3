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

/** The club, for its home page. */
export const organization: Statement = (publisher) => ({
  ...clubOf(publisher),
  description: publisher.club.tagline,
  sport: "Esport",
  sameAs: publisher.club.links.map(({ address }) => address),
});

export type StructuredTeam = {
  readonly name: string;
  /** The name of the game. */
  readonly sport: string;
  readonly path: string;
  readonly description?: string | undefined;
  readonly players: readonly string[];
  readonly coaches?: readonly string[];
};

const person = (name: string): Thing => ({ "@type": "Person", name });

export const sportsTeam =
  ({ name, sport, path, description, players, coaches = [] }: StructuredTeam): Statement =>
  (publisher) => ({
    "@type": "SportsTeam",
    name,
    sport,
    url: publisher.site + path,
    ...(description && { description }),
    parentOrganization: clubOf(publisher),
    ...(players.length > 0 && { athlete: players.map(person) }),
    ...(coaches.length > 0 && { coach: coaches.map(person) }),
  });

export type StructuredArticle = {
  readonly title: string;
  readonly path: string;
  /** An absolute address or a path of the site. */
  readonly image: string;
  readonly description: string | null;
  /** If null, the club is the author. */
  readonly author: string | null;
  readonly category: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** What it is about, such as an event. */
  readonly about?: Statement | null;
};

/** Search engines cut longer headlines; in characters. */
const longestHeadline = 110;

const article =
  (type: "Article" | "NewsArticle") =>
  ({
    title,
    path,
    image,
    description,
    author,
    category,
    publishedAt,
    updatedAt,
    about,
  }: StructuredArticle): Statement =>
  (publisher) => ({
    "@type": type,
    headline: [...title].slice(0, longestHeadline).join(""),
    mainEntityOfPage: publisher.site + path,
    image: [wholePicture(publisher, image)],
    ...(description && { description }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: author === null ? clubOf(publisher) : person(author),
    publisher: clubOf(publisher),
    ...(category && { articleSection: category }),
    ...(about && { about: about(publisher) }),
    inLanguage: "fr",
  });

export const newsArticle = article("NewsArticle");
/** For tips. */
export const plainArticle = article("Article");

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
