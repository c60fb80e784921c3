import { css } from "styled-components";
import { meaning } from "./meaning.ts";
import { layout, size, space, stroke, tracking, weight, width } from "./measures.ts";

/** Wide and heavy: titles of pages and sections. */
export const titleText = css`
  font-stretch: ${width.wide};
  font-weight: ${weight.title};
  line-height: 1.04;
  letter-spacing: ${tracking.title};
  text-wrap: balance;
`;

/** Names, figures, actions. */
export const nameText = css`
  font-stretch: ${width.name};
  font-weight: ${weight.name};
`;

export const quietText = css`
  color: ${meaning.textQuiet};
`;

/** A small title over a thin line, for sidebars. */
export const asideTitle = css`
  padding-bottom: ${space.x3};
  border-bottom: ${stroke.firm} solid ${meaning.text};
  font-size: ${size.name};
  font-stretch: ${width.title};
`;

/** Secondary text on a calm plate, which is dark on every ground. */
export const quietOnCalm = `color-mix(in srgb, ${meaning.onCalm} 76%, ${meaning.calm})`;

/** Over a list of a team's. */
export const listTitle = css`
  padding-bottom: ${space.x3};
  border-bottom: ${stroke.firm} solid ${meaning.text};
`;

/** As wide as its text, on one line. Wraps where that doesn't fit. */
export const singleLine = css`
  flex-shrink: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

/** The page's width. */
export const wrap = css`
  width: 100%;
  max-width: calc(${layout.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Only for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
