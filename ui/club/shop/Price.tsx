import { styled } from "styled-components";
import { Units } from "../../design/components/text/Units.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { tracking, weight, width } from "../../design/tokens/measures.ts";
import { price } from "./format.ts";

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
