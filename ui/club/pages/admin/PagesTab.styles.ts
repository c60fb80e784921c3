import { styled } from "styled-components";
import { panelStyles } from "../../../admin/admin.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const List = styled.section`
  ${panelStyles}
  > h2,
  > p {
    padding: 14px 20px 0;
  }
  > p {
    padding-block: ${space.x1} ${space.x3};
    color: ${meaning.textQuiet};
  }
`;

/** A section or a feature: its name and state, then what can be done with it. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
  min-height: 64px;
  padding: ${space.x2} 20px;
  border-top: ${stroke.hairline} solid ${meaning.line};
  > div:first-child {
    flex: 1 1 12em;
    min-width: 0;
  }
  h3 {
    font-size: ${size.control};
    font-weight: ${weight.bold};
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x3};
  }
`;
