import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { asideTitle } from "../../design/tokens/text.ts";

/** Small cards in a column, each over a line. */
export const relatedStyles = css`
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
    text-decoration-thickness: 3px;
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
