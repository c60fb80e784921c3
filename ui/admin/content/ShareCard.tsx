import { memo, useId } from "react";
import { styled } from "styled-components";
import { cover } from "../../art/cover.ts";
import { dataAddress } from "../../art/dataAddress.ts";
import { titleSize } from "../../art/titleSize.ts";
import { useEmblem } from "../../kit/emblem.ts";
import { french, typeset } from "../../kit/french.ts";
import { useImageError } from "../../kit/imageError.ts";
import { useShownPicture } from "../../kit/ownPictures.ts";
import { $club } from "../../page/club.ts";
import { shortDescription } from "../../page/shortDescription.ts";
import { $siteAddress } from "../../page/site.ts";
import { useUnit } from "../../page/useUnit.ts";
import { onCard } from "../../theme/parts/shareCardPreview.ts";
import { drawnCardLook, shareLook } from "./shareCardLook.ts";
import { words } from "./writingWords.ts";

const Share = styled.section`
  ${shareLook}
`;
const Drawn = styled.div<{ readonly $size: number }>`
  ${drawnCardLook}

  .title {
    font-size: ${({ $size }) => onCard($size)};
  }
`;

type ShareCardProps = {
  /** As the page calls it. */
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  /** A picture of its own, which comes before the drawn one. */
  readonly picture: string | null;
  /** Where the page will stand; null while nobody knows. */
  readonly path: string | null;
};

/** As `src/server/shareCard.ts` draws it, in the same measures. */
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

/** What networks and messages show of a link to the page. */
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
