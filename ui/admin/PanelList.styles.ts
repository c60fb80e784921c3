import { css, styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { space, stroke, weight } from "../design/tokens/measures.ts";

/** The line of new items over a list. */
export const News = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  margin-bottom: ${space.x3};
  color: ${meaning.pending};
  font-weight: ${weight.bold};
`;

/** Search and filters over a list. */
export const toolbarStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x4};
  margin-bottom: ${space.x4};
  & > :first-child {
    flex: 1 1 300px;
  }
`;

/** The search of a list, and chips. */
export const Filters = styled.div`
  ${toolbarStyles}

  > nav {
    margin-bottom: 0;
    min-width: 0;
  }
`;

/** The tabs of a list, and beside them its filters or tools. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.x5};
  margin-bottom: ${space.x3};
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  && [role="tablist"] {
    margin-block: 0;
    background: none;
  }
  > nav {
    margin-block: ${space.x1};
  }
`;

/** The actions of a row. */
export const rowActsStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`;
