import { css } from "styled-components";
import { litWhenForced } from "../design/tokens/forced.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { when } from "../design/tokens/screens.ts";
import { asideTitle, quietText } from "../design/tokens/text.ts";

/** The sidebar of the tips' pages. */
const tipPage = {
  sideThumb: "68px",
  sideInset: "12px",
  latest: "16 / 9",
} as const;

/** The current entry: wider on both sides, so that its text stays in line. */
const current = css`
  margin-inline: calc(${tipPage.sideInset} * -1);
  padding-inline: ${tipPage.sideInset};
  background: ${meaning.calm};
  color: ${meaning.onCalm};
  font-weight: ${weight.strong};
  ${litWhenForced}

  /* On phones nearly as wide as the window. */
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

/** Four small sections, each title above a line. */
export const asideStyles = css`
  display: grid;
  /* Below the list two sections fit side by side. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
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
    padding-block: 9px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-weight: ${weight.semi};
    line-height: 1.3;
  }
  .thumbs img {
    width: ${tipPage.sideThumb};
    height: 48px;
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
    min-height: 48px;
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
