import { css, styled } from "styled-components";
import { Link } from "../actions/Link.tsx";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../tokens/measures.ts";
import { link } from "../../tokens/parts/components.ts";
import { below } from "../../tokens/screens.ts";
import { parallelogram, plate } from "../../tokens/slope.ts";

const pager = { height: "48px" } as const;

/** On phones: the numbers on a line of their own, the links to the previous and next page below. */
const numbersOnTop = css`
  > ol {
    order: -1;
    flex: 1 0 100%;
    justify-content: center;
  }
`;
export const Row = styled.nav<{ readonly $isLong: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  margin-top: ${space.x8};
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};

  ol {
    display: flex;
    gap: 4px;
  }
  ${below.phone} {
    flex-wrap: wrap;
    gap: ${space.x2};

    > :is(a, span) {
      font-size: ${size.small};
    }
    ${({ $isLong }) => $isLong && numbersOnTop}
  }
`;
export const Number = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 56px;
  min-height: ${pager.height};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  text-decoration: none;

  ${below.phone} {
    min-width: ${layout.touch};
  }
  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current] {
    ${plate(parallelogram("15px"), meaning.mark)}
    background: none;
    color: ${meaning.onMark};
    ${selectedWhenForced}
  }
`;
export const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${space.x5};
  min-height: ${pager.height};
  color: ${meaning.textQuiet};
`;
export const Off = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${meaning.textQuiet};
  opacity: 0.75;

  svg {
    width: ${link.glyph};
    height: ${link.glyph};
  }
`;
