import { styled } from "styled-components";
import { type QuietLook, quietButtonStyles } from "../../../design/components/actions/QuietButton.tsx";
import { printHidden, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, tracking, weight, width } from "../../../design/tokens/measures.ts";
import { below, when } from "../../../design/tokens/screens.ts";
import { asideTitle, wrap } from "../../../design/tokens/text.ts";

export const Apart = styled.div`
  ${wrap}
  ${stack(space.x5)}
  padding-block: ${space.x7} ${space.section};
`;

export const Frame = styled.article`
  ${wrap}
  ${stack(space.x5)}
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-block: clamp(20px, 2.6vw, 40px) ${space.section};
  overflow-wrap: anywhere;
  h1 {
    max-width: 16em;
    font-size: ${size.pageTitle};
    font-weight: ${weight.black};
    line-height: 1;
    letter-spacing: ${tracking.tight};
  }
  ${below.phone} {
    h1 {
      font-size: min(2.25rem, 8.6vw);
    }
  }
`;

/** When and where. */
export const Facts = styled.div`
  ${stack(space.x2)}
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
  }
  p {
    color: ${meaning.textQuiet};
  }
  b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
`;

export const Text = styled.p`
  max-width: ${layout.measure};
  white-space: pre-line;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x4};
  ${printHidden}
`;

/** Needs a script. */
export const Scripted = styled.div`
  display: contents;
  ${when.scriptless} {
    display: none;
  }
`;

export const Calendar = styled.a<QuietLook>`
  ${quietButtonStyles}
  min-height: 52px;
`;

export const Own = styled.p`
  max-width: ${layout.measure};
  padding-inline-start: ${space.x4};
  border-inline-start: ${stroke.heavy} solid ${meaning.mark};
  font-weight: ${weight.strong};
`;

export const Coming = styled.section`
  ${stack(space.x4)}
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  margin-top: ${space.x4};
  h2 {
    ${asideTitle}
  }
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.x3} ${space.x5};
  li {
    display: flex;
    align-items: center;
    gap: ${space.x3};
    min-width: 0;
  }
  a,
  bdi {
    min-width: 0;
  }
  small {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

export const Quiet = styled.p`
  color: ${meaning.textQuiet};
`;
