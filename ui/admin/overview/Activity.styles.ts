import { css, styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, stroke, weight } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { quiet } from "./overview.styles.ts";

export const Kind = styled.p`
  ${quiet}
  font-size: ${size.tiny};
`;

export const What = styled.p`
  font-size: ${size.control};
  font-weight: ${weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const When = styled.time`
  ${quiet}
  white-space: nowrap;
`;

/** Icon, text, and a date or an action. `$isDue`: it needs an answer. */
export const Entry = styled.li<{ readonly $isDue?: boolean }>`
  display: grid;
  grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  min-height: 68px;
  padding: 10px 20px;
  & + & {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  & > svg {
    width: ${adminPage.entryGlyph};
    height: ${adminPage.entryGlyph};
    ${quiet}
  }
  ${({ $isDue }) =>
    $isDue &&
    css`
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.pending};
      & > svg,
      ${Kind} {
        color: ${meaning.pending};
        font-weight: ${weight.bold};
      }
    `}
  ${below.phone} {
    grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr);
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
