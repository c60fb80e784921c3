import { styled } from "styled-components";
import { litWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, weight, width } from "../theme/measures.ts";
import { stepper } from "../theme/parts/controls.ts";
import { below, when } from "../theme/screens.ts";
import { parallelogram, plate } from "../theme/slope.ts";
import { quietOnCalm, visuallyHidden } from "../theme/text.ts";

export const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  /* Each as wide as its name, and what is left shared; on phones they are strokes of one width. */
  grid-auto-columns: minmax(0, auto);

  ${below.phone} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** A plate of the slope. On phones it is a stroke, and its name is only heard. */
export const Step = styled.li<{ readonly $isDone: boolean }>`
  --fill: ${meaning.calm};
  ${plate(parallelogram(stepper.cut), "var(--fill)")}
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  min-height: ${stepper.height};
  padding-inline: ${stepper.inset};
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
    margin-left: ${stepper.overlap};
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
    ${litWhenForced}
  }
  ${below.phone} {
    --fill: ${({ $isDone }) => ($isDone ? meaning.lineStrong : meaning.calm)};
    min-height: ${stepper.heightPhone};
    padding: 0;

    &::before {
      clip-path: ${parallelogram(stepper.cutPhone)};

      ${when.forced} {
        clip-path: none;
      }
    }
    & + & {
      margin-left: ${stepper.gapPhone};
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
