import { styled } from "styled-components";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { leaningField, plate, rightEdge } from "../../design/tokens/slope.ts";
import { wrap } from "../../design/tokens/text.ts";

/** The portrait hangs from the navigation bar, at the left edge of the page. */
export const Frame = styled.header`
  ${wrap}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  column-gap: clamp(24px, 3.4vw, 56px);
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto;
  }
`;

export const Art = styled.div`
  grid-row: 1 / span 2;
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: 504px;
  margin-left: calc(${space.gutter} * -1);
  overflow: hidden;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.stage};
    ${leaningField}
  }
  img {
    width: 100%;
  }
  ${below.phone} {
    grid-row: auto;
    min-height: 0;
    height: 300px;
    margin-right: calc(${space.gutter} * -1);
    align-items: start;
    img {
      width: min(100%, 320px);
      margin-inline: auto;
    }
  }
  ${when.printed} {
    min-height: 0;
  }
`;

/** Above the name. */
export const Ways = styled.div`
  ${row(`${space.x2} ${space.x5}`)}
  align-self: start;
  align-items: center;
  padding-block: ${space.x5};
  a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    position: absolute;
    left: ${space.gutter};
    z-index: ${layer.inside};
    max-width: ${layout.screen};
    padding-block: ${space.x3};
  }
`;

export const Words = styled.div`
  min-width: 0;
  /* With room for the step of the board below. */
  padding-bottom: calc(clamp(32px, 3.9vw, 56px) + ${space.x6});
`;

/** A name plate that reaches over the portrait. */
export const Name = styled.h1<{ readonly $isLong: boolean }>`
  ${plate(rightEdge("clamp(18px, 2.6vw, 36px)"), meaning.chosen)}
  z-index: ${layer.inside};
  width: fit-content;
  max-width: calc(100% + 96px);
  margin-left: -96px;
  padding: 0.14em clamp(40px, 5vw, 76px) 0.16em 0.36em;
  color: ${meaning.onChosen};
  font-size: ${({ $isLong }) => ($isLong ? "clamp(1.5rem, 3.2vw, 2.75rem)" : "clamp(2.75rem, 6.8vw, 6rem)")};
  font-weight: ${weight.black};
  line-height: 1;
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
  ${below.phone} {
    max-width: 100%;
    margin: -36px 0 0 calc(${space.gutter} * -1);
    padding-left: ${space.gutter};
  }
`;

/** Role and game, the marks of the person. */
export const Slates = styled.p`
  ${row(space.x1)}
  margin-top: ${space.x4};
`;

export const Follow = styled.div`
  margin-top: ${space.x4};
  &:empty {
    display: none;
  }
`;

export const Lead = styled.p`
  max-width: ${layout.measure};
  margin-top: ${space.x4};
  color: ${meaning.textQuiet};
  font-size: ${size.prose};
`;

/** The facts, and the qualities beside them. */
export const Known = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space.x5} clamp(24px, 4vw, 64px);
  align-items: end;
  margin-top: ${space.x5};
  & > :only-child {
    grid-column: 1 / -1;
    max-width: 32rem;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space.x5};
    align-self: start;
  }
  dt,
  dd {
    padding-block: 9px;
    border-top: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  dt {
    padding-right: ${space.x3};
    margin-right: calc(${space.x5} * -1);
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    line-height: 1.7;
  }
  dd {
    padding-left: ${space.x5};
    margin-left: calc(${space.x5} * -1);
    font-weight: ${weight.strong};
  }
  ul {
    align-self: start;
  }
  li {
    padding-block: 0.18em;
    font-size: clamp(1.375rem, 2.4vw, 2rem);
    font-weight: ${weight.title};
    font-stretch: ${width.title};
    letter-spacing: ${tracking.title};
    line-height: 1.12;
    overflow-wrap: anywhere;
  }
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The tips of a person, each a row with its cover. */
export const Tips = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.column};
  a {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: ${space.x4};
    align-items: center;
    height: 100%;
    padding-block: ${space.x3};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  b {
    display: block;
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  small {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    a {
      grid-template-columns: 104px minmax(0, 1fr);
    }
  }
`;

/** The links that leave the site, at the end. */
export const Out = styled.div`
  ${wrap}
  ${row(`${space.x3} ${space.x5}`)}
  align-items: center;
  padding-block: ${space.x6};
`;
