import { css, styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { selectedWhenForced } from "../design/tokens/forced.ts";
import { printHidden, stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { aboveLaptop } from "../design/tokens/screens.ts";
import { asideTitle, quietText } from "../design/tokens/text.ts";

const thumbnail = "68px";
const inset = "12px";

/** The current entry: wider on both sides, so that its text stays in line. */
const current = css`
  margin-inline: calc(${inset} * -1);
  padding-inline: ${inset};
  background: ${meaning.calm};
  color: ${meaning.onCalm};
  font-weight: ${weight.strong};
  ${selectedWhenForced}

  /* On phones nearly as wide as the window. */
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
`;

/** Four small sections, each title above a line. */
export const Aside = styled.aside`
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
  ${aboveLaptop} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    align-self: stretch;
  }
  ${printHidden}
`;

/** The last part stays in sight beside a long list. */
export const Staying = styled.div`
  ${stack(space.x7)}
  ${aboveLaptop} {
    position: sticky;
    top: calc(${layout.barHeight} + ${space.x5});
  }
`;

export const Thumbnails = styled.ul`
  li > * {
    display: grid;
    grid-template-columns: ${thumbnail} minmax(0, 1fr);
    gap: ${space.x3};
    align-items: center;
    min-height: ${thumbnail};
    padding-block: 9px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-weight: ${weight.semi};
    line-height: 1.3;
  }
  img {
    width: ${thumbnail};
    height: 48px;
    object-fit: cover;
  }
  a[aria-current] {
    ${current}
  }
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

export const Figures = styled.dl`
  div {
    ${row}
    align-items: baseline;
    min-height: ${layout.touch};
    padding-block: ${space.x2};
  }
  dd {
    font-size: ${size.prose};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
`;

export const CategoryList = styled.ul`
  a {
    ${row}
    align-items: center;
    min-height: 48px;
    font-weight: ${weight.semi};
  }
  a[aria-current] {
    ${current}
  }
  b {
    flex: none;
  }
`;

export const LatestLink = styled(Link)`
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
`;
