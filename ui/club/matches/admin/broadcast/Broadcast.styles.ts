import { styled } from "styled-components";
import { stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { picture } from "../../overlay/Overlay.styles.ts";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 2fr) minmax(0, 5fr);
  gap: ${space.x6};
  align-items: start;
  > * {
    ${stack(space.x4)}
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div`
  ${stack(space.x2)}
  padding-bottom: ${space.x3};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

/** A broadcast stands behind the overlay: squares show where it is transparent. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: ${picture.width} / ${picture.height};
  overflow: hidden;
  border: ${stroke.hairline} solid ${meaning.line};
  background: repeating-conic-gradient(${meaning.lineStrong} 0 25%, ${meaning.placeholder} 0 50%) 0 0 / 32px 32px;
  > div {
    position: absolute;
    inset: 0 auto auto 0;
    transform: scale(var(--scale, 0.3));
    transform-origin: top left;
  }
  > p {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    margin: 0;
  }
`;

export const How = styled.div`
  h3 {
    font-size: ${size.name};
  }
  ol {
    margin: ${space.x2} 0 0;
    padding-left: ${space.x5};
    list-style: decimal;
  }
`;

export const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x3};
  > :first-child {
    flex: 1 1 320px;
  }
`;
