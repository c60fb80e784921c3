import { $club } from "./club.ts";
import { typeset } from "../kit/french.ts";
import { $siteAddress } from "./site.ts";
import { useUnit } from "./useUnit.ts";

const longestDescription = 155;

type HeadProps = {
  /** What the page is; the club's name is put behind it. */
  readonly title: string;
  readonly description?: string | null;
  /** Where the page stands, when search engines may keep it. */
  readonly path?: string;
};

/** What a page says of itself. React puts it into the document's head, wherever it is rendered. */
export const Head = ({ title, description, path }: HeadProps) => {
  const { club, site } = useUnit({ club: $club, site: $siteAddress });
  const short = [...(description || club.tagline)].slice(0, longestDescription).join("");
  return (
    <>
      <title>{`${typeset(title)}, ${club.name}`}</title>
      <meta name="description" content={short} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={site + path} />}
    </>
  );
};
