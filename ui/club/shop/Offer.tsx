import { styled } from "styled-components";
import type { Product } from "../../../domain/club/shop/product.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Units } from "../../design/components/text/Units.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { tracking, weight, width } from "../../design/tokens/measures.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { price } from "./format.ts";
import { words } from "./words.ts";

const Amount = styled.p`
  color: ${meaning.text};
  font-size: clamp(1.75rem, 2.6vw, 2.5rem);
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1;
  letter-spacing: ${tracking.figure};
`;

/** What a product costs, in large letters. */
export const Price = ({ of }: { readonly of: Parameters<typeof price>[0] }) => (
  <Amount>
    <Units text={price(of)} />
  </Amount>
);

const Line = styled.p<{ readonly $isThere: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${({ $isThere }) => ($isThere ? meaning.okText : meaning.textQuiet)};
  font-weight: ${weight.strong};

  svg {
    stroke-width: 3;
  }
`;

/** Whether a product is on sale: colour, icon and words. The staff's note on the stock replaces them: it may say that none is left. */
export const Stock = ({ product: { orderLink, stock } }: { readonly product: Product }) => {
  const isThere = orderLink !== null;
  if (stock !== null) {
    return (
      <Line $isThere={false}>
        <Icon name="text" />
        <span dir="auto">{typeset(stock)}</span>
      </Line>
    );
  }
  return (
    <Line $isThere={isThere}>
      <Icon name={isThere ? "check" : "clock"} />
      {isThere ? words.available : words.soon}
    </Line>
  );
};
