import { css, styled } from "styled-components";
import { quietLinks } from "./entries.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below, tabletOnly } from "../../design/tokens/screens.ts";
import { listTitle } from "../../design/tokens/text.ts";

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x4} ${space.column};
  margin-bottom: ${space.x6};
`;

export const Name = styled.div`
  grid-column: 1 / span 7;
  min-width: 0;
  & > :first-child {
    margin-bottom: ${space.x4};
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;

export const Description = styled.div`
  grid-column: 8 / -1;
  align-self: end;
  p {
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;

const split = "minmax(0, 3fr) minmax(0, 2fr)";
const splitGap = "40px";

/** The players of a short team, and its matches beside them. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: ${split};
  gap: ${splitGap};
  align-items: end;
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const list = css`
  min-width: 0;
  h3 {
    ${listTitle}
    font-size: ${size.name};
  }
  b {
    ${quietLinks}
    display: block;
    font-weight: ${weight.strong};
  }
`;

const note = css`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const Wins = styled.section`
  ${list}
  li {
    padding: 12px 0;
  }
  span {
    ${note}
  }
`;

export const Staff = styled.section<TeamProps>`
  ${list}
  ul {
    column-gap: ${space.column};
    ${({ $isShort }) => $isShort && twoColumns}
  }
  li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: ${space.x4};
    align-items: center;
    position: relative;
    padding: 10px 0;
  }
  /* The whole line answers to a press. */
  b a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  div span {
    ${note}
  }
`;

const twoColumns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type TeamProps = {
  /** Three players at most: the matches stand beside them. */
  readonly $isShort: boolean;
};

const short = css`
  grid-template-columns: ${split};
  gap: ${space.x7} ${splitGap};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const inOneColumn = css`
  && > :nth-child(n) {
    grid-column: 1 / -1;
  }
`;

const whole = css`
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  ${Staff} {
    grid-column: 1 / span 4;
  }
  ${Wins} {
    grid-column: 5 / span 3;
  }
  & > :last-child {
    grid-column: 8 / -1;
  }
  /* Of a team without staff or without wins, what there is takes their place. */
  ${Wins}:first-child, ${Staff}:nth-last-child(2) {
    grid-column: 1 / span 7;
  }
  && > :only-child {
    grid-column: 1 / -1;
  }
  ${tabletOnly} {
    ${inOneColumn}
  }
`;

/** Staff, wins and matches, side by side or in one column. */
export const Lists = styled.div<TeamProps>`
  display: grid;
  margin-top: ${space.x7};
  &:empty {
    display: none;
  }
  li {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  ${({ $isShort }) => ($isShort ? short : whole)}
  ${below.phone} {
    ${inOneColumn}
  }
`;
