import { styled } from "styled-components";
import type { Product } from "../../../domain/club/shop.ts";
import { hoodie } from "../../design/drawings/clothes/hoodie.ts";
import { sleeves } from "../../design/drawings/clothes/sleeves.ts";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { Units } from "../../design/components/text/Units.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { price } from "./format.ts";
import { Off } from "./Off.tsx";
import { othersStyles } from "./Others.styles.ts";
import { Stock } from "./Stock.tsx";
import { words } from "./words.ts";

const List = styled.ul`
  ${othersStyles}
`;

const drawings = { sleeves, hoodie } as const;

const Other = ({ product }: { readonly product: Product }) => {
  const emblem = useEmblem();
  const { name, description, drawing, order } = product;
  return (
    <li>
      <div className="art">
        <img
          src={dataAddress(drawings[drawing](emblem, name))}
          alt={typeset(words.seen[drawing])}
          width="900"
          height="960"
          loading="lazy"
        />
      </div>
      <div className="card">
        <h3>{typeset(name)}</h3>
        <p className="price">
          <Units text={price(product.price)} />
        </p>
        <p className="say">{typeset(description)}</p>
        {order === undefined ? (
          <Off name={name} />
        ) : (
          <>
            <Stock isThere />
            <ButtonOut to={order}>
              {words.order}
              <VisuallyHidden>{words.orderOf(name)}</VisuallyHidden>
            </ButtonOut>
          </>
        )}
      </div>
    </li>
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
