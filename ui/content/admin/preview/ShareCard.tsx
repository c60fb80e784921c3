import { memo, useId } from "react";
import { styled } from "styled-components";
import { cover } from "../../../design/drawings/cover.ts";
import { dataAddress } from "../../../design/drawings/dataAddress.ts";
import { titleSize } from "../../../design/drawings/titleSize.ts";
import { useEmblem } from "../../../design/components/media/emblem.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useImageError } from "../../../design/components/media/imageError.ts";
import { useShownPicture } from "../../../design/components/media/ownPictures.ts";
import { $club } from "../../../lib/page/club.ts";
import { shortDescription } from "../../../lib/page/shortDescription.ts";
import { $siteAddress } from "../../../lib/page/site.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { onCard } from "../../../design/tokens/parts/shareCardPreview.ts";
import { drawnCardStyles, shareStyles } from "./ShareCard.styles.ts";
import { words } from "../editor/writingWords.ts";

const Share = styled.section`
  ${shareStyles}
`;
const Drawn = styled.div<{ readonly $size: number }>`
  ${drawnCardStyles}

  .title {
    font-size: ${({ $size }) => onCard($size)};
  }
`;

type ShareCardProps = {
  /** The category's label. */
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  /** The content's own picture; it replaces the drawn one. */
  readonly picture: string | null;
  /** The page's address; null while the slug is unknown. */
  readonly path: string | null;
};

/** The drawn picture, with the measures of `src/server/shareCard.ts`. */
const DrawnCard = ({ category, title }: Pick<ShareCardProps, "category" | "title">) => {
  const club = useUnit($club);
  const emblem = useEmblem();
  const set = typeset(title);
  return (
    <Drawn $size={titleSize(set)}>
      <div className="window">
        <img src={dataAddress(cover(emblem, category, title))} alt="" />
      </div>
      <div className="plate">
        {category && (
          <div className="tag">
            <span>{category}</span>
          </div>
        )}
        <div className="title">{set}</div>
      </div>
      <div className="brand">
        <img src={club.crest} alt="" />
        {club.name}
      </div>
    </Drawn>
  );
};

/** Preview of the page's card on social networks. */
export const ShareCard = memo(({ category, title, excerpt, picture: address, path }: ShareCardProps) => {
  const { club, site } = useUnit({ club: $club, site: $siteAddress });
  const picture = useShownPicture(address);
  const { isLost, ties } = useImageError(picture);
  const name = useId();
  return (
    <Share aria-labelledby={name}>
      <h3 id={name}>{french(words.shared)}</h3>
      <div className="link">
        <div className="picture" aria-hidden>
          {picture && !isLost ? (
            <img {...ties} src={picture} alt="" referrerPolicy="no-referrer" />
          ) : (
            <DrawnCard category={category} title={title} />
          )}
        </div>
        <div className="said">
          <span>{site.replace(/^https?:\/\//, "") + (path ?? "")}</span>
          <strong>{typeset(title)}</strong>
          <span>{typeset(shortDescription(excerpt, club.tagline))}</span>
        </div>
      </div>
    </Share>
  );
});
ShareCard.displayName = "ShareCard";
