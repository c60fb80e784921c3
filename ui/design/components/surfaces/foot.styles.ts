import { css, styled } from "styled-components";
import { printHidden, row } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { menu } from "../../tokens/parts/components.ts";
import { below, tabletOnly, when } from "../../tokens/screens.ts";
import { wrap } from "../../tokens/text.ts";

const whole = css`
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;
const links = css`
  a {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
    font-weight: ${weight.semi};
    text-decoration: none;
  }
  a:is(:hover, [aria-current]) {
    text-decoration: underline;
  }
  ${when.touch} {
    a {
      min-height: ${menu.entry};
    }
  }
`;

export const Foot = styled.footer`
  padding-block: ${space.x8} ${space.x7};
  border-top: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};

  ${printHidden}
`;
export const Inside = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
`;
export const OfClub = styled.div`
  grid-column: 1 / span 4;

  p {
    max-width: 18.3em;
    margin-top: ${space.x4};
    color: ${meaning.textQuiet};
  }
  ${tabletOnly} {
    grid-column: 1 / -1;
  }
  ${whole}
`;
export const Links = styled.nav`
  ${links}
  grid-column: span 2;

  ${tabletOnly} {
    grid-column: span 3;
  }
  ${below.phone} {
    grid-column: span 6;
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
  [role="status"]:empty {
    position: absolute;
  }
  ${tabletOnly} {
    grid-column: 7 / -1;
  }
  ${whole}
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
export const Mentions = styled.nav`
  ${links}
  grid-column: 1 / span 4;
  ${row(`0 ${space.column}`)}

  /* Half of the line; more for a long label. */
  a {
    flex: 1 0 calc(50% - ${space.column} / 2);
  }

  ${tabletOnly} {
    grid-column: 1 / span 6;
  }
  ${whole}
`;
