import { styled } from "styled-components";
import { controlStyles } from "../../../design/components/frames/field.styles.ts";
import { ground } from "../../../design/tokens/ground.ts";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { wrap } from "../../../design/tokens/text.ts";

/** The fields, and the preview beside them. On narrow screens one of both. */
export const Columns = styled.div<{ readonly $isPreviewed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  gap: ${space.x5};
  align-items: start;
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(${({ $isPreviewed }) => ($isPreviewed ? 1 : 2)}) {
      display: none;
    }
  }
`;

/** The button between fields and preview, where both don't fit. */
export const Narrow = styled.span`
  display: none;
  ${below.laptop} {
    display: contents;
  }
`;

/** The club's logo beside a sentence. */
export const Logo = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  > img {
    flex: none;
    object-fit: contain;
  }
  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
`;

/** One of the club's colours, with what would do instead. */
export const Colour = styled.div`
  ${stack(space.x2)}
  > button {
    justify-self: start;
  }
`;

/** The browser's own picker. */
export const Swatch = styled.input`
  flex: none;
  width: ${layout.controlHeight};
  height: ${layout.controlHeight};
  padding: ${space.x1};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-right: 0;
  background: ${meaning.surfaceRaised};
  cursor: pointer;
  /* The colour itself is what it shows. */
  forced-color-adjust: none;
`;

export const Hex = styled.input`
  ${controlStyles}
  max-width: 10em;
`;

/** The page at the width of the screen, made smaller; in colours of its own when they are tried. */
export const Screen = styled.div`
  ${ground("ink")}
  position: sticky;
  top: 0;
  overflow: hidden;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  > div {
    width: 100vw;
    zoom: var(--scale, 0.4);
  }
`;

/** The bar above a page, with the club's name alone. */
export const Bar = styled.div`
  ${wrap}
  padding-block: ${space.x3};
`;
