import { styled } from "styled-components";
import type { Product } from "../../domain/club/shop.ts";
import { hoodie } from "../art/clothes/hoodie.ts";
import { sleeves } from "../art/clothes/sleeves.ts";
import { dataAddress } from "../art/dataAddress.ts";
import { Board } from "../kit/Board.tsx";
import { ButtonOut } from "../kit/ButtonOut.tsx";
import { useEmblem } from "../kit/emblem.ts";
import { typeset } from "../kit/french.ts";
import { SectionHeading } from "../kit/SectionHeading.tsx";
import { Units } from "../kit/Units.tsx";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { Wrap } from "../kit/Wrap.tsx";
import { price } from "./format.ts";
import { Off } from "./Off.tsx";
import { othersLook } from "./othersLook.ts";
import { Stock } from "./Stock.tsx";
import { words } from "./words.ts";

const List = styled.ul`
  ${othersLook}
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

/** What comes after the jersey. */
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
