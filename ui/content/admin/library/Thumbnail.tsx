import { smallestOf } from "../../../../domain/content/body/ownPicture.ts";
import { useShownPicture, useWidths } from "../../../design/components/media/contexts.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { useImageError } from "../../../design/components/media/imageError.ts";

type ThumbnailProps = { readonly address: string; readonly isLarge?: boolean };

/** An uploaded picture, or a sign where it doesn't load. Decoration: its name is beside it. */
export const Thumbnail = ({ address, isLarge = false }: ThumbnailProps) => {
  const shown = useShownPicture(isLarge ? address : smallestOf(address));
  const widths = useWidths(isLarge ? address : null, "(min-width: 800px) 600px, 100vw");
  const { hasFailed, ties } = useImageError(shown);
  if (shown === null || hasFailed) return <Icon name="image" />;
  return <img {...ties} {...widths} src={shown} alt="" loading="lazy" decoding="async" />;
};
