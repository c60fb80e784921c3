import type { Inline } from "../../../domain/content/body/content.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { useImageError } from "../../design/components/media/imageError.ts";
import { useShownPicture, useWidths } from "../../design/components/media/contexts.ts";
import { LostPicture } from "./Text.styles.ts";
import { words } from "./words.ts";

type Image = Extract<Inline, { kind: "image" }>;

/** A picture in a text, of any origin. One that fails to load shows its description, and one that isn't loaded a link to it. */
export const Picture = ({ image }: { readonly image: Image }) => {
  const { description } = image;
  const address = useShownPicture(image.address);
  const widths = useWidths(image.address, "auto, (min-width: 800px) 760px, 100vw");
  const { hasFailed, ties } = useImageError(address);
  if (address === null) {
    return (
      <a href={image.address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {typeset(description || words.image)}
      </a>
    );
  }
  if (!hasFailed) {
    return <img {...ties} {...widths} src={address} alt={description} loading="lazy" referrerPolicy="no-referrer" />;
  }
  return (
    <LostPicture>
      <Icon name="alert" />
      <span>{french(description ? words.lostImage(description) : words.lostImageUnnamed)}</span>
    </LostPicture>
  );
};
