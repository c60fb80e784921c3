import { styled } from "styled-components";
import { panelStyles } from "../../../admin/admin.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../../design/tokens/measures.ts";

/** The reports, then what is decided about members. */
export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  summary {
    min-height: ${layout.touch};
    cursor: pointer;
    font-weight: ${weight.bold};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** A reported comment or member. */
export const Subject = styled.li`
  ${panelStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding: ${space.x5};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${size.control};
  }
  time {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.data};
  }
`;

/** Who reports it, and why. */
export const Said = styled.ul`
  padding-left: ${space.x4};
  border-left: 3px solid ${meaning.pending};
  font-size: ${size.small};
  li + li {
    margin-top: ${space.x3};
    padding-top: ${space.x3};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  p {
    white-space: pre-line;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x3};
`;
