import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight, width } from "../theme/measures.ts";
import { newsPage } from "../theme/parts/newsPage.ts";
import { when } from "../theme/screens.ts";
import { asideTitle } from "../theme/text.ts";

/** Small cards under each other, each over a line. */
export const relatedLook = css`
  h2 {
    ${asideTitle}
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x3};
    padding-block: ${space.x5};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-decoration: none;
  }
  a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: ${newsPage.underline};
  }
  h3 {
    margin-bottom: ${space.near};
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
    overflow-wrap: anywhere;
  }
  ${when.printed} {
    display: none;
  }
`;
