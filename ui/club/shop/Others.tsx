import type { Product } from "../../../domain/club/shop.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { garmentAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { DisabledOrder } from "./DisabledOrder.tsx";
import { Art, Description, Entry, List, Text } from "./Others.styles.ts";
import { Price, Stock } from "./Offer.tsx";
import { words } from "./words.ts";

const Other = ({ product }: { readonly product: Product }) => {
  const { name, description, drawing, order } = product;
  return (
    <Entry>
      <Art>
        <img
          src={garmentAddress(drawing, name)}
          alt={typeset(words.seen[drawing])}
          width="900"
          height="960"
          loading="lazy"
        />
      </Art>
      <Text>
        <h3>{typeset(name)}</h3>
        <Price of={product.price} />
        <Description>{typeset(description)}</Description>
        {order === undefined ? (
          <DisabledOrder name={name} />
        ) : (
          <>
            <Stock isThere />
            <ButtonOut to={order}>
              {words.order}
              <VisuallyHidden>{words.orderOf(name)}</VisuallyHidden>
            </ButtonOut>
          </>
        )}
      </Text>
    </Entry>
  );
};

/** The products after the jersey. */
export const Others = ({ products }: { readonly products: readonly Product[] }) => (
  <Board aria-labelledby="others">
    <Wrap>
      <SectionHeading number={1} title={words.next} id="others" />
      <List>
        {products.map((product) => (
          <Other key={product.name} product={product} />
        ))}
      </List>
    </Wrap>
  </Board>
);
