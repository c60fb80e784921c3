import { css, styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

/** Names that lead to a page look like names, not like links in a text. */
export const quietLinks = css`
  a:not(:hover) {
    text-decoration-color: transparent;
  }
`;

/** A card whose name leads to a page: the whole of it answers to a press, and the field behind the portrait to the pointer. */
export const wholeCard = css`
  position: relative;
  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.inside};
  }
  &:hover h3 a {
    text-decoration-color: currentColor;
  }
`;

/** How far the field behind a portrait moves while the pointer is on its card. */
export const pointedShift = "6px";

/** Entries side by side, each under a line. */
const entries = css`
  ${stack(`${space.x7} clamp(24px, 3.4vw, 48px)`)}
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    gap: ${space.x2};
    min-width: 0;
    padding-top: ${space.x5};
    border-top: ${stroke.firm} solid ${meaning.text};
    overflow-wrap: anywhere;
  }
  p {
    color: ${meaning.textQuiet};
  }
`;

/** Ways out of the site. */
export const Ways = styled.ul`
  ${entries}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Role = styled.p``;

/** Short facts in columns: honours, arrivals and departures. */
export const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${space.column};
  li {
    padding: ${space.x3} 0;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: ${weight.strong};
  }
  li > span {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${quietLinks}
  ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Staff members, each with a face. */
export const Bench = styled.ul`
  ${entries}
  li {
    ${wholeCard}
  }
  grid-template-columns: repeat(3, minmax(0, 1fr));
  h3 {
    margin-top: ${space.x3};
    ${quietLinks}
  }
  ${Role} {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
