import { css } from "styled-components";
import { meaning } from "./meaning.ts";
import { layout, size, space, stroke, tracking, weight, width } from "./measures.ts";

/** Wide and heavy: what a page or a section is called. */
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

/** A small title over a hairline, as beside a text. */
export const asideTitle = css`
  padding-bottom: ${space.x3};
  border-bottom: ${stroke.firm} solid ${meaning.text};
  font-size: ${size.name};
  font-stretch: ${width.title};
`;

/** The page's own width. */
export const wrap = css`
  width: 100%;
  max-width: calc(${layout.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Heard, not seen. */
export const visuallyHidden = css`
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
