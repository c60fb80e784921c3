import { css } from "styled-components";
import { litWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../theme/measures.ts";
import { tipPage } from "../theme/parts/tipPage.ts";
import { when } from "../theme/screens.ts";
import { asideTitle, quietText } from "../theme/text.ts";

/** Where the reader is: set off to both sides, so that its words stay in line with the others. */
const current = css`
  margin-inline: calc(${tipPage.sideInset} * -1);
  padding-inline: ${tipPage.sideInset};
  background: ${meaning.calm};
  color: ${meaning.onCalm};
  font-weight: ${weight.strong};
  ${litWhenForced}

  /* On phones it reaches nearly to the window's sides. */
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
`;
const row = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

/** Four small parts under each other, each with its title over a line. */
export const asideLook = css`
  display: grid;
  /* Under the list there is room for two beside each other. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tipPage.sidePart}), 1fr));
  gap: ${space.x7};
  align-items: start;
  font-size: ${size.small};
  overflow-wrap: anywhere;

  h2 {
    ${asideTitle}
  }
  a {
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  .thumbs a {
    display: grid;
    grid-template-columns: ${tipPage.sideThumb} minmax(0, 1fr);
    gap: ${space.x3};
    align-items: center;
    min-height: ${tipPage.sideThumb};
    padding-block: ${tipPage.sideEntry};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-weight: ${weight.semi};
    line-height: 1.3;
  }
  .thumbs img {
    width: ${tipPage.sideThumb};
    height: ${tipPage.sideThumbHeight};
    object-fit: cover;
  }
  .thumbs a[aria-current] {
    ${current}
  }
  dl > div {
    ${row}
    min-height: ${layout.touch};
    padding-block: ${space.x2};
  }
  dd {
    font-size: ${size.prose};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
  .categories a {
    ${row}
    align-items: center;
    min-height: ${tipPage.sideCategory};
    font-weight: ${weight.semi};

    b {
      flex: none;
    }
  }
  .categories a[aria-current] {
    ${current}
  }
  .latest {
    display: block;
    margin-top: ${space.x4};

    b {
      display: block;
      margin-top: ${space.x3};
      font-size: ${size.body};
      font-weight: ${weight.name};
      font-stretch: ${width.broad};
      line-height: 1.2;
    }
    span {
      ${quietText}
    }
  }
  ${when.printed} {
    display: none;
  }
`;
