import { css, styled } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { adminPage } from "../../../design/tokens/parts/adminPage.ts";
import { below } from "../../../design/tokens/screens.ts";
import { skew } from "../../../design/tokens/slope.ts";
import { stack } from "../../../design/tokens/layout.ts";

/** `$isDue`: somebody waits for it. */
export const Entry = styled.li<{ readonly $isDue?: boolean }>`
  display: grid;
  grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr) auto;
  gap: 0 14px;
  align-items: center;
  min-height: 56px;
  padding: 6px 12px 6px 20px;
  & + & {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  > svg {
    width: ${adminPage.entryGlyph};
    height: ${adminPage.entryGlyph};
    color: ${meaning.textQuiet};
  }
  ${({ $isDue }) =>
    $isDue &&
    css`
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.pending};
      > svg {
        color: ${meaning.pending};
      }
    `}
  b {
    display: block;
    font-size: ${size.control};
    font-weight: ${weight.bold};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    padding-left: ${space.x4};
  }
`;

/** Nothing waits. */
export const Calm = styled.div`
  display: grid;
  grid-template-columns: 12px minmax(0, 1fr);
  gap: 0 ${space.x4};
  align-items: center;
  padding: ${space.x5} 20px;
  &::before {
    content: "";
    grid-row: span 2;
    align-self: stretch;
    background: ${meaning.ok};
    transform: ${skew};
  }
  b {
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
  p {
    color: ${meaning.textQuiet};
  }
`;

/** The match of the evening. */
export const Tonight = styled.div`
  ${stack(space.x1)}
  align-content: start;
  padding: 16px 20px 20px;
  time,
  p {
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
    margin-top: ${space.x3};
  }
`;
