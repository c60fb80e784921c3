import { css } from "styled-components";
import { ground } from "../../../design/tokens/ground.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** The page's preview in half a dialog. */
export const previewStyles = css`
  position: sticky;
  top: 0;
  align-self: start;
  min-width: 0;
  /* The dialog's height without head and foot. */
  max-height: calc(90vh - 60px - 70px - 44px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};

  > header {
    display: flex;
    justify-content: space-between;
    gap: ${space.x4};
    padding: ${space.x3} ${space.x5};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    color: ${meaning.textQuiet};
  }
  > header > h3 {
    font-size: ${size.control};
    font-stretch: ${width.name};
  }
  > article > header {
    padding-top: 0;
  }
  > article .inside {
    padding-inline: ${space.x5};
  }
  > article .stage {
    display: block;
  }
  > article .art {
    margin-inline: calc(${space.x5} * -1);
  }
  > article .art > * {
    aspect-ratio: 1200 / 630;
    height: auto;
    clip-path: none;
  }
  > article .stage .title {
    margin-top: ${space.x4};
  }
  > article .title h1 {
    display: block;
    margin: ${space.x2} 0 0;
    padding: 0;
    clip-path: none;
    font-size: clamp(1.5rem, 2.4vw, 2.25rem);
  }
  .paper {
    padding: ${space.x5};
  }
  .paper[data-ground="article"] {
    ${ground("ice")}
  }
  .paper figure {
    margin-inline: 0;
  }
  .nothing {
    color: ${meaning.textQuiet};
  }
  ${below.tablet} {
    position: static;
    max-height: calc(100vh - 60px - 140px - 32px);
  }
`;
