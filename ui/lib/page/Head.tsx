import { $club } from "./club.ts";
import { typeset } from "../../design/components/text/french.ts";
import type { Feed } from "./feeds.ts";
import { clubImagePath, isMade } from "./shareImage.ts";
import { $pictureHost, $siteAddress } from "./site.ts";
import { type Statement, structured, wholePicture } from "../structured/statement.ts";
import { useUnit } from "../useUnit.ts";

/** The longest description that search engines and share cards show, in characters. */
export const longestDescription = 155;

/** The description, or the club's tagline without one, cut to `longestDescription`. */
export const shortDescription = (description: string | null | undefined, tagline: string): string =>
  [...(description?.trim() || tagline)].slice(0, longestDescription).join("");

/** Metadata of an article or a tip for share cards. */
type Writing = {
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly author: string | null;
  readonly category: string;
};

type HeadProps = {
  /** The page's title; the club's name is appended. The share card of the home page has the club's name alone. */
  readonly title: string;
  readonly description?: string | null;
  /** The canonical path. Without it, the page asks not to be indexed. */
  readonly path?: string | undefined;
  /** The share image: a path of the site or an absolute address. Without it, the club's image. */
  readonly image?: string | null;
  /** Set for articles and tips. */
  readonly writing?: Writing;
  /** Structured data (schema.org). */
  readonly data?: readonly Statement[];
  /** The page's RSS feeds. */
  readonly feeds?: readonly Feed[];
};

/** The metadata of a page. React moves it into the document's head. */
export const Head = ({ title, description, path, image, writing, data = [], feeds = [] }: HeadProps) => {
  const { club, site, pictures } = useUnit({ club: $club, site: $siteAddress, pictures: $pictureHost });
  const short = shortDescription(description, club.tagline);
  const name = typeset(title);
  const picture = image || clubImagePath;
  return (
    <>
      <title>{`${name}, ${club.name}`}</title>
      <meta name="description" content={short} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={site + path} />
          <meta property="og:url" content={site + path} />
          <meta property="og:title" content={path === "/" ? club.name : name} />
          <meta property="og:description" content={short} />
          <meta property="og:type" content={writing ? "article" : "website"} />
          <meta property="og:site_name" content={club.name} />
          <meta property="og:locale" content="fr_FR" />
          <meta property="og:image" content={wholePicture({ site, pictures }, picture)} />
          {isMade(picture) && <MadeSize isPhoto={picture.endsWith(".jpg")} />}
          <meta property="og:image:alt" content={image ? name : club.name} />
          {writing && <Written {...writing} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {feeds.map((feed) => (
        <link key={feed.path} rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />
      ))}
      {/* JSON data isn't executed, so the content security policy doesn't apply. */}
      {data.length > 0 && <script type="application/ld+json">{structured(data, { club, site, pictures })}</script>}
    </>
  );
};

/** The size and type of images that the server makes. Those of other images are unknown. */
const MadeSize = ({ isPhoto }: { readonly isPhoto: boolean }) => (
  <>
    <meta property="og:image:type" content={isPhoto ? "image/jpeg" : "image/png"} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
  </>
);

const Written = ({ publishedAt, updatedAt, author, category }: Writing) => (
  <>
    <meta property="article:published_time" content={publishedAt} />
    <meta property="article:modified_time" content={updatedAt} />
    {author && <meta property="article:author" content={author} />}
    {category && <meta property="article:section" content={category} />}
  </>
);

/**
 * The head of a page whose address holds a secret, such as that of a mail's link. The referrer policy keeps the secret out of
 * requests.
 */
export const LinkHead = ({ title }: { readonly title: string }) => (
  <>
    <Head title={title} />
    <meta name="referrer" content="strict-origin" />
  </>
);
