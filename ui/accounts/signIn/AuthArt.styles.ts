import { css, styled } from "styled-components";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, tracking } from "../../design/tokens/measures.ts";
import { below, middleOnly } from "../../design/tokens/screens.ts";
import { nameText } from "../../design/tokens/text.ts";

const reasons = css`
  ul {
    max-width: 760px;
    padding: ${space.x4} ${space.gutter} ${space.x6} 48px;
    font-size: ${size.small};
  }
  li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    gap: 2px 16px;
    padding-block: 14px;
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

export const Beside = styled.aside`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  grid-template-rows: 1fr auto;
  background: ${meaning.surfaceRaised};

  ${reasons}
  /* A band above the form: the faces alone. */
  ${middleOnly} {
    order: -1;
    height: 200px;
    ul {
      display: none;
    }
  }
  ${below.phone} {
    display: none;
  }
  ${printHidden}
`;
/** The sky's light, at the first of its three positions. */
export const Sky = styled.img`
  position: absolute;
  z-index: ${layer.behind};
  inset: 0 0 auto;
  width: 100%;
  height: 640px;
  object-fit: cover;
  /* The brightest part of the sky. */
  object-position: 80% 0;
`;
export const Figures = styled.p`
  display: flex;
  justify-content: center;
  align-items: flex-end;
  min-height: 460px;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  ${middleOnly} {
    align-items: flex-start;
    min-height: 0;
    height: 200px;
  }

  img {
    width: 34%;
    max-width: 260px;
    /* The portraits touch each other. */
    margin-inline: -3%;
  }
  img:nth-child(2) {
    z-index: ${layer.inside};
    width: 43%;
    max-width: 330px;
  }
`;
