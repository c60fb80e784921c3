import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, stroke, tracking } from "../theme/measures.ts";
import { authPage } from "../theme/parts/authPage.ts";
import { below, when } from "../theme/screens.ts";
import { nameText } from "../theme/text.ts";

const figures = css`
  .figures {
    display: flex;
    justify-content: center;
    align-items: flex-end;
    min-height: ${authPage.figures};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .figures img {
    width: ${authPage.figure};
    max-width: ${authPage.figureMost};
    margin-inline: ${authPage.shoulder};
  }
  .figures img:nth-child(2) {
    z-index: ${layer.inside};
    width: ${authPage.middle};
    max-width: ${authPage.middleMost};
  }
`;

const reasons = css`
  ul {
    max-width: ${authPage.why};
    padding: ${space.x4} ${space.gutter} ${space.x6} ${authPage.whyInset};
    font-size: ${size.small};
  }
  li {
    display: grid;
    grid-template-columns: ${authPage.whyGlyph} minmax(0, 1fr);
    gap: ${authPage.whyGap};
    padding-block: ${authPage.whyEntry};
  }
  li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  li svg {
    grid-row: span 2;
  }
  h2 {
    ${nameText}
    font-size: ${size.body};
    letter-spacing: ${tracking.name};
  }
  li p {
    color: ${meaning.textQuiet};
  }
`;

export const authArtLook = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  grid-template-rows: 1fr auto;
  background: ${meaning.surfaceRaised};

  /* The light, first of its three places. */
  .sky {
    position: absolute;
    z-index: ${layer.behind};
    inset: 0 0 auto;
    width: 100%;
    height: ${authPage.sky};
    object-fit: cover;
    object-position: ${authPage.skyPart};
  }
  ${figures}
  ${reasons}
  ${below.laptop} {
    display: none;
  }
  ${when.printed} {
    display: none;
  }
`;
