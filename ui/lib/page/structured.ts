import type { Club } from "../../../domain/club/club.ts";
import { shownPicture } from "../../../domain/content/body/ownPicture.ts";

/** Who says it, and where: what every statement of a page leads back to. */
export type Publisher = {
  readonly club: Club;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** What stands before the path of an uploaded picture; nothing where the site itself keeps it. */
  readonly pictures: string;
};

/** A thing of schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** What a page says in schema.org's words, once its publisher is known. */
export type Statement = (publisher: Publisher) => Thing;

export const logoPath = "/partage/logo.png";

/** A path of the site as a whole address; what is whole already stays. */
const wholeAddress = (site: string, address: string): string => (address.startsWith("/") ? site + address : address);

/** A picture's address as a whole one, for who finds it outside of the site. */
export const wholePicture = ({ site, pictures }: Pick<Publisher, "site" | "pictures">, address: string): string =>
  wholeAddress(site, shownPicture(address, pictures));

const clubId = (site: string) => `${site}/#club`;

const clubOf = ({ club, site }: Publisher) => ({
  "@type": "Organization",
  "@id": clubId(site),
  name: club.name,
  url: `${site}/`,
  logo: { "@type": "ImageObject", url: site + logoPath },
});

/** The club itself: on its home page. */
export const organization: Statement = (publisher) => ({
  ...clubOf(publisher),
  description: publisher.club.tagline,
  sport: "Esport",
  sameAs: publisher.club.links.map(({ address }) => address),
});

export type StructuredTeam = {
  readonly name: string;
  /** The game. */
  readonly sport: string;
  readonly path: string;
  readonly description?: string | undefined;
  readonly players: readonly string[];
  readonly coaches?: readonly string[];
};

const person = (name: string): Thing => ({ "@type": "Person", name });

/** One of the club's teams. */
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
  /** A whole address, or a path of the site. */
  readonly image: string;
  readonly description: string | null;
  /** Without one, the club says it. */
  readonly author: string | null;
  readonly category: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
};

/** Longer headlines are cut by whoever shows them. */
const longestHeadline = 110;

const article =
  (type: "Article" | "NewsArticle") =>
  ({ title, path, image, description, author, category, publishedAt, updatedAt }: StructuredArticle): Statement =>
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
    inLanguage: "fr",
  });

export const newsArticle = article("NewsArticle");
/** What is no news: a tip. */
export const plainArticle = article("Article");

/** The way from the first page down to this one. */
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

/** The statements of a page as JSON that can't close the element it stands in. */
export const structured = (statements: readonly Statement[], publisher: Publisher): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": statements.map((say) => say(publisher)) }).replaceAll(
    "<",
    "\\u003c",
  );
