import { css } from "styled-components";
import { ground } from "../../theme/ground.ts";
import { meaning } from "../../theme/meaning.ts";
import { size, space, stroke, width } from "../../theme/measures.ts";
import { contentDesk } from "../../theme/parts/contentDesk.ts";
import { below } from "../../theme/screens.ts";

/** The page as readers see it, in half a dialog. */
export const previewLook = css`
  position: sticky;
  top: 0;
  align-self: start;
  min-width: 0;
  max-height: ${contentDesk.see};
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
    aspect-ratio: ${contentDesk.previewArt};
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
    font-size: ${contentDesk.previewTitle};
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
    max-height: ${contentDesk.seePhone};
  }
`;
