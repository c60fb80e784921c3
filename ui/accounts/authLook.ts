import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { controlHeight, size, space } from "../theme/measures.ts";
import { authPage } from "../theme/parts/authPage.ts";
import { below } from "../theme/screens.ts";

/** The form, and beside it on wide screens the club. */
export const authLook = css`
  ${controlHeight("entrance")}
  display: grid;
  grid-template-columns: ${authPage.columns};
  min-height: ${authPage.height};

  .form {
    display: grid;
    align-content: start;
    gap: ${space.x4};
    width: 100%;
    max-width: ${authPage.form};
    margin-left: auto;
    padding: ${authPage.inset} ${authPage.insetSide} ${authPage.inset} ${space.gutter};
  }
  form {
    display: grid;
    gap: ${space.x4};
  }
  h1 {
    font-size: ${authPage.title};
  }
  .lead {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }

  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);

    .form {
      margin-inline: auto;
      padding-inline: ${space.gutter};
    }
  }
`;
