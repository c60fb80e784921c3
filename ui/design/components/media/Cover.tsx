import { styled } from "styled-components";
import { isOpenAddress } from "../../../../domain/shared/address.ts";
import { coverKey } from "../../drawings/coverKey.ts";
import { meaning } from "../../tokens/meaning.ts";
import { motion } from "../../tokens/measures.ts";
import { card } from "../../tokens/parts/components.ts";
import { corner } from "../../tokens/slope.ts";
import { useImageError } from "./imageError.ts";
import { useDrawing, useDrawn, useShownPicture, useWidths } from "./contexts.ts";
import { CutImage } from "./Cut.tsx";
import { coverAddress } from "./drawnAddress.ts";

export type CoverProps = {
  /** The category's slug: it chooses the drawing. */
  readonly category: string;
  readonly title: string;
  /** The drawing of a tip's plan, from which its cover is drawn. */
  readonly plan?: string | null | undefined;
  /** The uploaded picture; a drawn cover is used without it. */
  readonly picture?: string | null | undefined;
  /** True on the first screen: loads eagerly, and the server's page holds the drawing itself. Others load lazily. */
  readonly isFirst?: boolean;
};

/** Decoration: the title is beside it. A picture that is missing or fails to load is replaced by the drawn cover. */
export const CoverImage = ({ category, title, plan, picture: stored, isFirst = false }: CoverProps) => {
  const drawing = useDrawing();
  const drawn = useDrawn();
  const picture = useShownPicture(stored);
  // Browsers tell lazy images' sizes themselves; the first stands across the screen.
  const { srcSet, sizes } = useWidths(stored, isFirst ? "100vw" : "auto, (min-width: 800px) 480px, 100vw");
  const { hasFailed, ties } = useImageError(picture);
  const isUploaded = picture && isOpenAddress(picture) && !hasFailed;
  const address = coverAddress(coverKey(category, title, plan));
  const source = isFirst ? drawing(address) : { src: drawn(address) };
  return (
    <CutImage
      of={isUploaded ? picture : ""}
      {...(isUploaded ? { ...ties, srcSet, sizes, src: picture } : source)}
      alt=""
      width="1200"
      height="630"
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy={isUploaded ? "no-referrer" : undefined}
    />
  );
};

const Frame = styled.div<{ readonly $shape: "cover" | "wide" }>`
  overflow: hidden;
  aspect-ratio: ${({ $shape }) => ($shape === "wide" ? "16 / 9" : card.cover)};
  background: ${meaning.surfaceHigh};
  clip-path: ${corner(card.cut)};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${motion.zoom};
  }
  a:hover & img {
    transform: scale(1.03);
  }
`;

/** The picture in its frame, with one corner cut. */
export const Cover = ({ shape = "cover", ...rest }: CoverProps & { readonly shape?: "cover" | "wide" }) => (
  <Frame $shape={shape}>
    <CoverImage {...rest} />
  </Frame>
);
