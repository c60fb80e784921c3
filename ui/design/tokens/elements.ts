import { css } from "styled-components";
import { typedFontFamily } from "./fonts.ts";
import { meaning } from "./meaning.ts";
import { size, stroke } from "./measures.ts";
import { titleText } from "./text.ts";

/** Resets the browser's styles and sets the sizes of titles. */
export const elements = css`
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset,
  pre {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  a {
    color: inherit;
    text-underline-offset: 0.22em;
    text-decoration-thickness: ${stroke.firm};
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    font-stretch: inherit;
    color: inherit;
  }
  input,
  textarea,
  code,
  pre {
    font-family: ${typedFontFamily};
  }
  /* Balanced wrapping would reflow earlier lines while a member types. */
  textarea {
    text-wrap: initial;
  }
  ::placeholder {
    font-family: var(--font);
    color: ${meaning.placeholder};
    opacity: 1;
  }
  h1,
  h2,
  h3 {
    ${titleText}
  }
  h1 {
    font-size: ${size.title1};
  }
  h2 {
    font-size: ${size.title2};
  }
  h3 {
    font-size: ${size.title3};
    line-height: 1.16;
  }
`;
