import type { Product } from "../../../domain/club/shop/product.ts";
import { isOpenAddress } from "../../../domain/shared/address.ts";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { useDrawing, useDrawn, useShownPicture } from "../../design/components/media/contexts.ts";
import { garmentAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { BySize } from "./BySize.tsx";
import { OnBack, usePrint } from "./Print.tsx";
import { Drawing, Height, Picture, Sides, viewField, Width } from "./Views.styles.ts";
import { length } from "./format.ts";
import { words } from "./words.ts";

const measures = [
  { of: "width", Measure: Width },
  { of: "height", Measure: Height },
] as const;

type View = {
  readonly words: string;
  readonly image: { readonly src: string; readonly suppressHydrationWarning?: boolean };
  readonly alt: string;
};

/** Both sides of a drawn jersey, or the drawing of another product. */
const useDrawnViews = ({ drawing: kind, name }: Product): readonly View[] => {
  const drawing = useDrawing();
  const drawn = useDrawn();
  if (kind !== "jersey") {
    return [{ words: "", image: { src: drawn(garmentAddress(kind, name)) }, alt: words.seen[kind] }];
  }
  return [
    { words: words.front, image: drawing(garmentAddress("front", name)), alt: words.frontSeen(name) },
    { words: words.back, image: { src: drawn(garmentAddress("back", name)) }, alt: words.backSeen(name) },
  ];
};

const StoredPicture = ({
  src,
  ...props
}: {
  readonly src: string;
  readonly alt: string;
  readonly "data-view": number;
}) => {
  const shown = useShownPicture(src);
  return (
    <Picture
      {...props}
      src={shown !== null && isOpenAddress(shown) ? shown : undefined}
      width="860"
      height="880"
      referrerPolicy="no-referrer"
    />
  );
};

/** The pictures of a product, or its drawing; with the measures of the chosen size. */
export const Views = ({ product }: { readonly product: Product }) => {
  const { name, pictures, sizes } = product;
  const drawn = useDrawnViews(product);
  const views =
    pictures.length > 0
      ? pictures.map((src, at): View => ({
          words: words.picture(at),
          image: { src },
          alt: words.pictureSeen(at, name),
        }))
      : drawn;
  const { printed, fields } = usePrint();
  const hasBack = pictures.length === 0 && drawn.length > 1;
  const isMeasured = sizes.some((size) => size.measures !== null);
  return (
    <Sides>
      <Drawing $isMeasured={isMeasured}>
        {views.map(({ image, alt }, at) =>
          pictures.length > 0 ? (
            <StoredPicture key={at} data-view={at} src={image.src} alt={typeset(alt)} />
          ) : (
            <Picture key={at} data-view={at} {...image} alt={typeset(alt)} width="860" height="880" />
          ),
        )}
        {hasBack && <OnBack {...printed} />}
        {isMeasured &&
          measures.map(({ of, Measure }) => (
            <Measure key={of}>
              <VisuallyHidden>{words[of]} </VisuallyHidden>
              <b>
                <BySize of={sizes}>
                  {(size) => size.measures && typeset(words.centimetres(length(size.measures[of])))}
                </BySize>
              </b>
            </Measure>
          ))}
      </Drawing>
      {views.length > 1 && (
        <Choices
          name={viewField}
          label={words.view}
          isLabelHidden
          choices={views.map((view, at) => ({ value: String(at), words: view.words }))}
          first="0"
        />
      )}
      {hasBack && fields}
    </Sides>
  );
};
