import { clubOf, person, type Statement, wholePicture } from "./statement.ts";

export type StructuredArticle = {
  readonly title: string;
  readonly path: string;
  /** An absolute address or a path of the site. */
  readonly image: string;
  readonly description: string | null;
  /** If null, the club is the author. */
  readonly author: string | null;
  /** Those whom it names instead; `path`: of their page. */
  readonly authors?: readonly { readonly name: string; readonly path: string | null }[];
  readonly category: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** The article's subject, such as an event. */
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
    authors = [],
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
    author:
      authors.length > 0
        ? authors.map(({ name, path: own }) => ({
            ...person(name),
            ...(own !== null && { url: publisher.site + own }),
          }))
        : author === null
          ? clubOf(publisher)
          : person(author),
    publisher: clubOf(publisher),
    ...(category && { articleSection: category }),
    ...(about && { about: about(publisher) }),
    inLanguage: "fr",
  });

export const newsArticle = article("NewsArticle");
/** For tips. */
export const plainArticle = article("Article");
