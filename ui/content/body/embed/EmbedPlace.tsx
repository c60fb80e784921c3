import type { Embed } from "../../../../domain/content/body/embed.ts";
import { useLazyModule } from "../../../design/components/lazyModule.ts";
import { embedPiece } from "../pieces.ts";

const ignore = () => {};

/** An embed; a link until its code is there. */
export const EmbedPlace = ({ embed }: { readonly embed: Embed }) => {
  const Plate = useLazyModule(embedPiece, true, ignore);
  if (Plate) return <Plate embed={embed} />;
  return (
    <p>
      <a href={embed.address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {embed.address}
      </a>
    </p>
  );
};
