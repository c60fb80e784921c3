import { $club } from "./club.ts";
import { typeset } from "../../design/components/text/french.ts";
import type { Feed } from "./feeds.ts";
import { clubImagePath, isDrawn } from "./shareImage.ts";
import { shortDescription } from "./shortDescription.ts";
import { $pictureHost, $siteAddress } from "./site.ts";
import { type Statement, structured, wholePicture } from "./structured.ts";
import { useUnit } from "../useUnit.ts";

/** What share cards say of a text beside its title. */
type Writing = {
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly author: string | null;
  readonly category: string;
};

type HeadProps = {
  /** What the page is; the club's name is put behind it. */
  readonly title: string;
  readonly description?: string | null;
  /** Where the page stands, when search engines may keep it. */
  readonly path?: string | undefined;
  /** The picture of its share card: a path of the site, or a whole address. Without one, the club's. */
  readonly image?: string | null;
  /** When the page is something that somebody wrote. */
  readonly writing?: Writing;
  /** What it says in schema.org's words. */
  readonly data?: readonly Statement[];
  /** What readers of feeds find by the page. */
  readonly feeds?: readonly Feed[];
};

/** What a page says of itself. React puts it into the document's head, wherever it is rendered. */
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
          <meta property="og:title" content={name} />
          <meta property="og:description" content={short} />
          <meta property="og:type" content={writing ? "article" : "website"} />
          <meta property="og:site_name" content={club.name} />
          <meta property="og:locale" content="fr_FR" />
          <meta property="og:image" content={wholePicture({ site, pictures }, picture)} />
          {isDrawn(picture) && <DrawnSize />}
          <meta property="og:image:alt" content={image ? name : club.name} />
          {writing && <Written {...writing} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {feeds.map((feed) => (
        <link key={feed.path} rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />
      ))}
      {/* Data, not a script: nothing runs it, so the security policy has nothing to say. */}
      {data.length > 0 && <script type="application/ld+json">{structured(data, { club, site, pictures })}</script>}
    </>
  );
};

/** As large as the server draws. Of other pictures nobody knows it. */
const DrawnSize = () => (
  <>
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
