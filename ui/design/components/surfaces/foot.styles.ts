import { css, styled } from "styled-components";
import { printHidden, row } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { bar } from "../../tokens/parts/components.ts";
import { aboveLaptop, below, middleOnly, when } from "../../tokens/screens.ts";
import { quietText, wrap } from "../../tokens/text.ts";

const links = css`
  a {
    display: flex;
    align-items: center;
    gap: ${space.glyph};
    min-height: ${layout.touch};
    font-weight: ${weight.semi};
    text-decoration: none;
  }
  a:is(:hover, [aria-current]) {
    text-decoration: underline;
  }
`;
const title = css`
  min-height: 32px;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const Foot = styled.footer`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  /* Focus rings of the last line end within it. */
  padding-block: ${space.x8} ${space.x2};
  border-top: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};

  ${below.phone} {
    padding-top: ${space.x7};
  }
  ${printHidden}
`;
/** Stands on the lower edge, which cuts an eighth of it. */
export const Needle = styled.img`
  position: absolute;
  z-index: ${layer.behind};
  right: 14%;
  bottom: -50px;
  width: 180px;
  height: 420px;

  ${below.phone} {
    right: -40px;
  }
  ${when.forced} {
    display: none;
  }
`;
export const Inside = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  padding-bottom: ${space.x7};
`;
export const OfClub = styled.div`
  grid-column: 1 / span 3;

  p {
    max-width: 18.3em;
    margin-top: ${space.x4};
    color: ${meaning.textQuiet};
  }
  ${middleOnly} {
    grid-column: span 6;
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;
export const Links = styled.nav`
  ${links}
  grid-column: span 2;
  overflow-wrap: anywhere;

  > p {
    ${title}
  }
  svg {
    width: ${bar.channel};
    height: ${bar.channel};
  }
  ${aboveLaptop} {
    /* The shortest list. */
    &[data-list="read"] {
      grid-column: span 1;
      overflow-wrap: normal;
    }
  }
  ${below.laptop} {
    grid-column: span 6;
  }
  ${below.phone} {
    /* The list of pages stands beside the two others. */
    &[data-list="club"] {
      grid-row: span 2;
    }
  }
`;
export const Letter = styled.form`
  grid-column: 9 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  align-content: start;

  label {
    font-weight: ${weight.bold};
  }
  [role="status"] {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  label + p {
    margin-top: -${space.x2};
    ${quietText}
    font-size: ${size.small};
  }
  [role="status"]:empty {
    position: absolute;
  }
  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: ${layout.touch};
    font-size: ${size.small};
  }
  ${below.laptop} {
    grid-column: 1 / -1;
  }
  ${below.phone} {
    order: -1;
  }
`;
/** The field with its attached button. */
export const Sign = styled.div`
  display: flex;

  /* The focus ring surrounds both: the button overlaps the field. */
  &:has(input:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.strong};
  }
  input:focus-visible {
    outline: none;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 52px;
    padding: 0 ${space.x4};
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    border-right: 0;
    border-radius: 0;

    &[aria-invalid="true"] {
      border-color: ${meaning.danger};
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.danger};
    }
  }
  button {
    margin-left: -18px;
  }
`;
/** The last line of every page. */
export const Under = styled.div`
  ${row(`0 ${space.x5}`)}
  width: ${layout.column};
  margin-inline: auto;
  align-items: center;
  min-height: ${bar.under};
  border-top: ${stroke.hairline} solid ${meaning.line};
  ${quietText}
  font-size: ${size.small};

  > p {
    margin-right: auto;
    padding-block: ${space.x2};
  }
`;
export const Mentions = styled.nav`
  ${links}
  ${row(`0 ${space.x5}`)}

  a {
    font-weight: ${weight.medium};
  }
`;
