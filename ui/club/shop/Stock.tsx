import { styled } from "styled-components";
import { Icon } from "../../design/components/media/Icon.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { weight } from "../../design/tokens/measures.ts";
import { words } from "./words.ts";

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

/** Whether a product is on sale: colour, icon and word. */
export const Stock = ({ isThere }: { readonly isThere: boolean }) => (
  <Line $isThere={isThere}>
    <Icon name={isThere ? "check" : "clock"} />
    {isThere ? words.available : words.soon}
  </Line>
);
