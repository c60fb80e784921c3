import { styled } from "styled-components";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, weight, width } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { parallelogram, plate } from "../../tokens/slope.ts";
import { quietOnCalm, visuallyHidden } from "../../tokens/text.ts";

const stepper = {
  done: "16px",
} as const;

export const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  /* Each as wide as its label, the rest shared; on phones strokes of equal width. */
  grid-auto-columns: minmax(0, auto);

  ${below.phone} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** A slanted plate. On phones a stroke, whose label only screen readers get. */
export const Step = styled.li<{ readonly $isDone: boolean }>`
  --fill: ${meaning.calm};
  ${plate(parallelogram("14px"), "var(--fill)")}
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  min-height: 44px;
  padding-inline: 20px;
  color: ${({ $isDone }) => ($isDone ? meaning.onCalm : quietOnCalm)};
  font-size: ${size.small};
  font-weight: ${weight.data};
  font-stretch: ${width.data};

  > span:first-of-type {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & + & {
    margin-left: -10px;
  }
  > svg {
    flex: none;
    width: ${stepper.done};
    height: ${stepper.done};
  }
  &[aria-current] {
    --fill: ${meaning.mark};
    color: ${meaning.onMark};
    font-weight: ${weight.name};
    ${selectedWhenForced}
  }
  ${below.phone} {
    --fill: ${({ $isDone }) => ($isDone ? meaning.lineStrong : meaning.calm)};
    min-height: 12px;
    padding: 0;

    &::before {
      clip-path: ${parallelogram("4px")};

      ${when.forced} {
        clip-path: none;
      }
    }
    & + & {
      margin-left: 2px;
    }
    > span:first-of-type {
      ${visuallyHidden}
    }
    > svg {
      display: none;
    }
  }
`;

export const NowLine = styled.p`
  display: none;
  justify-content: space-between;
  gap: ${space.x3};
  padding-top: ${space.glyph};
  overflow-wrap: anywhere;

  ${below.phone} {
    display: flex;
  }
`;
