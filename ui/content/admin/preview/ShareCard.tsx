import { memo, useId } from "react";
import { cover } from "../../../design/drawings/cover.ts";
import { dataAddress } from "../../../design/drawings/picture.ts";
import { recoloured } from "../../../design/tokens/recolour.ts";
import { titleSize } from "../../../design/tokens/parts/shareCard.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useImageError } from "../../../design/components/media/imageError.ts";
import { useShownPicture } from "../../../design/components/media/contexts.ts";
import { CutImage } from "../../../design/components/media/Cut.tsx";
import { $club } from "../../../lib/page/club.ts";
import { shortDescription } from "../../../lib/page/Head.tsx";
import { $siteAddress } from "../../../lib/page/site.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Brand, Card, Category, Cover, Drawn, Picture, Plate, Share, Text, Title } from "./ShareCard.styles.ts";
import { words } from "../editor/writingWords.ts";

type ShareCardProps = {
  /** The category's slug and label. */
  readonly category: string;
  readonly label: string;
  readonly title: string;
  /** The title beside the picture. */
  readonly name: string;
  /** The drawing of a tip's plan. */
  readonly plan: string | null;
  readonly excerpt: string;
  /** The content's own picture; it replaces the drawn one. */
  readonly picture: string | null;
  /** The page's address; null while the slug is unknown. */
  readonly path: string | null;
};

/** The drawn picture, with the measures of `src/server/documents/shareCard.ts`. */
const DrawnCard = ({ category, label, title, plan }: Pick<ShareCardProps, "category" | "label" | "title" | "plan">) => {
  const club = useUnit($club);
  const set = typeset(title);
  return (
    <Drawn>
      <Cover>
        <img src={dataAddress(recoloured(cover(club.emblem, category, title, plan), club.colours))} alt="" />
      </Cover>
      <Plate>
        {label && (
          <Category>
            <span>{label}</span>
          </Category>
        )}
        <Title $size={titleSize(set)}>{set}</Title>
      </Plate>
      <Brand>
        <img src={club.crest} alt="" />
        {club.name}
      </Brand>
    </Drawn>
  );
};

/** Preview of the page's card on social networks. */
export const ShareCard = memo(
  ({ category, label, title, name: shownName, plan, excerpt, picture: address, path }: ShareCardProps) => {
    const { club, site } = useUnit({ club: $club, site: $siteAddress });
    const picture = useShownPicture(address);
    const { hasFailed, ties } = useImageError(picture);
    const name = useId();
    return (
      <Share aria-labelledby={name}>
        {/* Not below the last heading of the text, which may be of any level. */}
        <h2 id={name}>{french(words.shared)}</h2>
        <Card>
          <Picture aria-hidden>
            {picture && !hasFailed ? (
              <CutImage {...ties} of={picture} src={picture} alt="" referrerPolicy="no-referrer" />
            ) : (
              <DrawnCard category={category} label={label} title={title} plan={plan} />
            )}
          </Picture>
          <Text>
            <span>{site.replace(/^https?:\/\//, "") + (path ?? "")}</span>
            <strong>{typeset(shownName)}</strong>
            <span>{typeset(shortDescription(excerpt, club.tagline))}</span>
          </Text>
        </Card>
      </Share>
    );
  },
);
ShareCard.displayName = "ShareCard";
