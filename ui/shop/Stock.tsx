import { styled } from "styled-components";
import { Icon } from "../kit/Icon.tsx";
import { meaning } from "../theme/meaning.ts";
import { weight } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { words } from "./words.ts";

const Line = styled.p<{ readonly $isThere: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${shopPage.stock};
  color: ${({ $isThere }) => ($isThere ? meaning.okText : meaning.textQuiet)};
  font-weight: ${weight.strong};

  svg {
    stroke-width: ${shopPage.stockStroke};
  }
`;

/** Whether something can be ordered: a colour, a drawing and a word. */
export const Stock = ({ isThere }: { readonly isThere: boolean }) => (
  <Line $isThere={isThere}>
    <Icon name={isThere ? "check" : "clock"} />
    {isThere ? words.available : words.soon}
  </Line>
);
