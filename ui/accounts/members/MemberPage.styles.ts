import { styled } from "styled-components";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { memberPage } from "../../design/tokens/parts/memberPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { leaningField } from "../../design/tokens/slope.ts";
import { nameText, wrap } from "../../design/tokens/text.ts";

/** The face stands on a leaning field at the left edge of the page, the name beside it. */
export const Frame = styled.header`
  ${wrap}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${memberPage.face} minmax(0, 1fr);
  align-items: center;
  gap: ${space.x5} clamp(24px, 5vw, 72px);
  padding-block: clamp(32px, 5vw, 72px);
  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    left: 0;
    z-index: ${layer.behind};
    width: calc(${space.gutter} + ${memberPage.face} * 0.72);
    background: ${meaning.stage};
    ${leaningField}
  }
  > span {
    width: ${memberPage.face};
    height: ${memberPage.face};
  }
  > div {
    min-width: 0;
  }
  ${below.phone} {
    grid-template-columns: ${memberPage.facePhone} minmax(0, 1fr);
    align-items: start;
    gap: ${space.x4};
    > span {
      width: ${memberPage.facePhone};
      height: ${memberPage.facePhone};
    }
    &::before {
      width: calc(${space.gutter} + ${memberPage.facePhone} * 0.72);
    }
  }
`;

export const Name = styled.h1<{ readonly $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? size.proseTitle : size.pageTitle)};
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  letter-spacing: ${tracking.tight};
  line-height: 0.98;
  overflow-wrap: anywhere;
  ${below.phone} {
    font-size: ${({ $isLong }) => ($isLong ? "1.375rem" : "2.25rem")};
  }
`;

export const Known = styled.div`
  ${row(`${space.x2} ${space.x4}`)}
  align-items: center;
  margin-top: ${space.x4};
  color: ${meaning.textQuiet};
`;

export const Badges = styled.div`
  margin-top: ${space.x4};
`;

/** Who else sees the page. */
export const Note = styled.p`
  ${row(`${space.x1} ${space.x3}`)}
  margin-top: ${space.x4};
  padding-left: ${space.x4};
  border-left: 3px solid ${meaning.mark};
  font-size: ${size.small};
`;

export const Follow = styled.div`
  margin-top: ${space.x4};
  &:empty {
    display: none;
  }
`;

export const Report = styled.div`
  margin-top: ${space.x3};
  margin-inline-start: -12px;
  color: ${meaning.textQuiet};
`;

export const Entries = styled.ul`
  li {
    padding-block: ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  a {
    ${nameText}
  }
  a:not(:hover) {
    text-decoration-color: transparent;
  }
  p {
    display: -webkit-box;
    max-width: 44em;
    margin-top: ${space.x1};
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  time {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

/** In the place of the comments of a member whom the reader blocks. */
export const Folded = styled.p`
  ${row(`${space.x1} ${space.x5}`)}
  align-items: center;
  button {
    margin-inline-start: -12px;
  }
`;

export const Nothing = styled.p`
  ${wrap}
  padding-bottom: ${space.section};
  color: ${meaning.textQuiet};
`;
