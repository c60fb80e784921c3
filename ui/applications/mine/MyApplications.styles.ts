import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, width } from "../../design/tokens/measures.ts";

/** Tells members that they can't apply at this moment, above the list. */
export const Closed = styled.p`
  margin-bottom: ${space.x4};
`;

export const List = styled.ul`
  ${stack(space.x4)}
`;

/** One application: a panel in hairlines. */
export const Panel = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x4};
  padding: 20px 24px;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x4};
  width: 100%;
  h3 {
    min-width: 0;
    font-size: ${size.headline};
    font-stretch: ${width.title};
  }
`;

export const Steps = styled.ol`
  ${stack(space.x2)}
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x2};
  }
  svg {
    width: 17px;
    height: 17px;
    color: ${meaning.textQuiet};
  }
  time {
    color: ${meaning.textQuiet};
  }
`;

export const StaffNotes = styled.div`
  width: 100%;
  padding-left: ${space.x4};
  border-left: ${stroke.strong} solid ${meaning.lineStrong};
  h4 {
    font-size: ${size.small};
    font-stretch: ${width.normal};
  }
  p {
    max-width: 37.8em;
    white-space: pre-line;
  }
`;
