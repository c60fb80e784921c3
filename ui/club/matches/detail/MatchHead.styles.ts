import { styled } from "styled-components";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../../design/tokens/measures.ts";
import { type QuietLook, quietButtonStyles } from "../../../design/components/actions/QuietButton.tsx";
import { when } from "../../../design/tokens/screens.ts";
import { wrap } from "../../../design/tokens/text.ts";

export const Frame = styled.header`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};
  padding-block: clamp(20px, 2.6vw, 40px) clamp(80px, 8.4vw, 120px);
`;

export const Where = styled.p`
  color: ${meaning.textQuiet};
  overflow-wrap: anywhere;
  b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
`;

/** When, and how it stands. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
  }
  p {
    min-width: 0;
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
`;

/** How long until the match. Without a script it would stay as it is: the date tells it there. */
export const Countdown = styled.b`
  color: ${meaning.markText};
  font-size: ${size.headline};
  font-weight: ${weight.title};
  font-stretch: ${width.broad};
  ${when.scriptless} {
    display: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x4};
  &:empty {
    display: none;
  }
  ${printHidden}
`;

export const Calendar = styled.a<QuietLook>`
  ${quietButtonStyles}
  min-height: 52px;
`;
