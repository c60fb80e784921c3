import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { quiet } from "../overview/overview.styles.ts";

/** The grids of a view under each other. */
export const Parts = styled.div`
  ${stack("16px")}
`;

/** A sentence about how figures come about. */
export const Remark = styled.p`
  ${quiet}
  font-size: ${size.tiny};
`;

/** Lists beside each other, as many as fit. */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: ${space.x6};
`;

/** A list under its name: on each line a link, and the figure that it is there for. */
export const List = styled.section`
  ${stack(space.x2)}
  align-content: start;
  h3 {
    font-size: ${size.control};
  }
  > p {
    ${quiet}
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  a {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: ${layout.touch};
    padding-block: ${space.x1};
    font-weight: ${weight.strong};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  span {
    flex: none;
    max-width: 45%;
    ${quiet}
    font-size: ${size.tiny};
    text-align: end;
  }
`;
