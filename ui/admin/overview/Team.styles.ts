import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { quiet } from "./overview.styles.ts";

export const Explanation = styled.p`
  ${quiet}
`;

export const TeamRow = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto auto;
  gap: ${space.x2} ${space.x4};
  align-items: center;
  padding-block: ${space.x2};
  border-top: ${stroke.hairline} solid ${meaning.line};
  bdi {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    grid-template-columns: 44px minmax(0, 1fr);
    & > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
