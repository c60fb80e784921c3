import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { controlHeight, size, space, stroke, weight, width } from "../theme/measures.ts";
import { authPage } from "../theme/parts/authPage.ts";
import { below } from "../theme/screens.ts";

export const authLook = css`
  ${controlHeight("entrance")}
  display: grid;
  grid-template-columns: ${authPage.columns};
  min-height: ${authPage.height};

  .form {
    align-content: start;
    display: grid;
    gap: ${space.x4};
    width: 100%;
    max-width: ${authPage.form};
    margin-inline: auto;
    padding: ${authPage.inset} ${authPage.insetSide};
  }
  form {
    display: grid;
    gap: ${space.x4};
    margin-top: ${space.x4};
  }
  h1 {
    font-size: ${authPage.title};
  }
  .lead {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  aside {
    display: grid;
    align-content: end;
    background: ${meaning.surfaceRaised};
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  aside ul {
    max-width: ${authPage.why};
    padding: ${space.x6} ${authPage.whyInset};
  }
  aside li {
    display: grid;
    grid-template-columns: ${authPage.whyGlyph} minmax(0, 1fr);
    gap: ${authPage.whyGap};
    padding-block: ${authPage.whyEntry};
  }
  aside li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  aside h2 {
    font-size: ${size.body};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
  aside p {
    grid-column: 2;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }

  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);

    aside {
      display: none;
    }
  }
`;
