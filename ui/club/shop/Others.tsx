import { isOrderedBySize, orderAddress } from "../../../domain/club/shop/offer.ts";
import type { Product } from "../../../domain/club/shop/product.ts";
import { isOpenAddress } from "../../../domain/shared/address.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { useDrawn, useShownPicture } from "../../design/components/media/contexts.ts";
import { garmentAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { DisabledOrder } from "./DisabledOrder.tsx";
import { Art, Description, Entry, List, SizeLinks, Text } from "./Others.styles.ts";
import { Price, Stock } from "./Offer.tsx";
import { words } from "./words.ts";

type OtherProps = { readonly product: Product };

/** The first picture of a product, or its drawing. */
const Picture = ({ product: { name, drawing, pictures } }: OtherProps) => {
  const shown = useShownPicture(pictures[0]);
  const isPicture = shown !== null && isOpenAddress(shown);
  const inColours = useDrawn();
  const drawn = drawing === "jersey" ? "front" : drawing;
  return (
    <img
      src={isPicture ? shown : inColours(garmentAddress(drawn, name))}
      alt={typeset(
        isPicture ? words.pictureSeen(0, name) : drawing === "jersey" ? words.frontSeen(name) : words.seen[drawing],
      )}
      width="900"
      height="960"
      loading="lazy"
      referrerPolicy={isPicture ? "no-referrer" : undefined}
    />
  );
};

const Order = ({ product }: OtherProps) => {
  const { name, orderLink, sizes, stock } = product;
  if (orderLink === null) {
    return (
      <>
        {stock !== null && <Stock product={product} />}
        <DisabledOrder name={name} />
      </>
    );
  }
  return (
    <>
      <Stock product={product} />
      {isOrderedBySize(product) ? (
        <SizeLinks>
          {sizes.map((size) => (
            <li key={size.name}>
              <ButtonOut to={orderAddress(orderLink, size.name)} size="small">
                <span aria-hidden="true">{size.name}</span>
                <VisuallyHidden>{words.orderSize(size.name, name)}</VisuallyHidden>
              </ButtonOut>
            </li>
          ))}
        </SizeLinks>
      ) : (
        <ButtonOut to={orderAddress(orderLink)}>
          {words.order}
          <VisuallyHidden>{words.orderOf(name)}</VisuallyHidden>
        </ButtonOut>
      )}
    </>
  );
};

const Other = ({ product }: OtherProps) => (
  <Entry>
    <Art>
      <Picture product={product} />
    </Art>
    <Text>
      <h3>
        <bdi>{typeset(product.name)}</bdi>
      </h3>
      <Price of={product.cents} />
      <Description dir="auto">{typeset(product.description)}</Description>
      <Order product={product} />
    </Text>
  </Entry>
);

/** The products after the first one. */
export const Others = ({ products }: { readonly products: readonly Product[] }) => (
  <Board aria-labelledby="others">
    <Wrap>
      <SectionHeading
        number={1}
        title={products.every(({ orderLink }) => orderLink !== null) ? words.others : words.next}
        id="others"
      />
      <List>
        {products.map((product) => (
          <Other key={product.id} product={product} />
        ))}
      </List>
    </Wrap>
  </Board>
);
