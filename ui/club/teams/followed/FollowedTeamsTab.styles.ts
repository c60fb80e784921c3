import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, width } from "../../../design/tokens/measures.ts";

/** Above the list: the zone of its times, or why its teams have no page. */
export const Note = styled.p`
  margin-bottom: ${space.x4};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const List = styled.ul`
  ${stack(space.x4)}
`;

/** One team: a panel in hairlines. */
export const Panel = styled.li`
  padding: 20px 24px;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2} ${space.x4};
  h3 {
    min-width: 0;
    font-size: ${size.headline};
    font-stretch: ${width.title};
  }
`;

/** The next match, on a line that nothing follows. */
export const Next = styled.ul`
  margin-top: ${space.x3};
  border-top: ${stroke.hairline} solid ${meaning.line};
  && > li {
    min-height: 0;
    padding: ${space.x4} 0 0;
    border-bottom: 0;
  }
`;

export const Empty = styled.p`
  margin-top: ${space.x2};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;
