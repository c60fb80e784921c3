import { css, styled } from "styled-components";
import { Art, Header, Heading, Inside, Stage, Title } from "../../../design/components/prose/ContentHead.styles.ts";
import { ground } from "../../../design/tokens/ground.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** The head of the page in half a dialog: one column, without plates. */
const head = css`
  ${Header} {
    padding-top: 0;
  }
  ${Inside} {
    padding-inline: ${space.x5};
  }
  ${Stage} {
    display: block;
  }
  ${Art} {
    margin-inline: calc(${space.x5} * -1);
    img {
      aspect-ratio: 1200 / 630;
      height: auto;
      clip-path: none;
    }
  }
  ${Title} {
    margin-top: ${space.x4};
  }
  ${Heading} {
    display: block;
    margin: ${space.x2} 0 0;
    padding: 0;
    clip-path: none;
    font-size: clamp(1.5rem, 2.4vw, 2.25rem);
  }
`;

/** The page's preview in half a dialog. */
export const Panel = styled.section`
  position: sticky;
  top: 0;
  align-self: start;
  min-width: 0;
  /* The dialog's height without head and foot. */
  max-height: calc(90vh - 60px - 70px - 44px - var(--beside, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};
  ${head}
  ${below.tablet} {
    position: static;
    max-height: calc(100vh - 60px - 140px - 32px);
  }
`;

export const PanelHead = styled.header`
  display: flex;
  justify-content: space-between;
  gap: ${space.x4};
  padding: ${space.x3} ${space.x5};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  color: ${meaning.textQuiet};
  h3 {
    font-size: ${size.control};
    font-stretch: ${width.name};
  }
`;

export const Paper = styled.div<{ readonly $isLight: boolean }>`
  padding: ${space.x5};
  ${({ $isLight }) => $isLight && ground("ice")}
  && figure {
    margin-inline: 0;
  }
`;

export const Empty = styled.p`
  color: ${meaning.textQuiet};
`;
