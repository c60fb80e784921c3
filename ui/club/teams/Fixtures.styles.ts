import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { listTitle } from "./team.styles.ts";

const fixtures = {
  mark: "36px",
  markPhone: "32px",
} as const;

/** The zone is shown at the end of the title's line, or below it. */
const title = css`
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.x4};
    ${listTitle}
  }
  .title p {
    margin-left: auto;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  h3 {
    font-size: ${size.name};
  }
`;

const row = css`
  li {
    display: grid;
    grid-template-columns: 96px 36px minmax(0, 1fr) 44px;
    gap: ${space.x3};
    align-items: center;
    min-height: 76px;
    padding: 8px 0;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    line-height: 1.25;
  }
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
    line-height: 1.05;
  }
  time span {
    display: block;
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    font-stretch: ${width.tag};
    white-space: nowrap;
  }
  li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: ${weight.strong};
  }
  div span {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  /* A cancelled match stays in the list, for those who have noted it. */
  .off :is(time, b) {
    color: ${meaning.textQuiet};
    text-decoration: line-through;
  }
  .off img {
    opacity: 0.6;
  }
  .off strong {
    color: ${meaning.danger};
  }
`;

const subscribe = css`
  .none,
  .subscribe {
    padding-top: ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  .subscribe p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x5};
  }
  .subscribe a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;

export const fixturesStyles = css`
  min-width: 0;
  ${title}
  ${row}
  ${subscribe}

  ${below.phone} {
    li {
      grid-template-columns: 92px 32px minmax(0, 1fr) 44px;
    }
    li img {
      width: ${fixtures.markPhone};
      height: ${fixtures.markPhone};
    }
  }
  /* The names need the icon's space. */
  ${below.narrow} {
    li {
      grid-template-columns: 84px minmax(0, 1fr) 44px;
      column-gap: ${space.x2};
    }
    li img {
      display: none;
    }
  }
  ${when.printed} {
    .subscribe {
      display: none;
    }
  }
`;
