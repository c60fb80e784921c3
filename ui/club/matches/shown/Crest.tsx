import type { Match } from "../../../../domain/club/matches/match.ts";
import { isOpenAddress } from "../../../../domain/shared/address.ts";
import { useDrawn, useShownPicture } from "../../../design/components/media/contexts.ts";
import { crestAddress } from "../../../design/components/media/drawnAddress.ts";
import { useImageError } from "../../../design/components/media/imageError.ts";

type CrestProps = {
  readonly match: Pick<Match, "opponent" | "opponentLogo">;
  /** In pixels. */
  readonly size: number;
  /** True on the first screen. */
  readonly isFirst?: boolean;
};

/** Decoration: the opponent's logo; a drawn crest while there is none, and when it doesn't load. */
export const Crest = ({ match: { opponent, opponentLogo }, size, isFirst = false }: CrestProps) => {
  const drawn = useDrawn();
  const logo = useShownPicture(opponentLogo);
  const { hasFailed, ties } = useImageError(logo);
  const isLogo = logo && isOpenAddress(logo) && !hasFailed;
  return (
    <img
      {...ties}
      src={isLogo ? logo : drawn(crestAddress(opponent))}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? undefined : "lazy"}
      referrerPolicy={isLogo ? "no-referrer" : undefined}
    />
  );
};
